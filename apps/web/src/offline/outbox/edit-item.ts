import { newId } from '@/api/client/contract-client';
import { showChange } from '@/offline/pull/rebase';
import { rebaseBehind } from '@/offline/pull/rebase-behind';
import { tell } from '@/offline/store/events';
import { requireOwnDatabase } from '@/offline/store/own-database';
import { waitForInstead } from './add-row';
import { QUEUE_TABLES } from './outbox';

/**
 * What the person corrected is another deed than the one refused, so it gets another key. `seen` is
 * what they had before them now, if it is more than before.
 */
export async function editItem(id: string, data: unknown, seen?: unknown): Promise<string> {
  const { database } = await requireOwnDatabase();
  const newKey = newId();
  await database.transaction('rw', [...QUEUE_TABLES], async () => {
    const item = await database.pendingUploads.get(id);
    if (!item) return;
    await database.pendingUploads.delete(id);
    const edited = {
      ...item,
      id: newKey,
      data,
      seen: seen ?? item.seen,
      state: 'queued' as const,
      retryAt: 0,
    };
    await database.pendingUploads.add({ ...edited, lastError: null, retryCount: 0, faultCount: 0 });
    await database.blobs.where('owner').equals(id).modify({ owner: newKey });
    await waitForInstead(database, id, newKey);
    if (seen !== undefined) await rebaseBehind(database, edited);
    await showChange(database, edited);
  });
  tell({ type: 'queue.changed' });
  tell({ type: 'item.queued' });
  return newKey;
}
