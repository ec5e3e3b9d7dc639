import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { databaseName } from '@/offline/store/database-name';
import { deleteDatabase } from '@/offline/store/delete-database';
import { lockedId } from '@/offline/store/has-database';
import type { LockedRow } from './lock-row';

/** Each row names its key, so work of two sign-outs can wait side by side. */
export interface KeptRow extends LockedRow {
  readonly sealed: string;
}

interface KeptWork extends DBSchema {
  rows: { key: string; value: KeptRow };
}

/** Earlier builds counted ten for their first version. */
const VERSION = 10;

async function withKeptWork<Result>(
  personId: string,
  work: (kept: IDBPDatabase<KeptWork>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<KeptWork>(databaseName(lockedId(personId)), VERSION, {
    upgrade: (made) => void made.createObjectStore('rows', { keyPath: 'id' }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export async function writeLockedWork(personId: string, rows: readonly KeptRow[]): Promise<void> {
  await withKeptWork(personId, async (kept) => {
    // On the disk before the store it comes from is deleted.
    const { store, done } = kept.transaction('rows', 'readwrite', { durability: 'strict' });
    await Promise.all([...rows.map((row) => store.put(row)), done]);
  });
}

export function readLockedWork(personId: string): Promise<KeptRow[]> {
  return withKeptWork(personId, (kept) => kept.getAll('rows'));
}

export function deleteLockedWork(personId: string): Promise<void> {
  return deleteDatabase(lockedId(personId));
}
