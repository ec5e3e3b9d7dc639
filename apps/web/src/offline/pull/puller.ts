import { MINUTE_MS, SECOND_MS } from '@chowk/domain/kernel';
import type { SyncCollection } from '@chowk/domain/sync';
import { OfflineError } from '@/api/errors/errors';
import type { OutboxCalls } from '@/offline/send/outbox-calls';
import { cleanUp } from '@/offline/store/clean-up';
import { onSyncEvent } from '@/offline/store/events';
import type { OfflineDatabase } from '@/offline/store/schema';
import { withLock } from '@/offline/store/with-lock';
import { IDLE_MS, whenNotPaused } from './pause-background';
import { pullAll, recordFailure } from './pull';

/** Delayed so that it does not compete with the first screen. */
const FIRST_AFTER_MS = 4 * SECOND_MS;
const AGAIN_AFTER_MS = 5 * MINUTE_MS;
/** Changes sent by this device or others come in bursts, so a pull waits for a pause. */
const AFTER_SENDING_MS = 3 * SECOND_MS;

export interface PullerPorts extends Pick<OutboxCalls, 'pull'> {
  readonly nowMs: () => number;
  /** Whether this tab still shows the rows of the same store. */
  readonly isCurrent: () => boolean;
  readonly isDeviceOffline: () => boolean;
}

/** Fetches changes under a lock that all tabs share. */
export async function pullLocked(
  database: OfflineDatabase,
  collections: readonly SyncCollection[],
  ports: PullerPorts,
): Promise<void> {
  if (ports.isDeviceOffline()) throw new OfflineError();
  await withLock(`chowk-pull-${database.name}`, async () => {
    if (!ports.isCurrent()) return;
    try {
      await pullAll(database, collections, ports);
    } catch (error) {
      if (ports.isCurrent()) {
        await recordFailure(database, collections, error).catch(() => undefined);
      }
      throw error;
    }
  });
}

/** Keeps the local rows up to date while this tab is visible. */
export function startPulling(
  database: OfflineDatabase,
  collections: readonly SyncCollection[],
  ports: PullerPorts,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = 0;
  let isStopped = false;

  async function pull(): Promise<void> {
    await whenNotPaused(IDLE_MS);
    if (isStopped || !ports.isCurrent()) return;
    // Anything sent during this pull needs another one.
    dueMs = 0;
    if (globalThis.document?.visibilityState !== 'hidden') {
      // Rows that could not be fetched are fetched next time.
      await pullLocked(database, collections, ports).catch(() => undefined);
    }
    planIn(AGAIN_AFTER_MS);
  }

  /** The earlier of the two times counts. */
  function planIn(delayMs: number): void {
    const wantedMs = ports.nowMs() + delayMs;
    if (isStopped || (dueMs > 0 && dueMs <= wantedMs)) return;
    clearTimeout(timer);
    dueMs = wantedMs;
    timer = setTimeout(() => void pull(), delayMs);
  }

  const pullSoon = () => planIn(FIRST_AFTER_MS);
  globalThis.addEventListener?.('online', pullSoon);
  const stopListening = onSyncEvent(({ type }) => {
    if (type === 'item.sent' || type === 'rows.stale') planIn(AFTER_SENDING_MS);
  });
  void cleanUp(database, ports.nowMs()).catch(() => undefined);
  pullSoon();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    globalThis.removeEventListener?.('online', pullSoon);
  };
}
