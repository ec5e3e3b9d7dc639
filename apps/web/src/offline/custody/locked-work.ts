import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { deleteDatabase } from '@/offline/store/delete-database';
import { databaseName, lockedId } from '@/offline/store/stores';
import type { LockedRow } from './lock-row';

/** Each row names its key, so work from two sign-outs can lie side by side. */
export interface SealedRow extends LockedRow {
  readonly sealed: string;
}

interface LockedWork extends DBSchema {
  rows: { key: string; value: SealedRow };
}

/** Earlier builds numbered their first version 10. */
const VERSION = 10;

async function withLockedWork<Result>(
  personId: string,
  work: (locked: IDBPDatabase<LockedWork>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<LockedWork>(databaseName(lockedId(personId)), VERSION, {
    upgrade: (made) => void made.createObjectStore('rows', { keyPath: 'id' }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export async function writeLockedWork(personId: string, rows: readonly SealedRow[]): Promise<void> {
  await withLockedWork(personId, async (locked) => {
    // On disk before the store it came from is deleted.
    const { store, done } = locked.transaction('rows', 'readwrite', { durability: 'strict' });
    await Promise.all([...rows.map((row) => store.put(row)), done]);
  });
}

export function readLockedWork(personId: string): Promise<SealedRow[]> {
  return withLockedWork(personId, (locked) => locked.getAll('rows'));
}

export function deleteLockedWork(personId: string): Promise<void> {
  return deleteDatabase(lockedId(personId));
}
