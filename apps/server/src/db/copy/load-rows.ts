import { sql } from 'drizzle-orm';
import type { Tx } from '../database';
import { type CopiedTable, quote } from './copied-tables';

/** Filled by migrations; a backup brings its own rows. */
const FILLED_BY_MIGRATIONS = ['tax_rates', 'sync_floor'];

async function foreignKeys(tx: Tx): Promise<string[]> {
  const found = await tx.execute<{ clause: string }>(sql`
    select format('alter table %s alter constraint %I', conrelid::regclass, conname) as clause
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where contype = 'f' and not condeferrable and n.nspname in ('public', 'auth')`);
  return found.map(({ clause }) => clause);
}

async function requireEmpty(tx: Tx, tables: readonly CopiedTable[]): Promise<void> {
  const questions = tables
    .filter(({ name }) => !FILLED_BY_MIGRATIONS.includes(name))
    .map(({ quoted }) => `select '${quoted}' as name where exists (select from ${quoted})`);
  const [filled] = await tx.execute<{ name: string }>(sql.raw(questions.join(' union all ')));
  if (filled)
    throw new Error(
      `The database is not empty: there are rows in ${filled.name}. Choose an empty one.`,
    );
}

/** Hundreds of small statements at once. */
async function changeAll(tx: Tx, changes: readonly string[]): Promise<void> {
  const list = changes.map((change) => `$change$${change}$change$`).join(', ');
  await tx.execute(
    sql.raw(`do $all$ declare change text; begin
      foreach change in array array[${list}]::text[] loop execute change; end loop; end $all$`),
  );
}

/**
 * Inserts rows as they were: triggers and row security are off, and foreign keys are checked at the
 * end. Everything is switched on again before the commit.
 */
export async function loadingRows(
  tx: Tx,
  tables: readonly CopiedTable[],
  load: () => Promise<void>,
): Promise<void> {
  const onEach = (change: string) => tables.map(({ quoted }) => `alter table ${quoted} ${change}`);
  const keys = await foreignKeys(tx);
  await changeAll(tx, onEach('no force row level security'));
  await requireEmpty(tx, tables);
  await changeAll(tx, [
    ...onEach('disable trigger user'),
    `truncate ${tables.map(({ quoted }) => quoted).join(', ')} cascade`,
    ...keys.map((key) => `${key} deferrable initially deferred`),
  ]);
  await load();
  await tx.execute(sql.raw('set constraints all immediate'));
  await changeAll(tx, [
    ...keys.map((key) => `${key} not deferrable`),
    ...onEach('enable trigger user'),
    ...onEach('force row level security'),
  ]);
}

/** Rows get this transaction's id, so that every device pulls them. */
export async function insertRows(
  tx: Tx,
  { quoted, columns, stamps }: CopiedTable,
  lines: readonly string[],
): Promise<void> {
  const names = [...columns.map(({ name }) => name), ...stamps].map(quote).join(', ');
  const values = [
    ...columns.map(({ type }, i) => `(line ->> ${i})::${type}`),
    ...stamps.map(() => 'pg_current_xact_id()'),
  ].join(', ');
  await tx.execute(
    sql`${sql.raw(`insert into ${quoted} (${names}) overriding system value
    select ${values} from json_array_elements(`)}${`[${lines.join(',')}]`}${sql.raw('::json) as line')}`,
  );
}
