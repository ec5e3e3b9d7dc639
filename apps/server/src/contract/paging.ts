import { ChowkError, isUuid, type Page } from '@chowk/domain/kernel';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { parseJson } from '../parse-json';

type Key = string | number;

/** A cursor contains the sort values of the last row shown, opaque to the client. */
export function encodeCursor(keys: readonly Key[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

export function decodeCursor(cursor: string, length: number): Key[] {
  try {
    const keys = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isKey = (key: unknown): key is Key => typeof key === 'string' || Number.isFinite(key);
    if (Array.isArray(keys) && keys.length === length && keys.every(isKey)) return keys;
  } catch {
    // Falls through to the error every bad cursor gets.
  }
  throw new ChowkError('BAD_CURSOR');
}

/** A forged key of the wrong type must be the caller's error, not the database's. */
function requireFitting(column: Column, key: Key): string {
  const type = column.getSQLType();
  const isText = typeof key === 'string';
  const isMoment = type.startsWith('timestamp');
  const fits =
    type === 'uuid'
      ? isText && isUuid(key)
      : isMoment
        ? isText && Number.isFinite(Date.parse(key))
        : isText === !/int|numeric/.test(type);
  if (!fits) throw new ChowkError('BAD_CURSOR');
  return type;
}

/** Rows after the cursor in the order of these columns; all ascending or all descending. */
export function afterCursor(
  cursor: string | undefined,
  columns: readonly Column[],
  direction: 'asc' | 'desc' = 'asc',
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const keys = decodeCursor(cursor, columns.length);
  const comma = sql`, `;
  const left = sql.join(
    columns.map((column) => sql`${column}`),
    comma,
  );
  const right = sql.join(
    columns.map((column, i) => {
      const key = keys[i] ?? '';
      return sql`${key}::${sql.raw(requireFitting(column, key))}`;
    }),
    comma,
  );
  return direction === 'asc' ? sql`(${left}) > (${right})` : sql`(${left}) < (${right})`;
}

/** Reads one row more than the page: its presence means that there is another page. */
export function pageFrom<Row, Item>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => readonly Key[],
  present: (row: Row) => Item,
): Page<Item> & { items: Item[] } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(present), nextCursor: last ? encodeCursor(keysOf(last)) : null };
}
