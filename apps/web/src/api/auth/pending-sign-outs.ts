import { APPLICATION_NAME } from '@/api/client/application';
import { sha256Of } from '@/api/client/sha256';
import { FAREWELL_KEY, SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { claimsOf } from '@/api/session/token-claims';
import { storeDurably } from '@/api/storage/durable-storage';

/** Ends one session and opens nothing: the digest of its token, not the token (decision 0040). */
interface Farewell {
  readonly session_id: string;
  readonly proof: string;
}

/** One phone goes through few hands before it meets a network again. */
const MOST = 20;
/** Taken, or no farewell at all: nothing would change by asking again. */
const SETTLED: ReadonlySet<number> = new Set([200, 400]);

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function noted(): readonly Farewell[] {
  return read<Farewell[]>(FAREWELL_KEY) ?? [];
}

function note(all: readonly Farewell[]): void {
  storeDurably(FAREWELL_KEY, all.length === 0 ? null : JSON.stringify(all.slice(-MOST)));
}

/** Before the session is forgotten: whether the server hears of it is known only afterwards. */
export async function noteSignOut(): Promise<Farewell | undefined> {
  const session = read<{ access_token: string; refresh_token: string }>(SESSION_STORAGE_KEY);
  if (!session) return undefined;
  const { session_id: id } = claimsOf(session.access_token);
  const proof = await sha256Of(new Blob([session.refresh_token]));
  if (typeof id !== 'string' || proof === undefined) return undefined;
  const farewell = { session_id: id, proof };
  note([...noted(), farewell]);
  return farewell;
}

export function dropSignOut({ session_id: id }: Farewell): void {
  note(noted().filter(({ session_id: one }) => one !== id));
}

async function tell(farewell: Farewell): Promise<void> {
  const { status } = await fetch('/auth/v1/logout/late', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-application-name': APPLICATION_NAME },
    body: JSON.stringify(farewell),
  });
  if (SETTLED.has(status)) dropSignOut(farewell);
}

/** The server hears of every sign-out it has not heard of; without a network it waits on. */
export async function sendSignOuts(): Promise<void> {
  for (const farewell of noted()) await tell(farewell).catch(() => undefined);
}
