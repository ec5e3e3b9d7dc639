import type { Dexie, EntityTable } from 'dexie';
import { deleteDatabase } from '@/offline/store/database';
import { databaseName } from '@/offline/store/database-name';
import { keptId } from '@/offline/store/has-database';
import type { LockedRow } from './lock-row';

/** Each row names its key, so work of two sign-outs can wait side by side. */
export interface KeptRow extends LockedRow {
  readonly sealed: string;
}

type KeptWork = Dexie & { rows: EntityTable<KeptRow, 'id'> };

async function withKeptWork<Result>(
  personId: string,
  work: (kept: KeptWork) => Promise<Result>,
): Promise<Result> {
  const { Dexie } = await import('dexie');
  const database = new Dexie(databaseName(keptId(personId)));
  database.version(1).stores({ rows: 'id' });
  await database.open();
  try {
    return await work(database as KeptWork);
  } finally {
    database.close();
  }
}

export async function writeKeptWork(personId: string, rows: readonly KeptRow[]): Promise<void> {
  await withKeptWork(personId, (kept) => kept.rows.bulkPut([...rows]));
}

export function readKeptWork(personId: string): Promise<KeptRow[]> {
  return withKeptWork(personId, (kept) => kept.rows.toArray());
}

export function deleteKeptWork(personId: string): Promise<void> {
  return deleteDatabase(keptId(personId));
}
