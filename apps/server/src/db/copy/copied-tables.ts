import { sql } from 'drizzle-orm';
import type { Tx } from '../database';

export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  /** As SQL names it. */
  readonly quoted: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Columns with a transaction id, which means nothing in another database. */
  readonly stamps: readonly string[];
}

/** Transient data: limits, stored events, unfinished uploads. */
const NOT_COPIED = ['rate_limits', 'realtime_events', 'uploads', 'upload_parts'];
const STAMP_TYPE = 'xid8';

interface Found {
  readonly schema: string;
  readonly name: string;
  readonly column: string;
  readonly type: string;
}

/** Every table to back up, with its columns. As the owner. */
export async function listCopiedTables(tx: Tx): Promise<CopiedTable[]> {
  const found = await tx.execute<Record<keyof Found, string>>(sql`
    select n.nspname as schema, c.relname as name, a.attname as "column",
      format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'auth') and c.relkind = 'r' and a.attgenerated = ''
    order by n.nspname, c.relname, a.attnum`);
  const tables = new Map<string, Found[]>();
  for (const each of found) {
    if (NOT_COPIED.includes(each.name)) continue;
    const quoted = `${quote(each.schema)}.${quote(each.name)}`;
    tables.set(quoted, [...(tables.get(quoted) ?? []), each]);
  }
  return [...tables].map(([quoted, columns]) => ({
    schema: columns[0]?.schema ?? '',
    name: columns[0]?.name ?? '',
    quoted,
    columns: columns
      .filter(({ type }) => type !== STAMP_TYPE)
      .map(({ column, type }) => ({ name: column, type })),
    stamps: columns.filter(({ type }) => type === STAMP_TYPE).map(({ column }) => column),
  }));
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A backup must not be filtered by row security: none is better than an incomplete one. */
export async function requireAllVisible(tx: Tx, tables: readonly CopiedTable[]): Promise<void> {
  const open = await tx.execute<{ quoted: string }>(sql`
    select format('"%s"."%s"', schemaname, tablename) as quoted from pg_policies
    where permissive = 'PERMISSIVE' and cmd in ('ALL', 'SELECT') and qual = 'true'
      and case schemaname when 'auth' then 'chowk_auth' else 'chowk_system' end = any (roles)`);
  const seen = new Set(open.map(({ quoted }) => quoted));
  const hidden = tables.filter(({ quoted }) => !seen.has(quoted)).map(({ quoted }) => quoted);
  if (hidden.length > 0) throw new Error(`Not every row is to be seen of ${hidden.join(', ')}`);
}
