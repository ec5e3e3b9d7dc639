import { Column, fillPlaceholders, is, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { type Row, runnerOf, type Tx } from './database';

interface Decoder {
  readonly mapFromDriverValue: (value: unknown) => unknown;
}

/** The result of preparing a Drizzle query; its fields are the query's own. */
interface Prepared<T> {
  readonly execute: (values?: Record<string, unknown>) => Promise<T[]>;
  readonly getQuery: () => { readonly sql: string; readonly params: unknown[] };
}

interface Preparable<T> {
  readonly prepare: (name: string) => Prepared<T>;
}

interface Field {
  readonly path: readonly string[];
  readonly field: unknown;
}

interface Plan {
  readonly text: string;
  readonly params: unknown[];
  readonly names: readonly string[];
  readonly decoders: readonly Decoder[];
}

/** Builds queries and never sends them. */
const builder: Tx = drizzle(async () => {
  throw new Error('This one only builds');
});

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  throw new Error('Built once: columns and plain SQL only');
}

function planOf<T>(query: Preparable<T>): Plan {
  const prepared = query.prepare('built once');
  const { sql, params } = prepared.getQuery();
  const { fields } = prepared as unknown as { fields: readonly Field[] };
  if (fields.some(({ path }) => path.length > 1)) throw new Error('Built once: flat rows only');
  return {
    text: sql,
    params,
    names: fields.map(({ path }) => path[0] ?? ''),
    decoders: fields.map(({ field }) => decoderOf(field)),
  };
}

/** A driver's row as the object Drizzle would return. */
export function decodeRow(
  names: readonly string[],
  decoders: readonly Decoder[],
  row: readonly unknown[],
  from = 0,
): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (let i = 0; i < names.length; i++) {
    const value = row[from + i];
    decoded[names[i] as string] =
      value === null ? null : (decoders[i] as Decoder).mapFromDriverValue(value);
  }
  return decoded;
}

/**
 * A statement Drizzle builds once; later calls only fill in its parameters. For commands that come
 * by the hundred, where building a statement costs more than sending it.
 */
export function builtOnce<T, V extends Record<string, unknown>>(
  build: (db: Tx) => Preparable<T>,
): (tx: Tx, values: V) => Promise<T[]> {
  let plan: Plan | undefined;
  return async (tx, values) => {
    plan ??= planOf(build(builder));
    const { text, params, names, decoders } = plan;
    const rows = await runnerOf(tx).arrays(text, fillPlaceholders(params, values));
    return rows.map((row) => decodeRow(names, decoders, row) as T);
  };
}

const dialect = new PgDialect();

/**
 * The same for plain SQL with several variants, each built once and found by its shape. `build` may
 * use nothing else of its argument.
 */
export function sqlBuiltOnce<Shape extends object, V extends Record<string, unknown>>(
  build: (shape: Shape) => SQL,
): (tx: Tx, shape: Shape, values: V) => Promise<Row[]> {
  const plans = new Map<string, Pick<Plan, 'text' | 'params'>>();
  return async (tx, shape, values) => {
    const key = JSON.stringify(shape);
    let plan = plans.get(key);
    if (!plan) {
      const { sql, params } = dialect.sqlToQuery(build(shape));
      plan = { text: sql, params };
      plans.set(key, plan);
    }
    return runnerOf(tx).objects(plan.text, fillPlaceholders(plan.params, values));
  };
}
