import { DAY_MS } from '@chowk/domain/kernel';
import { ACTING_KEY, type ActingFor, actingFor, dropActing, setActing } from '@/api/session/acting';
import { currentSession } from '@/api/session/current-session';
import { storeDurably } from '@/api/storage/durable-storage';
import { endedSince, isEndOf } from './ended-elsewhere';

/** How long the server's last word holds for a browser that was killed, with or without a network. */
const RESUME_WITHIN_MS = DAY_MS;

/** Left in the device's storage by a tab that was closed: there is nothing to go on with. */
const CLOSED = '';

/** Held by every tab that acts, as long as it lives. */
const LOCK_NAME = 'chowk-acting';

interface StoredActing extends ActingFor {
  /** It ends with the very session it was begun in, whoever signs in next. */
  readonly session: string;
  /** When the server last said so. */
  readonly heardAtMs: number;
}

function isStoredActing(value: unknown): value is StoredActing {
  if (typeof value !== 'object' || value === null) return false;
  const { session, shopId, shopName, as } = value as Record<string, unknown>;
  return [session, shopId, shopName, (as as { id?: unknown } | null)?.id].every(
    (part) => typeof part === 'string',
  );
}

function readStored(storage: Storage): StoredActing | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(ACTING_KEY) ?? 'null');
    return isStoredActing(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isYoung({ heardAtMs }: StoredActing): boolean {
  return Date.now() - heardAtMs < RESUME_WITHIN_MS;
}

/** Whether it was had; it is let go of with the tab, however that ends. */
async function holdLock(options: LockOptions): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return false;
  return new Promise((had) => {
    const untilTheEnd = (lock: Lock | null) => {
      had(lock !== null);
      return lock ? new Promise<void>(() => {}) : undefined;
    };
    locks.request(LOCK_NAME, options, untilTheEnd).catch(() => had(false));
  });
}

function write(stored: StoredActing): void {
  const text = JSON.stringify(stored);
  sessionStorage.setItem(ACTING_KEY, text);
  storeDurably(ACTING_KEY, text);
}

/** A killed browser tells nobody; whoever closes the tab, or leaves the app with it, ends it there. */
function endWithTab(): void {
  if (actingFor()) storeDurably(ACTING_KEY, CLOSED);
}

/** Opened anew, as themselves: nothing of the shop is left on the screen of this tab either. */
function leaveWithOther(event: StorageEvent): void {
  const acting = actingFor();
  if (!acting || !isEndOf(acting.shopId, event)) return;
  setActing(undefined);
  window.location.assign('/dashboard');
}

/**
 * When the app opens: goes on acting after a reload, and after a kill where no tab that lives has it.
 * Never in another's session.
 */
export async function takeUpActing(): Promise<void> {
  const isReload = sessionStorage.getItem(ACTING_KEY) !== null;
  const stored = readStored(isReload ? sessionStorage : localStorage);
  const isOurs = stored?.session === currentSession();
  if (!stored || !isOurs || !(isReload || isYoung(stored))) {
    dropActing();
    return;
  }
  if (endedSince(stored)) {
    sessionStorage.removeItem(ACTING_KEY);
    import('./tell-ended').then((words) => words.tellEnded(stored.shopName)).catch(() => undefined);
    return;
  }
  // Among tabs that come back together after a kill, one goes on: what was killed was one.
  const lock = holdLock(isReload ? { mode: 'shared' } : { ifAvailable: true });
  if (!isReload && !(await lock)) return;
  setActing(stored);
  write(stored);
  addEventListener('pagehide', endWithTab);
  window.addEventListener('storage', leaveWithOther);
}

/** The server said so just now: for the next opening of the app in this tab, or after a kill. */
export function keepActing({ shopId, shopName, as }: ActingFor): void {
  const session = currentSession();
  if (session) write({ shopId, shopName, as, session, heardAtMs: Date.now() });
}

/** The server says that it is over: this page goes on to tell so, and no later one goes on at all. */
export function leaveActing(): void {
  const acting = actingFor();
  dropActing();
  setActing(acting);
}
