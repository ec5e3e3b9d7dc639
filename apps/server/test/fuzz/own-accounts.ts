import type { World } from '../matrix/world';

/** What people sign in with, and whose it is: a call of theirs may end it, and those after it need it. */
const OWNER_COLUMN: Readonly<Record<string, string>> = {
  'auth.users': 'id',
  'auth.factors': 'user_id',
  'auth.sessions': 'user_id',
  'public.profiles': 'id',
  'public.user_roles': 'user_id',
};

interface SavedTable {
  readonly table: string;
  readonly columns: string;
  readonly rows: string;
}

export interface OwnAccounts {
  /** Puts them back as they were, and empties the limits. */
  readonly restore: () => Promise<void>;
}

/** The accounts of the side that calls, as they are now. */
export async function ownAccounts({ db, own }: World): Promise<OwnAccounts> {
  const people = Object.values(own.people);
  const saved: SavedTable[] = [];
  for (const [table, owner] of Object.entries(OWNER_COLUMN)) {
    const [listed] = await db.execute(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    const [found] = await db.execute(
      `select jsonb_agg(to_jsonb(t))::text as rows from ${table} t where ${owner} = any($1::uuid[])`,
      [people],
    );
    saved.push({ table, columns: String(listed?.columns), rows: String(found?.rows ?? '[]') });
  }
  return {
    restore: () =>
      db.exclusively(async (execute) => {
        await execute('begin');
        // As a copy is put back: nothing hangs on these rows while they are away.
        await execute('set local session_replication_role = replica');
        for (const { table, columns, rows } of saved) {
          await execute(`delete from ${table} where ${OWNER_COLUMN[table]} = any($1::uuid[])`, [
            people,
          ]);
          await execute(
            `insert into ${table} (${columns}) overriding system value
            select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
            [rows],
          );
        }
        await execute('delete from rate_limits');
        await execute('commit');
      }),
  };
}
