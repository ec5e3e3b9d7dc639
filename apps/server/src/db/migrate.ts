import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { safeMessage } from '../safe-error';
import type { Database } from './database';

/** Beside this file in the source, beside the bundle in the build. */
const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number, the same for every process. */
const LOCK_ID = 7_304_118;
const BREAKPOINT = '--> statement-breakpoint';

interface Migration {
  readonly name: string;
  readonly hash: string;
  readonly statements: readonly string[];
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(fileURLToPath(new URL(name, FOLDER)), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { name, hash, statements: text.split(BREAKPOINT) };
    }),
  );
}

type Execute = Database['execute'];

/** From a release before the baseline, whose migrations no longer exist. */
export class TooOldDatabase extends Error {}

/** Every database starts with the first migration; one without it is not ours. */
function requireBaseline(applied: ReadonlyMap<unknown, unknown>, [first]: readonly Migration[]) {
  if (applied.size > 0 && first && !applied.has(first.name)) {
    throw new TooOldDatabase(`This database did not begin with ${first.name}`);
  }
}

/** Denied by default: a new table is closed even if its migration forgot to say so. */
const FORCE_ROW_SECURITY = `
do $$
declare
  tab regclass;
begin
  for tab in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p')
      and not (c.relrowsecurity and c.relforcerowsecurity)
  loop
    execute format('alter table %s enable row level security', tab);
    execute format('alter table %s force row level security', tab);
  end loop;
end
$$`;

async function apply(execute: Execute, { name, hash, statements }: Migration): Promise<void> {
  await execute('begin');
  try {
    for (const statement of statements) await execute(statement);
    await execute('insert into app.migrations (name, hash) values ($1, $2)', [name, hash]);
    await execute(FORCE_ROW_SECURITY);
    await execute('commit');
  } catch (error) {
    await execute('rollback');
    throw new Error(`Migration ${name} failed: ${safeMessage(error)}`, {
      cause: error,
    });
  }
}

async function applyMissing(execute: Execute, only?: readonly string[]): Promise<string[]> {
  await execute(`create schema if not exists app;
    create table if not exists app.migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const rows = await execute('select name, hash from app.migrations');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  const done: string[] = [];
  const migrations = await readMigrations();
  requireBaseline(applied, migrations);
  for (const migration of migrations) {
    const known = applied.get(migration.name);
    if (only && !only.includes(migration.name)) continue;
    if (known === migration.hash) continue;
    if (known) throw new Error(`Migration ${migration.name} was changed after it was applied`);
    await apply(execute, migration);
    done.push(migration.name);
  }
  return done;
}

function inTurn(db: Database, only?: readonly string[]): Promise<string[]> {
  return db.exclusively(async (execute) => {
    await execute(`select pg_advisory_lock(${LOCK_ID})`);
    try {
      return await applyMissing(execute, only);
    } finally {
      await execute(`select pg_advisory_unlock(${LOCK_ID})`);
    }
  });
}

/** Migrates the database; processes that start together wait for the first. */
export function migrate(db: Database): Promise<string[]> {
  return inTurn(db);
}

/** Only these, for a backup of an older release. */
export function migrateOnly(db: Database, names: readonly string[]): Promise<string[]> {
  return inTurn(db, names);
}
