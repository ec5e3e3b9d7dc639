import { BATCH_MAX_BYTES, type BatchCall, MAX_BATCH } from '@chowk/domain/sync';
import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { isWaiting } from './backoff';

/**
 * Whether what depends on it has to wait for it. A line of the cart or an order that was refused is
 * over: what came after it goes, and the server judges it as it is.
 */
export function holdsUp({ type, state }: Pick<PendingUpload, 'type' | 'state'>): boolean {
  return state !== 'needs_attention' || !findKind(type)?.dependentsContinue;
}

function needs(item: PendingUpload, other: PendingUpload): boolean {
  if (item.dependsOn.includes(other.id)) return holdsUp(other);
  const isOfSameRow = item.target === other.target && item.seq > other.seq;
  return isOfSameRow && (findKind(item.type)?.needs?.includes(other.type) ?? false);
}

/** What cannot be done without this item, near and far. `items` in the order they were done. */
export function dependentsOf(
  item: PendingUpload,
  items: readonly PendingUpload[],
): PendingUpload[] {
  const found: PendingUpload[] = [];
  for (const one of items) {
    if ([item, ...found].some((other) => needs(one, other))) found.push(one);
  }
  return found;
}

/** Room for what the request adds around its commands. */
const MOST_BYTES = BATCH_MAX_BYTES / 2;

function isBehind(row: PendingUpload, rows: readonly PendingUpload[]): boolean {
  const { after = [] } = findKind(row.type) ?? {};
  return rows.some(
    (other) =>
      other.actor === row.actor &&
      other.seq < row.seq &&
      after.includes(other.type) &&
      holdsUp(other),
  );
}

/**
 * What may go now, in order. Of one target only the first: the server goes on behind a refused
 * command, so two of them in one request could change places. An item that waits holds up its own
 * target and whoever depends on it, and nobody else.
 */
export function pickReady(
  rows: readonly PendingUpload[],
  personId: string,
  nowMs: number,
): PendingUpload[] {
  const awaited = new Set(rows.filter(holdsUp).map(({ id }) => id));
  const taken = new Set<string>();
  return rows.filter((row) => {
    const isFirst = !taken.has(row.target);
    taken.add(row.target);
    return (
      isFirst &&
      row.state === 'queued' &&
      row.actor === personId &&
      !isWaiting(row.retryAt, nowMs) &&
      !row.dependsOn.some((id) => awaited.has(id)) &&
      !isBehind(row, rows)
    );
  });
}

export function toCall(item: PendingUpload): BatchCall {
  const { id, type, data, actor, onBehalfOf, timestamp } = item;
  return {
    id,
    name: type,
    input: data,
    actor_id: actor,
    ...(onBehalfOf ? { acting_shop_id: onBehalfOf.shopId, done_at_ms: timestamp } : {}),
  };
}

/** As many as fit into one request; a single one always goes. */
export function fitBatch(
  rows: readonly PendingUpload[],
  most: number = MAX_BATCH,
): PendingUpload[] {
  let bytes = 0;
  const fitting = rows.slice(0, most).filter((row) => {
    bytes += JSON.stringify(row.data ?? null).length;
    return bytes <= MOST_BYTES;
  });
  return fitting.length > 0 ? fitting : rows.slice(0, 1);
}
