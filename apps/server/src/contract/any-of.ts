import { type Column, type SQL, sql } from 'drizzle-orm';

/** Passes ids as one value, so that a statement is planned once, however many there are. */
export function isAnyOf(column: Column, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
}
