import { newId } from '@/api/client/contract-client';
import { moveBlobs } from '@/offline/photos/blobs';
import { showChange } from '@/offline/pull/rebase';
import { rebaseBehind } from '@/offline/pull/rebase-behind';
import { requireOwnDatabase } from '@/offline/store/database';
import { tell } from '@/offline/store/events';
import { QUEUE_TABLES } from '@/offline/store/schema';
import { write } from '@/offline/store/write';
import { waitForInstead } from './add-row';

/**
 * What the person corrected is another deed than the one refused, so it gets another key. `seen` is
 * what they had before them now, if it is more than before.
 */
export async function editItem(id: string, data: unknown, seen?: unknown): Promise<string> {
  const { database } = await requireOwnDatabase();
  const newKey = newId();
  await write(database, QUEUE_TABLES, async (tables) => {
    const item = await tables.pendingUploads.get(id);
    if (!item) return;
    await tables.pendingUploads.delete(id);
    const edited = {
      ...item,
      id: newKey,
      data,
      seen: seen ?? item.seen,
      state: 'queued' as const,
      retryAt: 0,
    };
    await tables.pendingUploads.add({ ...edited, lastError: null, retryCount: 0, faultCount: 0 });
    await moveBlobs(tables, id, { owner: newKey });
    await waitForInstead(tables, id, newKey);
    if (seen !== undefined) await rebaseBehind(tables, edited);
    await showChange(tables, edited);
  });
  tell({ type: 'queue.changed' });
  tell({ type: 'item.queued' });
  return newKey;
}
