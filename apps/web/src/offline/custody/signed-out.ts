import { currentSession } from '@/api/session/current-session';

/** Whose store went with a sign-out, and the session that ended so. */
const left = new Map<string, string>();

export function noteLeaving(personId: string): void {
  const session = currentSession();
  if (session) left.set(personId, session);
}

/**
 * The session is still there while the server is told of its end, and on a bad line that takes its time:
 * what runs meanwhile must not bring back the store that was just deleted. A new sign-in may.
 */
export function hasLeft(personId: string): boolean {
  const session = left.get(personId);
  const now = currentSession();
  return session !== undefined && (now === undefined || now === session);
}
