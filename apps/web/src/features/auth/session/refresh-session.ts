import { authClient } from '@/api/auth/auth-client';
import { storedSession } from '@/api/session/stored-session';
import type { AuthFailure } from '@/features/auth/auth-failure';
import { type RefreshResult, refreshProblem } from './session-upkeep';

interface Refreshed {
  readonly data: { readonly session: unknown };
  readonly error: AuthFailure | null;
}

/** What we use of the auth client, so that a test can stand in for it. */
export interface RefreshingClient {
  refreshSession(): Promise<Refreshed>;
  getSession(): Promise<Refreshed>;
}

/** Another tab was faster and its session was kept instead of ours: all is well. */
const DISCARDED = 'AuthRefreshDiscardedError';

function resultOf({ data, error }: Refreshed): RefreshResult {
  if (error) return refreshProblem(error);
  return { kind: data.session ? 'renewed' : 'none' };
}

export async function refreshWith(client: RefreshingClient): Promise<RefreshResult> {
  const answer = await client.refreshSession();
  if (answer.error?.name === DISCARDED) return resultOf(await client.getSession());
  return resultOf(answer);
}

/** `isAsked`: a person wants it now, so an answer of a moment ago will not do. */
export async function refreshSession(isAsked: boolean): Promise<RefreshResult> {
  const client = await authClient();
  if (isAsked) client.forgetRefreshFailure();
  return refreshWith(client);
}

/**
 * By this device's own clock on both sides: the client stores when the token ends as "now and an
 * hour", so a clock that is a day wrong is wrong in the same way twice.
 */
export function timeLeftMs(nowMs = Date.now()): number | undefined {
  const session = storedSession();
  return session ? session.expiresAtMs - nowMs : undefined;
}
