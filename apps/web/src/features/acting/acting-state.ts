import { ACTING_KEY, type ActingFor, dropActing, setActing } from '@/api/acting';
import { storedSession } from '@/api/stored-session';
import { claimsOf } from '@/api/token-claims';

interface Kept extends ActingFor {
  /** It ends with the very session it was begun in, whoever signs in next. */
  readonly session: string;
}

function currentSession(): string | undefined {
  const session = storedSession();
  const { session_id } = claimsOf(session?.accessToken ?? '');
  return session ? `${session.userId} ${String(session_id)}` : undefined;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { session, shopId, shopName, as } = value as Record<string, unknown>;
  return [session, shopId, shopName, (as as { id?: unknown } | null)?.id].every(
    (part) => typeof part === 'string',
  );
}

function readKept(): Kept | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(ACTING_KEY) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** When the app opens: goes on acting after a reload, and never in another's session. */
export function takeUpActing(): void {
  const kept = readKept();
  if (kept && kept.session === currentSession()) setActing(kept);
  else dropActing();
}

/** For the next opening of the app in this tab. */
export function keepActing(next: ActingFor): void {
  const session = currentSession();
  if (session) sessionStorage.setItem(ACTING_KEY, JSON.stringify({ ...next, session }));
}
