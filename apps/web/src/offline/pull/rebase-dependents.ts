import { hasLeft } from '@/offline/commands/fold-change';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { update } from '@/offline/store/rows';
import type { Tables } from '@/offline/store/schema';
import { pendingOf } from './rebase';

type Fields = Readonly<Record<string, unknown>>;
type Row = Fields & { readonly version: number };

function hasVersion(value: unknown): value is Row {
  return typeof (value as Partial<Row> | undefined)?.version === 'number';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function changesIn(data: unknown): Fields {
  const { id: _, version: __, ...changes } = data as Fields;
  return changes;
}

/** The server's row once this change is accepted: each change raises the version. */
function after(row: Row, data: unknown): Row {
  return { ...row, ...changesIn(data), version: row.version + 1 };
}

/**
 * Whether every field it changes is as the person saw it, on the server or after their earlier
 * change.
 */
function isUnchanged({ data, seen }: PendingUpload, current: Row, expected: Row): boolean {
  if (!hasVersion(seen)) return false;
  return Object.keys(changesIn(data)).every(
    (field) => isSame(seen[field], current[field]) || isSame(seen[field], expected[field]),
  );
}

/**
 * A save behind a resolved conflict would conflict with the resolution, so it is rebased onto the
 * version the resolution produces. If somebody else changed the same field, it stays as it is for
 * the person to resolve. Runs in the queue's transaction.
 */
export async function rebaseBehind(
  tables: Tables,
  { target, seq, data, seen: current }: PendingUpload,
): Promise<void> {
  if (!hasVersion(current)) return;
  let expected = after(current, data);
  for (const item of await pendingOf(tables, target)) {
    if (item.seq <= seq || hasLeft(item)) continue;
    if (hasVersion(item.data)) {
      if (!isUnchanged(item, current, expected)) continue;
      const { version } = expected;
      const onto = { data: { ...item.data, version }, seen: expected };
      await update(tables.pendingUploads, item.id, onto);
    }
    expected = after(expected, item.data);
  }
}
