import type { BatchResult } from '@chowk/domain/sync';
import { type PendingUpload, requeued } from '@/offline/outbox/queue-row';
import type { OutboxCalls } from '@/offline/send/outbox-calls';
import { emit } from '@/offline/store/events';
import { getEach, putAll, update } from '@/offline/store/rows';
import type { OfflineDatabase } from '@/offline/store/schema';
import { write } from '@/offline/store/write';
import { fitBatch, pickReady, toCall } from './pick-ready';
import { failureOf, mayHaveArrived, refusalOf, type SendFailure } from './send-failure';
import { type RetryPorts, type Settlement, settle } from './settle';

export interface SendPorts
  extends RetryPorts,
    Pick<OutboxCalls, 'sendBatch' | 'uploadPhoto' | 'listReceipts'> {
  /** Who is signed in now: a response for another person is not applied. */
  readonly personId: () => string | undefined;
}

/**
 * `idle`: nothing more can be sent now · `unreachable`: the network or the server failed · `sign_in`: 401.
 */
export type SendEnd = 'idle' | 'unreachable' | 'sign_in';

export interface SendReport {
  readonly end: SendEnd;
  readonly sent: number;
  /** An attempt that failed, for whatever reason. */
  readonly failed: number;
}

const NO_RESULT: SendFailure = { outcome: 'later', problem: { code: 'foreign_answer' } };

/**
 * Interrupted by a killed tab or browser, so it may have arrived. Nobody else sends under our lock.
 */
export async function requeueInterrupted(database: OfflineDatabase): Promise<void> {
  if ((await database.countFromIndex('pendingUploads', 'state', 'sending')) === 0) return;
  await write(database, ['pendingUploads'], async (tables) => {
    const interrupted = await tables.pendingUploads.index('state').getAll('sending');
    await putAll(
      tables.pendingUploads,
      interrupted.map((row) => ({ ...row, ...requeued(row) })),
    );
  });
  emit({ type: 'queue.changed' });
}

async function hasPhotosToSend(database: OfflineDatabase, item: PendingUpload): Promise<boolean> {
  if (item.blobs.length === 0) return false;
  const ids = item.blobs.map(({ id }) => id);
  const rows = await getEach(database.transaction('blobs').store, ids);
  return rows.some((row) => row && !row.isUploaded);
}

async function splitByPhotos(database: OfflineDatabase, ready: readonly PendingUpload[]) {
  const light: PendingUpload[] = [];
  const heavy: PendingUpload[] = [];
  for (const item of ready) {
    ((await hasPhotosToSend(database, item)) ? heavy : light).push(item);
  }
  return { light, heavy };
}

/** Photos before their command, one by one: on a slow network two at once finish later. */
async function sendPhotos(
  database: OfflineDatabase,
  item: PendingUpload,
  ports: SendPorts,
): Promise<SendFailure | undefined> {
  for (const { id, bucket, path } of item.blobs) {
    const row = await database.get('blobs', id);
    if (!row || row.isUploaded) continue;
    try {
      const actingShopId = item.onBehalfOf?.shopId;
      await ports.uploadPhoto({ bucket, path, blob: row.blob, actingShopId });
    } catch (error) {
      return failureOf(error);
    }
    await write(database, ['blobs'], (tables) => update(tables.blobs, id, { isUploaded: true }));
  }
  return undefined;
}

function toSettlement(item: PendingUpload, result: BatchResult | undefined): Settlement {
  if (!result) return { kind: 'failure', item, failure: NO_RESULT };
  if ('output' in result && result.status === 200) {
    return { kind: 'done', item, output: result.output };
  }
  if (!('error' in result)) return { kind: 'failure', item, failure: NO_RESULT };
  return { kind: 'failure', item, failure: refusalOf(result) };
}

/**
 * Row security makes a forbidden row look missing; only a receipt proves that the command was done.
 */
async function askReceipts(
  settlements: readonly Settlement[],
  ports: SendPorts,
): Promise<Settlement[]> {
  const unsure = settlements.filter(
    (one) => one.kind === 'failure' && mayHaveArrived(one.failure.problem),
  );
  if (unsure.length === 0) return [...settlements];
  try {
    const done = await ports.listReceipts(unsure.map(({ item }) => item.id));
    return settlements.map((one) =>
      done.has(one.item.id) ? { kind: 'done', item: one.item } : one,
    );
  } catch (error) {
    const failure = { ...failureOf(error), outcome: 'later' as const };
    return settlements.map((one) =>
      unsure.includes(one) ? { kind: 'failure', item: one.item, failure } : one,
    );
  }
}

