import type { World } from '../matrix/world';
import { listMoneyFaults } from '../world/money-faults';

const FAULTS: Readonly<Record<string, string>> = {
  'somebody has less than nothing':
    'select id from ledger_accounts where owner_id is not null and balance_paise < 0',
  'stock is below zero': 'select id from product_variants where stock < 0',
  'a campaign gave away more slots than it has, or fewer than none':
    'select id from campaigns where slots_taken < 0 or slots_taken > slots',
};

/** What the books and the stock say that must never be true. */
export async function listFaults({ db }: World): Promise<string[]> {
  const found = await listMoneyFaults(db);
  for (const [fault, query] of Object.entries(FAULTS)) {
    if ((await db.execute(query)).length > 0) found.push(fault);
  }
  return found;
}

/** Rows of the other side, as text, by table: nobody of the first side may change one. */
export async function rowsOfOthers({ db, other }: World): Promise<Record<string, string>> {
  const tables = await db.execute(`
    select table_schema || '.' || table_name as name from information_schema.columns
    where table_schema in ('public', 'auth') and column_name = 'id' and data_type = 'uuid'`);
  const personal = Object.values(other.personal).flatMap((mine) => Object.values(mine ?? {}));
  const ids = [...Object.values(other.ids), ...Object.values(other.people), ...personal];
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [found] = await db.execute(
      `select string_agg((to_jsonb(t) - 'changed_in')::text, ' ' order by id) as rows
      from ${name} t where id = any($1::uuid[])`,
      [ids.filter((id) => /^[0-9a-f-]{36}$/.test(id))],
    );
    if (found?.rows) rows[String(name)] = String(found.rows);
  }
  return rows;
}
