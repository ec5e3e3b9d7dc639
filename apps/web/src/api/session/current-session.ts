import { storedSession } from './stored-session';
import { claimsOf } from './token-claims';

/** The id of the session: the same after a token refresh, another after a new sign-in. */
export function currentSession(): string | undefined {
  const session = storedSession();
  if (!session) return undefined;
  const { session_id } = claimsOf(session.accessToken);
  return `${session.userId} ${String(session_id ?? session.accessToken)}`;
}
