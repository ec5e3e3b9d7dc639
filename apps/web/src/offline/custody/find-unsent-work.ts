import type { IDBPDatabase } from 'idb';
import { isDraftKey } from '@/offline/outbox/drafts';
import { isCommandId } from '@/offline/outbox/unsent-rows';
import { openExisting } from '@/offline/store/existing-database';
import { databaseName, isLocked, listStores } from '@/offline/store/stores';

/** How much unsent work anybody has on this device, and nothing else about it. */
export interface UnsentWork {
  readonly isAny: boolean;
  /** Undefined when there is work that cannot be counted. */
  readonly count: number | undefined;
}

/** The rows of a store that are unsent work. Most of `config` is not. */
async function unsentIds(database: IDBPDatabase): Promise<string[]> {
  const idsIn = async (table: string) => {
    if (!database.objectStoreNames.contains(table)) return [];
    return (await database.getAllKeys(table)).map(String);
  };
  const drafts = (await idsIn('config')).filter(isDraftKey);
  return [...(await idsIn('rows')), ...(await idsIn('pendingUploads')), ...drafts];
}

async function look(storeId: string): Promise<UnsentWork> {
  try {
    const database = await openExisting<unknown>(databaseName(storeId));
    // Deleted since it was listed.
    if (!database) return { isAny: false, count: undefined };
    const ids = await unsentIds(database).finally(() => database.close());
    const commands = ids.filter(isCommandId);
    return { isAny: ids.length > 0, count: commands.length || undefined };
  } catch {
    // A locked store always holds work, also when it cannot be read right now.
    return { isAny: isLocked(storeId), count: undefined };
  }
}

/** Runs while nobody is signed in, so it must not create a store. */
export async function findUnsentWork(): Promise<UnsentWork> {
  // Where databases cannot be listed, there is no person to ask for.
  const stores = (await listStores()) ?? [];
  const found = (await Promise.all(stores.map(look))).filter(({ isAny }) => isAny);
  const counts = found.flatMap(({ count }) => count ?? []);
  const isCounted = found.length > 0 && counts.length === found.length;
  return {
    isAny: found.length > 0,
    count: isCounted ? counts.reduce((sum, count) => sum + count, 0) : undefined,
  };
}
