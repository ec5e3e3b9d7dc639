import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { decodeRow } from './built-once';
import { runnerOf, type Tx } from './database';

/**
 * The two statements most commands end with, built once per set of columns, because building them
 * costs the server more than sending them.
 */

type Values = Readonly<Record<string, unknown>>;

interface Shape {
  readonly table: string;
  readonly names: readonly string[];
  readonly columns: readonly Column[];
  readonly byName: Readonly<Record<string, Column>>;
}

function shapeOf(table: PgTable): Shape {
  const byName: Record<string, Column> = getTableColumns(table);
  const names = Object.keys(byName);
  return { table: quoted(getTableName(table)), names, columns: Object.values(byName), byName };
}

function quoted(name: string): string {
  return `"${name}"`;
}

/** Missing means unchanged, or the column's default. */
function given(values: Values): [string, unknown][] {
  return Object.entries(values).filter(([, value]) => value !== undefined);
}

function encode({ byName }: Shape, values: readonly [string, unknown][]): unknown[] {
  return values.map(([name, value]) =>
    value === null ? null : byName[name]?.mapToDriverValue(value),
  );
}

function columnsOf({ names }: Shape, of: string): string {
  return names.map((name) => `${of}.${quoted(name)}`).join(', ');
}

/** `$3::uuid` */
function typedValue({ byName }: Shape, name: string, at: number): string {
  return `$${at + 1}::${byName[name]?.getSQLType()}`;
}

function kept<K extends string>(make: (key: K) => string): (key: K) => string {
  const texts = new Map<K, string>();
  return (key) => {
    const text = texts.get(key) ?? make(key);
    texts.set(key, text);
    return text;
  };
}

/** The parent row of a new row as SQL: where it is, and what is copied from it. */
interface Origin<Taken extends string, Told extends string> {
  readonly source: string;
  /** For columns of the new row. */
  readonly columns: Readonly<Record<Taken, string>>;
  /** Returned to the caller, as text. */
  readonly told: Readonly<Record<Told, string>>;
}

function insertText(
  shape: Shape,
  names: readonly string[],
  { source, columns, told }: Origin<string, string>,
): string {
  const seen = Object.entries({ ...columns, ...told });
  const taken = Object.keys(columns).map(quoted);
  const values = names.map((name, i) => typedValue(shape, name, i));
  return `with origin as (select ${seen.map(([name, from]) => `${from} as ${quoted(name)}`).join()}
      from ${source}),
    added as (insert into ${shape.table} as added (${[...names.map(quoted), ...taken].join()})
      select ${[...values, ...taken].join()} from origin
      on conflict (id) do nothing returning ${columnsOf(shape, 'added')})
    select ${seen.map(([name]) => `origin.${quoted(name)}`).join()}, ${columnsOf(shape, 'added')}
    from origin left join added on true`;
}

/**
 * Inserts a row under a given id, if the person can see its parent. `added` is missing if the id
 * already exists.
 */
export function rowAdder<
  T extends PgTable,
  Taken extends keyof T['$inferInsert'] & string,
  Told extends string,
>(table: T, origin: Origin<Taken, Told>) {
  const shape = shapeOf(table);
  const told = Object.keys({ ...origin.columns, ...origin.told });
  const idAt = told.length + shape.names.indexOf('id');
  const textFor = kept((names: string) => insertText(shape, names.split(','), origin));
  return async (
    tx: Tx,
    row: Omit<T['$inferInsert'], Taken>,
  ): Promise<
    | { readonly origin: Record<Taken | Told, string>; readonly added?: T['$inferSelect'] }
    | undefined
  > => {
    const values = given(row);
    const text = textFor(values.map(([name]) => name).join());
    const [found] = await runnerOf(tx).arrays(text, encode(shape, values));
    if (!found) return undefined;
    return {
      origin: Object.fromEntries(told.map((name, i) => [name, found[i]])),
      ...(found[idAt] === null
        ? {}
        : { added: decodeRow(shape.names, shape.columns, found, told.length) }),
    } as never;
  };
}

function updateText(
  shape: Shape,
  where: readonly string[],
  set: readonly string[],
  always: readonly string[],
): string {
  const isIt = where.map((name, i) => `${quoted(name)} = ${typedValue(shape, name, i)}`);
  const sets = set.map(
    (name, i) => `${quoted(name)} = ${typedValue(shape, name, where.length + i)}`,
  );
  return `with was as (select ${columnsOf(shape, 'seen')} from ${shape.table} seen
      where ${isIt.join(' and ')} for update)
    update ${shape.table} changed set ${[...sets, ...always].join(', ')}
    from was where changed.id = was.id
    returning ${columnsOf(shape, 'was')}, ${columnsOf(shape, 'changed')}`;
}

/**
 * Updates a row and returns it before and after, under its lock: reading it first would be another
 * round trip. A caller that refuses afterwards rolls the change back. `always` is set with every
 * change, as SQL on the row as `changed`.
 */
export function rowChanger<T extends PgTable>(table: T, always: readonly string[]) {
  type Row = T['$inferSelect'];
  const shape = shapeOf(table);
  const textFor = kept((key: string) => {
    const [where = '', set = ''] = key.split(' ');
    return updateText(shape, where.split(','), set.split(','), always);
  });
  return async (
    tx: Tx,
    where: Readonly<Partial<Row>>,
    changes: Readonly<Partial<T['$inferInsert']>>,
  ): Promise<{ readonly before: Row; readonly after: Row } | undefined> => {
    const [asked, set] = [given(where), given(changes)];
    const names = (of: [string, unknown][]) => of.map(([name]) => name).join();
    const text = textFor(`${names(asked)} ${names(set)}`);
    const [row] = await runnerOf(tx).arrays(text, encode(shape, [...asked, ...set]));
    return (
      row && {
        before: decodeRow(shape.names, shape.columns, row),
        after: decodeRow(shape.names, shape.columns, row, shape.names.length),
      }
    );
  };
}

/**
 * Updates any number of rows in one statement, each with the columns of the first, and returns
 * them. They are passed as one JSON list.
 */
export function rowsAdder<T extends PgTable>(table: T) {
  const shape = shapeOf(table);
  const textFor = kept((names: string) => {
    const columns = names.split(',').map(quoted).join();
    return `insert into ${shape.table} as added (${columns})
      select ${columns} from jsonb_populate_recordset(null::${shape.table}, $1::text::jsonb)
      returning ${columnsOf(shape, 'added')}`;
  });
  return async (
    tx: Tx,
    rows: readonly T['$inferInsert'][],
  ): Promise<readonly T['$inferSelect'][]> => {
    const names = given(rows[0] ?? {}).map(([name]) => name);
    const added = await runnerOf(tx).arrays(textFor(names.join()), [JSON.stringify(rows)]);
    return added.map((row) => decodeRow(shape.names, shape.columns, row) as T['$inferSelect']);
  };
}
