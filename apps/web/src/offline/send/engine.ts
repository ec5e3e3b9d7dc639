import { SECOND_MS } from '@chowk/domain/kernel';
import { emit, onSyncEvent } from '@/offline/store/events';
import { putAll } from '@/offline/store/rows';
import type { OfflineDatabase } from '@/offline/store/schema';
import { withLock } from '@/offline/store/with-lock';
import { write } from '@/offline/store/write';
import { sendLock } from './background';
import { isBackingOff } from './backoff';
import { pickReady } from './pick-ready';
import { requeueInterrupted, type SendPorts, type SendReport, sendQueue } from './send-queue';

export const START_AFTER_ONLINE_MS = 2 * SECOND_MS;
export const POLL_MS = 30 * SECOND_MS;

export interface EnginePorts extends SendPorts {
  /** Changes with each sign-in and token refresh. */
  readonly sessionMark: () => string | undefined;
  readonly isDeviceOffline: () => boolean;
}

export interface Engine {
  /** Sends everything that can be sent now; resolves when done or when it has to wait. */
  readonly sendNow: () => Promise<SendReport>;
  /** The person asked or the network returned, so backoff waits end now. */
  readonly endWaits: () => Promise<void>;
  readonly stop: () => void;
}

const NOTHING: SendReport = { end: 'idle', sent: 0, failed: 0 };

/** A new network ends waits caused by the network; those the server asked for are kept. */
async function endNetworkWaits(database: OfflineDatabase): Promise<void> {
  await write(database, ['pendingUploads'], async (tables) => {
    const waiting = (await tables.pendingUploads.index('state').getAll('queued')).filter(
      ({ retryAt, lastError }) => retryAt > 0 && !lastError?.details?.retryAfterS,
    );
    await putAll(
      tables.pendingUploads,
      waiting.map((row) => ({ ...row, retryAt: 0 })),
    );
  });
}

/** Runs in every tab; a lock decides which of them sends. */
export function createEngine(
  database: OfflineDatabase,
  personId: string,
  ports: EnginePorts,
): Engine {
  let isStopped = false;
  let refusedSession: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: Promise<SendReport> | undefined;
  let lastCount = -1;

  const alone = <Result>(work: () => Promise<Result>) => withLock(sendLock(personId), work);

  async function hasReady(): Promise<boolean> {
    const rows = await database.getAllFromIndex('pendingUploads', 'seq');
    if (rows.length !== lastCount) emit({ type: 'queue.changed' });
    lastCount = rows.length;
    const isCutOff = rows.some(({ state }) => state === 'sending');
    return isCutOff || pickReady(rows, personId, ports.nowMs()).length > 0;
  }

  async function run(): Promise<SendReport> {
    // A caller during a run gets another run afterwards, because its item may be new.
    next = undefined;
    if (isStopped || ports.personId() !== personId) return NOTHING;
    const mark = ports.sessionMark();
    // The server refused this session, so asking again changes nothing.
    if (mark === refusedSession) return { ...NOTHING, end: 'sign_in' };
    if (ports.isDeviceOffline()) return { ...NOTHING, end: 'unreachable' };
    const report = await sendQueue(database, personId, ports);
    if (report.end === 'sign_in') refusedSession = mark;
    await planNext();
    return report;
  }

  function sendNow(): Promise<SendReport> {
    next ??= alone(run);
    return next;
  }

  function sendQuietly(): void {
    sendNow().catch(() => undefined);
  }

  async function planNext(): Promise<void> {
    const rows = await database.getAllFromIndex('pendingUploads', 'state', 'queued');
    const now = ports.nowMs();
    const waits = rows.filter(({ retryAt }) => isBackingOff(retryAt, now));
    clearTimeout(timer);
    if (waits.length === 0 || isStopped) return;
    const soonest = Math.min(...waits.map(({ retryAt }) => retryAt));
    timer = setTimeout(sendQuietly, Math.max(0, soonest - now));
  }

  // Also without a network: an interrupted item must not be shown as being sent.
  alone(() => requeueInterrupted(database)).catch(() => undefined);

  const poll = setInterval(() => {
    void hasReady().then((isReady) => isReady && sendQuietly());
  }, POLL_MS);

  let comingBack: ReturnType<typeof setTimeout> | undefined;
  function onOnline(): void {
    clearTimeout(comingBack);
    comingBack = setTimeout(() => {
      // Another tab may have signed out and closed the store.
      endNetworkWaits(database).then(sendQuietly, () => undefined);
    }, START_AFTER_ONLINE_MS);
  }
  globalThis.addEventListener?.('online', onOnline);
  const stopListening = onSyncEvent(({ type }) => type === 'item.queued' && sendQuietly());

  return {
    sendNow,
    endWaits: () => endNetworkWaits(database),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(comingBack);
      clearInterval(poll);
      stopListening();
      globalThis.removeEventListener?.('online', onOnline);
    },
  };
}
