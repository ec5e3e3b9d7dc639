import { APPLICATION_NAME } from '@/api/client/application';
import { sha256Of } from '@/api/client/sha256';
import { PENDING_SIGN_OUTS_KEY, SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { claimsOf } from '@/api/session/token-claims';
import { storeDurably } from '@/api/storage/durable-storage';

/** Ends one session and opens nothing: a digest of its token, not the token (decision 0040). */
interface PendingSignOut {
  readonly session_id: string;
  readonly proof: string;
}

/** Few people use one phone between two moments with a network. */
const MOST = 20;
/** Done, or unknown to the server: asking again would change nothing. */
const SETTLED: ReadonlySet<number> = new Set([200, 400]);

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function noted(): readonly PendingSignOut[] {
  return read<PendingSignOut[]>(PENDING_SIGN_OUTS_KEY) ?? [];
}

function note(all: readonly PendingSignOut[]): void {
  storeDurably(PENDING_SIGN_OUTS_KEY, all.length === 0 ? null : JSON.stringify(all.slice(-MOST)));
}

/**
 * Recorded before the session is deleted, since only the response tells whether the server knows.
 */
export async function noteSignOut(): Promise<PendingSignOut | undefined> {
  const session = read<{ access_token: string; refresh_token: string }>(SESSION_STORAGE_KEY);
  if (!session) return undefined;
  const { session_id: id } = claimsOf(session.access_token);
  const proof = await sha256Of(new Blob([session.refresh_token]));
  if (typeof id !== 'string' || proof === undefined) return undefined;
  const pending = { session_id: id, proof };
  note([...noted(), pending]);
  return pending;
}

export function dropSignOut({ session_id: id }: PendingSignOut): void {
  note(noted().filter(({ session_id: one }) => one !== id));
}

async function tell(pending: PendingSignOut): Promise<void> {
  const { status } = await fetch('/auth/v1/logout/late', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-application-name': APPLICATION_NAME },
    body: JSON.stringify(pending),
  });
  if (SETTLED.has(status)) dropSignOut(pending);
}

/** Sends every sign-out the server has not confirmed; without a network they stay pending. */
export async function sendSignOuts(): Promise<void> {
  for (const pending of noted()) await tell(pending).catch(() => undefined);
}
