import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database } from '../src/db';
import { databaseOnPglite } from '../src/db/engines/open-pglite';

interface Pooled {
  readonly client: PGlite;
  /** What the template holds: the rows to put back, table by table, and the shape of it all. */
  readonly rows: ReadonlyMap<string, Blob>;
  readonly tables: readonly string[];
  readonly shape: string;
  uses: number;
}

/** Rows deleted one by one leave their room behind; this often it is given back. */
const USES_TO_TRUNCATE = 16;

const idle: Pooled[] = [];

/** A test that made or dropped anything but rows must not hand its database on. */
const SHAPE = `select concat_ws(' ',
  (select count(*) || ':' || max(oid) from pg_class),
  (select count(*) from pg_attribute where not attisdropped),
  (select count(*) || ':' || max(oid) from pg_proc),
  (select count(*) || ':' || max(oid) from pg_trigger),
  (select count(*) || ':' || max(oid) from pg_policy),
  (select count(*) || ':' || max(oid) from pg_constraint),
  (select count(*) || ':' || max(oid) from pg_namespace),
  (select count(*) from pg_roles),
  (select count(*) from pg_locks where locktype = 'advisory')) as shape`;

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

async function one(client: PGlite, text: string): Promise<string> {
  return String(
    Object.values((await client.query<Record<string, unknown>>(text)).rows[0] ?? {})[0],
  );
}

async function readRows(client: PGlite, table: string): Promise<Blob | undefined> {
  if ((await one(client, `select exists (select from ${table})`)) === 'false') return undefined;
  return (await client.query(`copy ${table} to '/dev/blob'`)).blob ?? undefined;
}

async function openPooled(template: string): Promise<Pooled> {
  const loadDataDir = new Blob([new Uint8Array(await readFile(template))]);
  const client = await PGlite.create({ loadDataDir, extensions: { btree_gist, pg_trgm } });
  const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
  const rows = new Map<string, Blob>();
  for (const table of tables) {
    const blob = await readRows(client, table);
    if (blob) rows.set(table, blob);
  }
  return { client, rows, tables, shape: await one(client, SHAPE), uses: 0 };
}

const USED_SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
  join pg_depend on deptype in ('a', 'i') and objid = format('%I.%I', schemaname, sequencename)::regclass
  where last_value is not null`;

async function namesOf(client: PGlite, text: string): Promise<string[]> {
  return (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
}

/** Emptying a table makes new files for it and each of its indexes, so only used ones are. */
async function emptyUsed({ client, tables, uses }: Pooled): Promise<void> {
  if (uses % USES_TO_TRUNCATE === 0) {
    await client.exec(`truncate ${tables.join(', ')} restart identity`);
    return;
  }
  const looks = tables.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const used = await namesOf(client, looks.join(' union all '));
  const sequences = await namesOf(client, USED_SEQUENCES);
  await client.exec(
    [
      ...used.map((name) => `delete from ${name}`),
      ...sequences.map((name) => `alter sequence ${name} restart`),
    ].join(';'),
  );
}

/** As it came from the template: triggers and references sleep while the rows are put back. */
async function putBack(pooled: Pooled): Promise<void> {
  const { client, rows } = pooled;
  pooled.uses += 1;
  await client.exec('rollback; reset role; reset all; unlisten *; deallocate all');
  await client.exec('set session_replication_role = replica');
  await emptyUsed(pooled);
  for (const [table, blob] of rows) {
    await client.query(`copy ${table} from '/dev/blob'`, [], { blob });
  }
  await client.exec('reset session_replication_role');
}

async function handOn(pooled: Pooled): Promise<void> {
  if ((await one(pooled.client, SHAPE)) !== pooled.shape) return pooled.client.close();
  await putBack(pooled);
  idle.push(pooled);
}

/**
 * A database in memory as the template has it. Loading one takes a second of both processors,
 * emptying one an eighth of that, so a file that leaves only rows behind hands its own on.
 */
export async function openFromPool(template: string): Promise<Database> {
  const pooled = idle.pop() ?? (await openPooled(template));
  let isOpen = true;
  return {
    ...databaseOnPglite(pooled.client),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await handOn(pooled);
    },
  };
}
