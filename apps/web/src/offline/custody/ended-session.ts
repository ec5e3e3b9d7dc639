import { currentSession } from '@/api/session/current-session';

const left = new Map<string, string>();

export function noteLeaving(personId: string): void {
  const session = currentSession();
  if (session) left.set(personId, session);
}

/**
 * The session exists until the server has confirmed the sign-out, which can take a while. Code that
 * still runs must not create the deleted store again; a new sign-in may.
 */
export function hasLeft(personId: string): boolean {
  const session = left.get(personId);
  const now = currentSession();
  return session !== undefined && (now === undefined || now === session);
}
