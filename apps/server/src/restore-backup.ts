import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Database, migrate, migrateUntil, type Tx, withOwner } from './db';
import {
  type CopiedTable,
  createTableDigest,
  insertRows,
  listCopiedTables,
  loadingRows,
  readRows,
  setSequences,
} from './db/copy';
import { headerSchema, isHeader, MANIFEST, type Manifest, manifestSchema } from './features/upkeep';
import type { ObjectStore } from './storage';

const unpack = promisify(gunzip);
const AT_ONCE = 500;

export interface RestoredBackup {
  readonly tables: number;
  readonly rows: number;
}

async function readObject(storage: ObjectStore, id: string, name: string): Promise<Buffer> {
  const found = await storage.get('backups', `${id}/${name}`);
  if (!found) throw new Error(`There is no ${name} of a backup ${id} in the storage`);
  return buffer(found.stream);
}

async function readPart(
  storage: ObjectStore,
  id: string,
  { name, sha256 }: Manifest['parts'][number],
): Promise<string[]> {
  const bytes = await readObject(storage, id, name);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${name} is damaged: its check sum is not the one in the manifest`);
  }
  return (await unpack(bytes)).toString('utf8').split('\n').slice(0, -1);
}

async function requireSameTables(tx: Tx, manifest: Manifest, tables: readonly CopiedTable[]) {
  const applied = await tx.execute<{ name: string; hash: string }>(
    sql`select name, hash from app.migrations order by name`,
  );
  const columnsOf = (names: readonly string[]) => names.join();
  const fits =
    JSON.stringify(applied) === JSON.stringify(manifest.migrations) &&
    manifest.tables.length === tables.length &&
    manifest.tables.every(({ name, columns }) => {
      const table = tables.find(({ quoted }) => quoted === name);
      return columnsOf(table?.columns.map((each) => each.name) ?? []) === columnsOf(columns);
    });
  if (!fits) {
    throw new Error('The backup was made by another version of Chowk: restore it with that one');
  }
}

async function loadParts(
  tx: Tx,
  storage: ObjectStore,
  { id, parts }: Manifest,
  tables: ReadonlyMap<string, CopiedTable>,
): Promise<void> {
  for (const part of parts) {
    let table: CopiedTable | undefined;
    let held: string[] = [];
    const send = async () => {
      if (table && held.length > 0) await insertRows(tx, table, held);
      held = [];
    };
    for (const line of await readPart(storage, id, part)) {
      if (isHeader(line)) {
        await send();
        table = tables.get(z.parse(headerSchema, JSON.parse(line)).table);
      } else if (held.push(line) === AT_ONCE) await send();
    }
    await send();
  }
}

/** Read again as it was written: the same rows, the same digest, or nothing is kept. */
async function requireSameRows(tx: Tx, manifest: Manifest, tables: readonly CopiedTable[]) {
  for (const table of tables) {
    const digest = createTableDigest();
    for await (const lines of readRows(tx, table)) for (const line of lines) digest.add(line);
    const wanted = manifest.tables.find(({ name }) => name === table.quoted);
    if (wanted?.rows !== digest.rows() || wanted.digest !== digest.hex()) {
      throw new Error(`${table.quoted} is not what was written down`);
    }
  }
}

/** What was under way when the copy was made ended with it; the copy itself is whole. */
async function settleRuns(tx: Tx, { id, made_at }: Manifest): Promise<void> {
  await tx.execute(sql`update backups set status = 'done', finished_at = ${made_at}::timestamptz
    where id = ${id}::uuid and status = 'running'`);
  for (const runs of ['backups', 'retention_runs']) {
    await tx.execute(sql`update ${sql.raw(runs)} set status = 'failed', error = 'Restored',
      finished_at = ${made_at}::timestamptz where status in ('waiting', 'running')`);
  }
}

/** Into an empty database, in one transaction: all of it or nothing. */
export async function restoreBackup(
  db: Database,
  storage: ObjectStore,
  id: string,
): Promise<RestoredBackup> {
  const text = (await readObject(storage, id, MANIFEST)).toString('utf8');
  const manifest = z.parse(manifestSchema, JSON.parse(text));
  await migrateUntil(db, manifest.migrations.at(-1)?.name ?? '');
  await withOwner(db, async (tx) => {
    const tables = await listCopiedTables(tx);
    await requireSameTables(tx, manifest, tables);
    const byName = new Map(tables.map((table) => [table.quoted, table]));
    await loadingRows(tx, tables, async () => {
      await loadParts(tx, storage, manifest, byName);
      await requireSameRows(tx, manifest, tables);
      await settleRuns(tx, manifest);
    });
    await setSequences(tx, manifest.sequences);
  });
  await migrate(db);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: manifest.tables.length, rows };
}
