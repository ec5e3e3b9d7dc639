import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Database, migrate, migrateOnly, type Tx, withOwner } from '../db';
import {
  type CopiedTable,
  createTableDigest,
  insertRows,
  listCopiedTables,
  loadingRows,
  readRows,
  setSequences,
} from '../db/copy';
import { readMigrations } from '../db/migrate';
import {
  BackupRefused,
  headerSchema,
  isHeader,
  MANIFEST,
  type Manifest,
  openManifest,
  openPart,
  type SealPorts,
} from '../features/upkeep';
import type { ObjectStore } from '../storage';

const unpack = promisify(gunzip);
const AT_ONCE = 500;

export interface RestoredBackup {
  readonly tables: number;
  readonly rows: number;
  /** The version of Chowk that made it, and when. */
  readonly release: string;
  readonly madeAt: string;
}

/** The location of a backup and what decrypts it. */
export type RestorePorts = SealPorts & { readonly storage: ObjectStore };

async function findObject(
  { storage }: RestorePorts,
  id: string,
  name: string,
): Promise<Buffer | undefined> {
  const found = await storage.get('backups', `${id}/${name}`);
  return found && buffer(found.stream);
}

async function readManifest(ports: RestorePorts, id: string): Promise<Manifest> {
  const bytes = await findObject(ports, id, MANIFEST);
  if (!bytes) throw new BackupRefused(`There is no backup ${id} in this storage.`);
  return openManifest(ports, id, bytes.toString('utf8'));
}

/** One part at a time is in memory. */
async function readPart(
  ports: RestorePorts,
  id: string,
  part: Manifest['parts'][number],
): Promise<string[]> {
  const sealed = await findObject(ports, id, part.name);
  if (!sealed) {
    throw new BackupRefused(`${part.name} of this backup is missing. Use another backup.`);
  }
  const bytes = openPart(ports, id, part, sealed);
  return (await unpack(bytes)).toString('utf8').split('\n').slice(0, -1);
}

/** Checked first: the database must be able to become what it was. */
async function requireKnownMigrations({ migrations, release }: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, hash }) => [name, hash]));
  if (migrations.some(({ name, hash }) => known.get(name) !== hash)) {
    throw new BackupRefused(
      `This backup was made by another version of Chowk (${release}), which this one does not know. Restore it with that version or a newer one.`,
    );
  }
}

/** The backup's tables with their columns in its order. */
async function requireSameTables(tx: Tx, manifest: Manifest): Promise<CopiedTable[]> {
  const tables = new Map((await listCopiedTables(tx)).map((table) => [table.quoted, table]));
  const applied = await tx.execute<{ name: string; hash: string }>(
    sql`select name, hash from app.migrations order by name collate "C"`,
  );
  const listed = manifest.tables.flatMap(({ name, columns: names }) => {
    const table = tables.get(name);
    const columns = names.flatMap(
      (column) => table?.columns.filter((each) => each.name === column) ?? [],
    );
    const isSame = columns.length === names.length && columns.length === table?.columns.length;
    return table && isSame ? [{ ...table, columns }] : [];
  });
  const isSameLevel = JSON.stringify(applied) === JSON.stringify(manifest.migrations);
  if (!isSameLevel || listed.length !== tables.size || listed.length !== manifest.tables.length) {
    throw new BackupRefused(
      `The tables of this database are not those of the backup, which Chowk ${manifest.release} made. Restore it into a new database.`,
    );
  }
  return listed;
}

async function loadParts(
  tx: Tx,
  ports: RestorePorts,
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
    for (const line of await readPart(ports, id, part)) {
      if (isHeader(line)) {
        await send();
        table = tables.get(z.parse(headerSchema, JSON.parse(line)).table);
      } else if (held.push(line) === AT_ONCE) await send();
    }
    await send();
  }
}

/** Read again and compared by digest; otherwise nothing is kept. */
async function requireSameRows(tx: Tx, manifest: Manifest, tables: readonly CopiedTable[]) {
  for (const table of tables) {
    const digest = createTableDigest();
    for await (const lines of readRows(tx, table)) for (const line of lines) digest.add(line);
    const wanted = manifest.tables.find(({ name }) => name === table.quoted);
    if (wanted?.rows !== digest.rows() || wanted.digest !== digest.hex()) {
      throw new BackupRefused(
        `After restoring, ${table.quoted} does not hold the rows the backup lists. Use another backup.`,
      );
    }
  }
}

/** Commands running during the backup ended with it; the copy itself is consistent. */
async function settleRuns(tx: Tx, { id, made_at }: Manifest): Promise<void> {
  await tx.execute(sql`update backups set status = 'done', finished_at = ${made_at}::timestamptz
    where id = ${id}::uuid and status = 'running'`);
  for (const runs of ['backups', 'retention_runs']) {
    await tx.execute(sql`update ${sql.raw(runs)} set status = 'failed', error = 'Restored',
      finished_at = ${made_at}::timestamptz where status in ('waiting', 'running')`);
  }
}

/** Restores into an empty database in one transaction. */
export async function restoreBackup(
  db: Database,
  ports: RestorePorts,
  id: string,
): Promise<RestoredBackup> {
  const manifest = await readManifest(ports, id);
  await requireKnownMigrations(manifest);
  await migrateOnly(
    db,
    manifest.migrations.map(({ name }) => name),
  );
  await withOwner(db, async (tx) => {
    const tables = await requireSameTables(tx, manifest);
    const byName = new Map(tables.map((table) => [table.quoted, table]));
    await loadingRows(tx, tables, async () => {
      await loadParts(tx, ports, manifest, byName);
      await requireSameRows(tx, manifest, tables);
      await settleRuns(tx, manifest);
    });
    await setSequences(tx, manifest.sequences);
  });
  await migrate(db);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { release, made_at: madeAt } = manifest;
  return { tables: manifest.tables.length, rows, release, madeAt };
}
