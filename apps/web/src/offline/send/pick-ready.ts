import { BATCH_MAX_BYTES, type BatchCall, MAX_BATCH } from '@chowk/domain/sync';
import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { isBackingOff } from './backoff';

/**
 * Whether dependents have to wait for it. A refused cart change or order blocks nothing: what
 * follows is sent, and the server decides.
 */
export function isBlocking({ type, state }: Pick<PendingUpload, 'type' | 'state'>): boolean {
  return state !== 'needs_attention' || !findKind(type)?.dependentsContinue;
}

function needs(item: PendingUpload, other: PendingUpload): boolean {
  if (item.dependsOn.includes(other.id)) return isBlocking(other);
  const isOfSameRow = item.target === other.target && item.seq > other.seq;
  return isOfSameRow && (findKind(item.type)?.needs?.includes(other.type) ?? false);
}

/** All direct and indirect dependents. `items` are in the order they were made. */
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

/** Room for the request around its commands. */
const MOST_BYTES = BATCH_MAX_BYTES / 2;

function isBehind(row: PendingUpload, rows: readonly PendingUpload[]): boolean {
  const { after = [] } = findKind(row.type) ?? {};
  return rows.some(
    (other) =>
      other.actor === row.actor &&
      other.seq < row.seq &&
      after.includes(other.type) &&
      isBlocking(other),
  );
}

/**
 * What can be sent now, in order. One command per target at a time: the server continues after a
 * refused command, so two in one request could change places. A waiting item blocks its own target
 * and its dependents, and nothing else.
 */
export function pickReady(
  rows: readonly PendingUpload[],
  personId: string,
  nowMs: number,
): PendingUpload[] {
  const awaited = new Set(rows.filter(isBlocking).map(({ id }) => id));
  const taken = new Set<string>();
  return rows.filter((row) => {
    const isFirst = !taken.has(row.target);
    taken.add(row.target);
    return (
      isFirst &&
      row.state === 'queued' &&
      row.actor === personId &&
      !isBackingOff(row.retryAt, nowMs) &&
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

/** As many as fit into one request, and at least one. */
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
