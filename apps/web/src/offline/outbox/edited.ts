import { findKind } from '@/offline/commands';
import type { Place } from '@/offline/commands/command-kind';
import { deleteBlobsOf } from '@/offline/photos/blobs';
import { requireOwnDatabase } from '@/offline/store/database';
import type { OfflineDatabase, Tables } from '@/offline/store/schema';
import { allTyped, draftKey } from './drafts';
import type { PendingUpload } from './queue-row';

/** Where the person can edit it; nowhere while it is on its way, or where it has no form. */
export function editPlaceOf(item: PendingUpload): Place | undefined {
  if (item.state === 'sending') return undefined;
  return findKind(item.type)?.edit?.at(item.data, item);
}

/** Of these, the one a form of this kind is open for. */
export function editedAmong(
  items: readonly PendingUpload[],
  type: string,
): PendingUpload | undefined {
  return items.find((one) => one.type === type && one.state === 'editing');
}

/** The command of this kind and row that is being edited: its form opens from it. */
export async function findEdited(type: string, target: string): Promise<PendingUpload | undefined> {
  const { database } = await requireOwnDatabase();
  const items = await database.getAllFromIndex('pendingUploads', 'target', target);
  return editedAmong(items, type);
}

function typedName({ type, data, actor }: PendingUpload): string | undefined {
  return findKind(type)?.edit?.draft?.(data, actor);
}

/** Whether leaving its form leaves it as it was: nothing was typed on top of it. */
export async function isUntouched(
  database: OfflineDatabase,
  item: PendingUpload,
): Promise<boolean> {
  const name = typedName(item);
  if (name === undefined) return false;
  await allTyped();
  return (await database.get('config', draftKey(name))) === undefined;
}

/** What was typed on top of it goes with it. Within a transaction of the queue. */
export async function dropTypedOn(tables: Tables, item: PendingUpload): Promise<void> {
  const name = item.state === 'editing' ? typedName(item) : undefined;
  if (name === undefined) return;
  await tables.config.delete(draftKey(name));
  await deleteBlobsOf(tables, draftKey(name));
}
