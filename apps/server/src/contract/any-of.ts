import { type Column, type SQL, sql } from 'drizzle-orm';

/** One of these ids, sent as one value: a statement is planned once, however many there are. */
export function isAnyOf(column: Column, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
}
