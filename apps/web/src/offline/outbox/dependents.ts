import { findKind } from '@/offline/commands';
import { holdsUp } from '@/offline/send/pick-ready';
import type { PendingUpload } from './queue-row';

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
