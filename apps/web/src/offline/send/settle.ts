import { changesOf } from '@/offline/cache/changes';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import type { Snapshot } from '@/offline/cache/snapshots';
import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { deleteBlobsOf } from '@/offline/photos/blobs';
import { newerOf, rebaseRow, rowsOf, serverRow, showChange } from '@/offline/pull/rebase';
import { findDatabase } from '@/offline/store/database';
import { emit, type SyncEvent } from '@/offline/store/events';
import { update } from '@/offline/store/rows';
import {
  type OfflineDatabase,
  QUEUE_TABLES,
  type ServerRow,
  type Tables,
} from '@/offline/store/schema';
import { actingStoreId } from '@/offline/store/stores';
import { write } from '@/offline/store/write';
import { backoffMs } from './backoff';
import type { SendFailure } from './send-failure';

/** After this many server failures of the same command, a person should see it. */
export const MOST_FAULTS = 8;

export type Settlement =
  | { readonly kind: 'done'; readonly item: PendingUpload; readonly output?: unknown }
  | { readonly kind: 'failure'; readonly item: PendingUpload; readonly failure: SendFailure };

export interface RetryPorts {
  readonly nowMs: () => number;
  readonly random: () => number;
}

function isRow(output: unknown, id: string): output is ServerRow {
  return typeof output === 'object' && output !== null && 'id' in output && output.id === id;
}

interface Arrived {
  readonly item: PendingUpload;
  readonly output: unknown;
  readonly nowMs: number;
}

/** The rows after a command: the server's, or else the command's known effect. */
async function confirmRows(tables: Tables, { item, output, nowMs }: Arrived): Promise<void> {
  for (const { collection, id } of await rowsOf(tables, item)) {
    const before = await tables[collection].get(id);
    // A shop's rows belong to the shop, so only those already in the bizman's store are updated.
    if (item.onBehalfOf && !before) continue;
    const known = before && serverRow(before);
    const applied = () =>
      findKind(item.type)?.change?.apply(known, item.data, item.timestamp) ?? known;
    // A newer page may have overtaken the response.
    const base = isRow(output, id) ? newerOf(before, output) : applied();
    await rebaseRow(tables, collection, id, { base, atMs: nowMs });
  }
}

/** What was shown optimistically is true now, so older snapshots get the effect too. */
async function confirmSnapshots(
  { config }: Tables,
  { item, output, nowMs }: Arrived,
): Promise<void> {
  const answers = findKind(item.type)?.answers;
  if (answers && output !== undefined) {
    const value: Snapshot<unknown> = { content: output, savedAt: nowMs, changedAt: nowMs };
    await config.put({ key: snapshotKey(answers), value });
    return;
  }
  for (const { key, apply } of changesOf(item)) {
    const before = (await config.get(key))?.value as Snapshot<unknown> | undefined;
    const savedAt = before?.savedAt ?? nowMs;
    const content = apply(before?.content, savedAt);
    if (content === undefined) continue;
    await config.put({ key, value: { content, savedAt, changedAt: nowMs } });
  }
}

async function finish(tables: Tables, arrived: Arrived): Promise<void> {
  const { id, onBehalfOf } = arrived.item;
  await tables.pendingUploads.delete(id);
  await deleteBlobsOf(tables, id);
  if (!onBehalfOf) await confirmSnapshots(tables, arrived);
  await confirmRows(tables, arrived);
}

/**
 * A command done while acting has arrived: the shop's own store has its rows and snapshots. It is
 * updated first, so that a reader finds the change either there or still pending.
 */
async function confirmForShop(arrived: Arrived): Promise<void> {
  const { actor, onBehalfOf } = arrived.item;
  const shop = onBehalfOf && (await findDatabase(actingStoreId(actor, onBehalfOf.shopId)));
  if (!shop) return;
  await write(shop, QUEUE_TABLES, async (tables) => {
    await confirmSnapshots(tables, arrived);
    await confirmRows(tables, arrived);
  });
}

function afterFailure(item: PendingUpload, failure: SendFailure, ports: RetryPorts) {
  const { outcome, problem, isOwn = false } = failure;
  const isFault = isOwn && problem.code === 'INTERNAL';
  const faultCount = (item.faultCount ?? 0) + (isFault ? 1 : 0);
  const isHopeless = isFault && faultCount > MOST_FAULTS;
  const isForPerson = outcome === 'refused' || outcome === 'conflict' || isHopeless;
  const retryAfterS = problem.details?.retryAfterS;
  const wait = backoffMs(item.retryCount, ports.random(), retryAfterS);
  return {
    state: isForPerson ? ('needs_attention' as const) : ('queued' as const),
    retryCount: item.retryCount + 1,
    faultCount,
    // Sent at once after a sign-in.
    retryAt: outcome === 'later' && !isForPerson ? ports.nowMs() + wait : 0,
    lastError: problem,
  };
}

function eventOf(settlement: Settlement, isForPerson: boolean): SyncEvent {
  const { item } = settlement;
  if (settlement.kind === 'done') return { type: 'item.sent', item, output: settlement.output };
  const { problem } = settlement.failure;
  return isForPerson
    ? { type: 'item.refused', item, problem }
    : { type: 'item.delayed', ids: [item.id], problem };
}

/**
 * Records the results of a request in one transaction. An item leaves the queue only here, with a
 * receipt for its id, or when the person discards it.
 */
export async function settle(
  database: OfflineDatabase,
  settlements: readonly Settlement[],
  ports: RetryPorts,
): Promise<void> {
  const events: SyncEvent[] = [];
  const nowMs = ports.nowMs();
  for (const settlement of settlements) {
    if (settlement.kind !== 'done') continue;
    const { item, output } = settlement;
    await confirmForShop({ item, output, nowMs }).catch(() => undefined);
  }
  await write(database, QUEUE_TABLES, async (tables) => {
    for (const settlement of settlements) {
      const item = await tables.pendingUploads.get(settlement.item.id);
      // The person discarded it while it was being sent.
      if (!item) continue;
      if (settlement.kind === 'done') {
        await finish(tables, { item, output: settlement.output, nowMs });
        events.push(eventOf(settlement, false));
        continue;
      }
      const change = afterFailure(item, settlement.failure, ports);
      await update(tables.pendingUploads, item.id, change);
      await showChange(tables, item);
      events.push(eventOf(settlement, change.state === 'needs_attention'));
    }
  });
  const collections = new Set(settlements.map(({ item }) => findKind(item.type)?.change?.in));
  for (const event of events) emit(event);
  emit({ type: 'queue.changed' });
  for (const name of collections) if (name) emit({ type: 'rows.changed', collection: name });
}
