import { findKind } from '@/offline/commands';
import type { EditPage } from '@/offline/commands/command-kind';
import { deleteBlobsOf } from '@/offline/photos/blobs';
import { requireOwnDatabase } from '@/offline/store/database';
import type { OfflineDatabase, Tables } from '@/offline/store/schema';
import { draftKey, formDraftsWritten } from './drafts';
import type { PendingUpload } from './queue-row';

/** Where an item can be edited; nowhere while it is being sent or if it has no form. */
export function editPageOf(item: PendingUpload): EditPage | undefined {
  if (item.state === 'sending') return undefined;
  return findKind(item.type)?.edit?.at(item.data, item);
}

/** The item among these that a form of this kind is open for. */
export function editedAmong(
  items: readonly PendingUpload[],
  type: string,
): PendingUpload | undefined {
  return items.find((one) => one.type === type && one.state === 'editing');
}

/** The item of this command and row that is being edited; its form starts from it. */
export async function findEdited(type: string, target: string): Promise<PendingUpload | undefined> {
  const { database } = await requireOwnDatabase();
  const items = await database.getAllFromIndex('pendingUploads', 'target', target);
  return editedAmong(items, type);
}

function formDraftName({ type, data, actor }: PendingUpload): string | undefined {
  return findKind(type)?.edit?.draft?.(data, actor);
}

/** Whether closing the form leaves the item unchanged, because nothing was typed. */
export async function isUnchanged(
  database: OfflineDatabase,
  item: PendingUpload,
): Promise<boolean> {
  const name = formDraftName(item);
  if (name === undefined) return false;
  await formDraftsWritten();
  return (await database.get('config', draftKey(name))) === undefined;
}

/** Deletes its form draft with it, inside a transaction of the queue. */
export async function dropFormDraftOf(tables: Tables, item: PendingUpload): Promise<void> {
  const name = item.state === 'editing' ? formDraftName(item) : undefined;
  if (name === undefined) return;
  await tables.config.delete(draftKey(name));
  await deleteBlobsOf(tables, draftKey(name));
}
