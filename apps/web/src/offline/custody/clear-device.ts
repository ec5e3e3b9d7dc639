import { dropTyped } from '@/offline/outbox/drafts';
import { setQueueFlag } from '@/offline/outbox/queue-flag';
import { collectUnsent, type UnsentRow } from '@/offline/outbox/unsent-rows';
import { ACCESS_KEY } from '@/offline/send/background';
import { clearCachedRows } from '@/offline/store/clean-up';
import { findDatabase } from '@/offline/store/database';
import { deleteActedStores, deleteDatabase } from '@/offline/store/delete-database';
import { write } from '@/offline/store/write';
import { importKey, lockRow } from './lock-row';
import { writeLockedWork } from './locked-work';
import { noteLeaving } from './signed-out';
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
 * On sign-out: no row of the person stays, but for unsent work, which is locked until they sign in
 * here again. Where it cannot be locked (no key was ever fetched, and there is no network now, or the
 * browser offers no cipher) it stays as it is: work is never lost for the sake of tidiness. Answers
 * how many commands wait.
 */
export async function clearDevice(personId: string): Promise<number> {
  // Whoever signs in next may find work here: until that is read, nobody knows.
  setQueueFlag(true);
  const database = await findDatabase(personId);
  if (!database) {
    await deleteActedStores(personId);
    return 0;
  }
  const unsent = await collectUnsent(database);
  const waiting = unsent.filter(({ table }) => table === 'pendingUploads').length;
  try {
    if (unsent.length > 0) await lockAway(personId, unsent);
  } catch {
    await clearCachedRows(personId);
    await write(database, ['config'], async (tables) => {
      await Promise.all([tables.config.delete(ACCESS_KEY), dropTyped(tables)]);
    });
    return waiting;
  }
  // From here on nothing that still runs makes a store of theirs anew.
  noteLeaving(personId);
  await deleteActedStores(personId);
  await deleteDatabase(personId);
  return waiting;
}
