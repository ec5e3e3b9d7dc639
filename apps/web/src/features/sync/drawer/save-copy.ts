import { storedSession } from '@/api/session/stored-session';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { offlineDatabase } from '@/offline/store/database';
import { saveFile } from '@/ui/table/save-file';

/** The words as a text anyone can open, and every photo beside it. */
export async function saveCopy(item: PendingUpload, what: string): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId) return;
  const { id, type, data, timestamp, subject, onBehalfOf } = item;
  const words = {
    what,
    subject,
    for: onBehalfOf?.name,
    done_at: new Date(timestamp).toISOString(),
    command: type,
    id,
    data,
  };
  saveFile(`chowk-${type}-${timestamp}.json`, JSON.stringify(words, null, 2), 'application/json');
  const database = await offlineDatabase(personId);
  for (const { id: blobId, path } of item.blobs) {
    const row = await database.get('blobs', blobId);
    if (row) saveFile(path.split('/').at(-1) ?? path, row.blob, row.blob.type || 'image/jpeg');
  }
}
