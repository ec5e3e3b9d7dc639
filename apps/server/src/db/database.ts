import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

/** A transaction as features see it: Drizzle over whichever PostgreSQL is behind. */
export type Tx = PgRemoteDatabase;

export type Row = Record<string, unknown>;

export type Access = 'read' | 'write';

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * One transaction. `preamble` (role and settings) travels together with the first statement of
   * `work`, so a guarded read costs the same round trips as a bare one.
   */
  transaction<T>(access: Access, preamble: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Plain SQL as the owner, for migrations and the job queue only. */
  execute(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** One session held by the caller while `work` runs, for locks that outlive a statement. */
  exclusively<T>(work: (execute: Database['execute']) => Promise<T>): Promise<T>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface Runner {
  arrays(text: string, params: unknown[]): Promise<unknown[][]>;
  objects(text: string, params: unknown[]): Promise<Row[]>;
  /**
   * Resolved once nothing can overtake it, which need not mean answered: where statements are
   * pipelined the next one follows at once, and fails if this one did.
   */
  ahead(text: string): Promise<void>;
  /** Of the last statements of a transaction: the commit follows without waiting for answers. */
  last(text: string, params: unknown[]): Promise<void>;
  /** The same, where the rows are read after the commit. */
  lastRows(text: string, params: unknown[]): Promise<PendingRows>;
}

/** In an object, or the commit would wait for them. */
export interface PendingRows {
  readonly rows: Promise<Row[]>;
}

const runners = new WeakMap<Tx, Runner>();

/** For what goes beside Drizzle, in the order it is sent. */
export function runnerOf(tx: Tx): Runner {
  const runner = runners.get(tx);
  if (!runner) throw new Error('Not a transaction of ours');
  return runner;
}

/** Drizzle on top of the two ways a driver can return rows. */
export function drizzleOn(runner: Runner): Tx {
  const tx = drizzle(async (text, params, method) => ({
    rows:
      method === 'execute' ? await runner.objects(text, params) : await runner.arrays(text, params),
  }));
  runners.set(tx, runner);
  return tx;
}

/** Types Drizzle wants as text, because it does its own parsing. */
export const TEXT_TYPE_IDS = [1082, 1083, 1114, 1184, 1186] as const;
