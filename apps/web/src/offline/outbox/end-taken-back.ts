import { formDraft } from '@/api/storage/form-draft';
import { deleteBlobsOf } from '@/offline/photos/blobs';
import { write } from '@/offline/store/database';
import { tell } from '@/offline/store/events';
import { requireOwnDatabase } from '@/offline/store/own-database';
import { draftKey, takenBackName } from './drafts';
import type { PendingUpload } from './queue-row';
import type { TakenBackDraft } from './taken-back';

/** Only ever by the person's own confirmed wish. */
export async function discardTakenBack(item: PendingUpload): Promise<void> {
  const { database } = await requireOwnDatabase();
  const draft = await write(database, ['config', 'blobs'], async (tables) => {
    const found = await tables.config.get(item.id);
    await tables.config.delete(item.id);
    await deleteBlobsOf(tables, item.id);
    return found?.value as TakenBackDraft | undefined;
  });
  if (draft?.typedIn) formDraft(draft.typedIn.form, draft.typedIn.id).write({});
  tell({ type: 'queue.changed' });
  tell({ type: 'item.dropped', item });
}

/** Its form has nothing of it any more: it was handed in, or brought back to what it was before. */
export async function forgetTakenBack(entity: string): Promise<void> {
  const { database } = await requireOwnDatabase();
  const key = draftKey(takenBackName(entity));
  await write(database, ['config'], (tables) => tables.config.delete(key));
  tell({ type: 'queue.changed' });
}