/** The request could not be read because of one of its commands. */
const UNFIT: ReadonlySet<string> = new Set([
  'VALIDATION_FAILED',
  'BAD_JSON',
  'JSON_TOO_DEEP',
  'BODY_TOO_LARGE',
]);

function endOf(outcome: SendFailure['outcome']): SendEnd {
  return outcome === 'sign_in' ? 'sign_in' : 'unreachable';
}

interface Step {
  readonly settlements: readonly Settlement[];
  readonly end?: SendEnd;
  /** A request refused as a whole is retried in halves until the bad command is alone. */
  readonly isTooMuch?: boolean;
}

async function sendBatch(batch: readonly PendingUpload[], ports: SendPorts): Promise<Step> {
  try {
    const results = await ports.sendBatch(batch.map(toCall));
    const byId = new Map(results.map((result) => [result.id, result]));
    const settlements = await askReceipts(
      batch.map((item) => toSettlement(item, byId.get(item.id))),
      ports,
    );
    const needsSignIn = settlements.some(
      (one) => one.kind === 'failure' && one.failure.outcome === 'sign_in',
    );
    return { settlements, ...(needsSignIn ? { end: 'sign_in' } : {}) };
  } catch (error) {
    const failure = failureOf(error);
    const isUnfit = UNFIT.has(failure.problem.code);
    if (isUnfit && batch.length > 1) return { settlements: [], isTooMuch: true };
    // Otherwise a failed request says nothing about its commands.
    const outcome = isUnfit || failure.outcome === 'sign_in' ? failure.outcome : 'later';
    const settlements = batch.map(
      (item): Settlement => ({ kind: 'failure', item, failure: { ...failure, outcome } }),
    );
    return isUnfit ? { settlements } : { settlements, end: endOf(outcome) };
  }
}

async function sendHeavy(
  database: OfflineDatabase,
  item: PendingUpload,
  ports: SendPorts,
): Promise<Step> {
  const failure = await sendPhotos(database, item, ports);
  if (!failure) return { settlements: [] };
  const isTheItem = failure.outcome === 'refused' || failure.problem.code === 'INTERNAL';
  const settlements: Settlement[] = [
    { kind: 'failure', item, failure: { ...failure, isOwn: isTheItem } },
  ];
  return isTheItem ? { settlements } : { settlements, end: endOf(failure.outcome) };
}

async function mark(
  database: OfflineDatabase,
  items: readonly PendingUpload[],
  state: 'sending' | 'queued',
): Promise<void> {
  await write(database, ['pendingUploads'], (tables) =>
    Promise.all(items.map(({ id }) => update(tables.pendingUploads, id, { state }))),
  );
  emit({ type: 'queue.changed' });
}

/**
 * Sends everything that can be sent and records the results. Only one sender may run at a time. It
 * reads the queue again for every request, so new items are included.
 */
export async function sendQueue(
  database: OfflineDatabase,
  personId: string,
  ports: SendPorts,
): Promise<SendReport> {
  let [sent, failed] = [0, 0];
  let most: number | undefined;
  await requeueInterrupted(database);
  for (;;) {
    if (ports.personId() !== personId) return { end: 'sign_in', sent, failed };
    const rows = await database.getAllFromIndex('pendingUploads', 'seq');
    const { light, heavy } = await splitByPhotos(
      database,
      pickReady(rows, personId, ports.nowMs()),
    );
    const [first] = heavy;
    const batch = light.length > 0 ? fitBatch(light, most) : heavy.slice(0, 1);
    if (batch.length === 0) return { end: 'idle', sent, failed };
    await mark(database, batch, 'sending');
    const step =
      light.length === 0 && first
        ? await sendHeavy(database, first, ports)
        : await sendBatch(batch, ports);
    // Another person is signed in now; the author's next session will learn what arrived.
    if (ports.personId() !== personId) return { end: 'sign_in', sent, failed };
    if (step.settlements.length > 0) await settle(database, step.settlements, ports);
    else await mark(database, batch, 'queued');
    sent += step.settlements.filter(({ kind }) => kind === 'done').length;
    failed += step.settlements.filter(({ kind }) => kind === 'failure').length;
    most = step.isTooMuch ? Math.ceil(batch.length / 2) : undefined;
    if (step.end) return { end: step.end, sent, failed };
  }
}
