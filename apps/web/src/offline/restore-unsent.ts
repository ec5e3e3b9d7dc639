import { offlineDatabase } from './database';
import { type DraftRow, isDraftRow, putDrafts } from './drafts';
import { deleteKeptWork, hasKeptWork, type KeptRow, readKeptWork } from './kept-work';
import { importKey, unlockRow } from './lock-row';
import type { PendingUpload } from './schema';
import { openSealedKey } from './unsent-key';

/** Whatever was on its way when the person left was cut off. */
function asQueued(row: PendingUpload): PendingUpload {
  return row.state === 'sending' ? { ...row, state: 'queued' } : row;
}

async function unlock(rows: readonly KeptRow[]): Promise<(PendingUpload | DraftRow)[]> {
  const keys = new Map<string, Promise<CryptoKey>>();
  return Promise.all(
    rows.map(async (row) => {
      const key = keys.get(row.sealed) ?? openSealedKey(row.sealed).then(importKey);
      keys.set(row.sealed, key);
      return (await unlockRow(await key, row)) as PendingUpload | DraftRow;
    }),
  );
}

/** What an earlier sign-out locked away waits to be sent again. Answers how much of it there was. */
export async function restoreUnsent(personId: string): Promise<number> {
  if (!(await hasKeptWork(personId))) return 0;
  const unsent = await unlock(await readKeptWork(personId));
  const database = await offlineDatabase(personId);
  const commands = unsent.filter((row): row is PendingUpload => !isDraftRow(row));
  await database.pendingUploads.bulkPut(commands.map(asQueued));
  await putDrafts(database, unsent.filter(isDraftRow));
  await deleteKeptWork(personId);
  return unsent.length;
}
