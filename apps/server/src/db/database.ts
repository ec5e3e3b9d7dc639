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

const runners = new WeakMap<Tx, RoleRunner>();

/** For what goes beside Drizzle, in the order it is sent. */
export function runnerOf(tx: Tx): RoleRunner {
  const runner = runners.get(tx);
  if (!runner) throw new Error('Not a transaction of ours');
  return runner;
}

/** A role to go back to, and the one the transaction still has. */
interface Owed {
  readonly role: string;
  readonly current: string;
}

/**
 * Going back to a role waits for the next statement. Often none comes before the commit, or only
 * one that takes the other role again: then nothing is sent.
 */
interface RoleRunner extends Runner {
  readonly takeRole: (role: string) => Promise<void>;
  readonly giveBack: (role: string, current: string) => void;
  /** Before a commit that has checks of its own: they run as who wrote. */
  readonly settle: () => Promise<void>;
}

function withRoles(runner: Runner): RoleRunner {
  let owed: Owed | undefined;
  const setRole = (role: string) => runner.ahead(`set local role ${role}`);
  const settle = async () => {
    if (!owed) return;
    const { role } = owed;
    owed = undefined;
    await setRole(role);
  };
  return {
    arrays: async (text, params) => {
      if (owed) await settle();
      return runner.arrays(text, params);
    },
    objects: async (text, params) => {
      if (owed) await settle();
      return runner.objects(text, params);
    },
    ahead: async (text) => {
      if (owed) await settle();
      return runner.ahead(text);
    },
    last: async (text, params) => {
      if (owed) await settle();
      return runner.last(text, params);
    },
    lastRows: async (text, params) => {
      if (owed) await settle();
      return runner.lastRows(text, params);
    },
    takeRole: async (role) => {
      const isTaken = owed?.current === role;
      owed = undefined;
      if (!isTaken) await setRole(role);
    },
    giveBack: (role, current) => {
      owed = { role, current: owed?.current ?? current };
    },
    settle,
  };
}

/** Drizzle on top of the two ways a driver can return rows. */
export function drizzleOn(plain: Runner): Tx {
  const runner = withRoles(plain);
  const tx = drizzle(async (text, params, method) => ({
    rows:
      method === 'execute' ? await runner.objects(text, params) : await runner.arrays(text, params),
  }));
  runners.set(tx, runner);
  return tx;
}

/** Types Drizzle wants as text, because it does its own parsing. */
export const TEXT_TYPE_IDS = [1082, 1083, 1114, 1184, 1186] as const;
