import { putUnsent, type UnsentRow } from '@/offline/outbox/unsent-rows';
import { findDatabase, offlineDatabase } from '@/offline/store/database';
import { emit } from '@/offline/store/events';
import { hasLockedWork } from '@/offline/store/stores';
import { importKey, unlockRow } from './lock-row';
import { deleteLockedWork, readLockedWork, type SealedRow } from './locked-work';
import { ensureUnsentKey, openSealedKey } from './unsent-key';

async function unlock(rows: readonly SealedRow[]): Promise<UnsentRow[]> {
  const keys = new Map<string, Promise<CryptoKey>>();
  return Promise.all(
    rows.map(async (row) => {
      const key = keys.get(row.sealed) ?? openSealedKey(row.sealed).then(importKey);
      keys.set(row.sealed, key);
      return (await unlockRow(await key, row)) as UnsentRow;
    }),
  );
}

/** Queues again what an earlier sign-out locked, and returns how many rows there were. */
export async function restoreUnsent(personId: string): Promise<number> {
  if (!(await hasLockedWork(personId))) return 0;
  const unsent = await unlock(await readLockedWork(personId));
  await putUnsent(await offlineDatabase(personId), unsent);
  await deleteLockedWork(personId);
  emit({ type: 'item.queued' });
  emit({ type: 'queue.changed' });
  return unsent.length;
}

/** After a sign-in, and again until it has worked, because both need the server. */
export async function settleUnsent(personId: string): Promise<void> {
  await restoreUnsent(personId);
  await ensureUnsentKey(personId);
  // Opened now, so that a sign-out without a network has everything it needs.
  await findDatabase(personId);
}
