import type { IDBPDatabase } from 'idb';
import { isDraftRow } from '@/offline/outbox/drafts';
import { isCommand, type UnsentRow } from '@/offline/outbox/unsent-rows';
import { openExisting } from '@/offline/store/existing-database';
import { databaseName, isLocked, listStores } from '@/offline/store/stores';

/** Unsent work on this device, whoever's it is: how much of it, and nothing else of it. */
export interface UnsentWork {
  readonly isAny: boolean;
  /** Undefined where something waits that cannot be counted. */
  readonly count: number | undefined;
}

/** What a store calls its unsent rows. Of a person's own store, most of `config` is none. */
async function unsentIds(database: IDBPDatabase): Promise<string[]> {
  const idsIn = async (table: string) => {
    if (!database.objectStoreNames.contains(table)) return [];
    return (await database.getAllKeys(table)).map(String);
  };
  const drafts = (await idsIn('config')).filter((id) => isDraftRow({ id }));
  return [...(await idsIn('rows')), ...(await idsIn('pendingUploads')), ...drafts];
}

async function look(storeId: string): Promise<UnsentWork> {
  try {
    const database = await openExisting<unknown>(databaseName(storeId));
    // Gone since it was listed.
    if (!database) return { isAny: false, count: undefined };
    const ids = await unsentIds(database).finally(() => database.close());
    const commands = ids.filter((id) => isCommand({ id } as UnsentRow));
    return { isAny: ids.length > 0, count: commands.length || undefined };
  } catch {
    // What was locked away is there for a reason, also when it cannot be read just now.
    return { isAny: isLocked(storeId), count: undefined };
  }
}

/** Asked where nobody is signed in: it opens no store of a person as theirs. */
export async function findUnsentWork(): Promise<UnsentWork> {
  // Where they cannot be listed, whose to ask for is not known.
  const stores = (await listStores()) ?? [];
  const found = (await Promise.all(stores.map(look))).filter(({ isAny }) => isAny);
  const counts = found.flatMap(({ count }) => count ?? []);
  const isCounted = found.length > 0 && counts.length === found.length;
  return {
    isAny: found.length > 0,
    count: isCounted ? counts.reduce((sum, count) => sum + count, 0) : undefined,
  };
}
