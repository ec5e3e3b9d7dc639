import { sql } from 'drizzle-orm';
import type { Tx } from '../database';
import { type CopiedTable, quote } from './copied-tables';

const AT_ONCE = 500;

/**
 * A table's rows in batches: each is a JSON array of its columns in PostgreSQL's text format, which
 * is lossless, with null for null.
 */
export async function* readRows(tx: Tx, table: CopiedTable): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }) => `${quote(name)}::text`).join(', ');
  await tx.execute(
    sql.raw(`declare copied no scroll cursor for
      select json_build_array(${columns})::text as line from ${table.quoted}`),
  );
  for (;;) {
    const rows = await tx.execute<{ line: string }>(sql.raw(`fetch ${AT_ONCE} from copied`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < AT_ONCE) break;
  }
  await tx.execute(sql.raw('close copied'));
}
