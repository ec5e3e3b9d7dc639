import { storedSession } from './stored-session';
import { claimsOf } from './token-claims';

/** Which session this is: a new token of the same one is the same, the next sign-in is another. */
export function currentSession(): string | undefined {
  const session = storedSession();
  if (!session) return undefined;
  const { session_id } = claimsOf(session.accessToken);
  return `${session.userId} ${String(session_id ?? session.accessToken)}`;
}
