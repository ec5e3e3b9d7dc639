import { offlineDatabase } from './database';
import { deleteKeptWork, hasKeptWork, type KeptRow, readKeptWork } from './kept-work';
import { importKey, unlockRow } from './lock-row';
import type { PendingUpload } from './schema';
import { openSealedKey } from './unsent-key';

async function unlock(rows: readonly KeptRow[]): Promise<PendingUpload[]> {
  const keys = new Map<string, Promise<CryptoKey>>();
  return Promise.all(
    rows.map(async (row) => {
      const key = keys.get(row.sealed) ?? openSealedKey(row.sealed).then(importKey);
      keys.set(row.sealed, key);
      const unlocked = (await unlockRow(await key, row)) as PendingUpload;
      // Whatever was on its way when the person left was cut off.
      return unlocked.state === 'sending' ? { ...unlocked, state: 'queued' as const } : unlocked;
    }),
  );
}

/** What an earlier sign-out locked away waits to be sent again. Answers how much of it there was. */
export async function restoreUnsent(personId: string): Promise<number> {
  if (!(await hasKeptWork(personId))) return 0;
  const unsent = await unlock(await readKeptWork(personId));
  const database = await offlineDatabase(personId);
  await database.pendingUploads.bulkPut(unsent);
  await deleteKeptWork(personId);
  return unsent.length;
}
