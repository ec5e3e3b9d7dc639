import { dropFormDrafts } from '@/offline/outbox/drafts';
import { setQueueFlag } from '@/offline/outbox/queue-flag';
import { collectUnsent, type UnsentRow } from '@/offline/outbox/unsent-rows';
import { ACCESS_KEY } from '@/offline/send/background';
import { clearCachedRows } from '@/offline/store/clean-up';
import { findDatabase } from '@/offline/store/database';
import { deleteActingStores, deleteDatabase } from '@/offline/store/delete-database';
import { write } from '@/offline/store/write';
import { noteLeaving } from './ended-session';
import { importKey, lockRow } from './lock-row';
import { writeLockedWork } from './locked-work';
import { ensureUnsentKey } from './unsent-key';

async function lockAway(personId: string, unsent: readonly UnsentRow[]): Promise<void> {
  const { key, sealed } = await ensureUnsentKey(personId);
  const opened = await importKey(key);
  const locked = await Promise.all(unsent.map((row) => lockRow(opened, row)));
  await writeLockedWork(
    personId,
    locked.map((row) => ({ ...row, sealed })),
  );
}

/**
 * On sign-out no row of the person stays, except unsent work, which is encrypted until they sign in
 * here again. Where that is impossible (no key and no network, or no Web Crypto) the work stays as
 * it is, because it must never be lost. Returns how many commands are pending.
 */
export async function clearDevice(personId: string): Promise<number> {
  // The next sign-in may restore this work, so the flag is unknown until it is read.
  setQueueFlag(true);
  const database = await findDatabase(personId);
  if (!database) {
    await deleteActingStores(personId);
    return 0;
  }
  const unsent = await collectUnsent(database);
  const waiting = unsent.filter(({ table }) => table === 'pendingUploads').length;
  try {
    if (unsent.length > 0) await lockAway(personId, unsent);
  } catch {
    await clearCachedRows(personId);
    await write(database, ['config'], async (tables) => {
      await Promise.all([tables.config.delete(ACCESS_KEY), dropFormDrafts(tables)]);
    });
    return waiting;
  }
  // From here on nothing still running may create the store again.
  noteLeaving(personId);
  await deleteActingStores(personId);
  await deleteDatabase(personId);
  return waiting;
}
