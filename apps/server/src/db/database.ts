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
  /** Once all that was sent ahead or last is answered; fails if one of them failed. */
  answered(): Promise<void>;
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

/** Which role a statement needs, and which one the transaction has at the moment. */
interface Roles {
  /** Undefined for the one it has, while nothing was asked for. */
  readonly wanted: string | undefined;
  readonly current: string | undefined;
}

/**
 * A role is taken with the next statement. Often none comes before another role is wanted, or the
 * same one again: then nothing is sent. What can be undone by itself begins at a mark, which waits
 * for a statement too and travels with its role.
 */
interface RoleRunner extends Runner {
  /** Undefined where only a rollback may follow: which one it is then, nobody here knows. */
  readonly setRole: (role: string | undefined) => void;
  /** Before a commit that has checks of its own: they run as who wrote. */
  readonly settle: () => Promise<void>;
  /** From here on until the next mark: what `undo` takes back. */
  readonly mark: () => void;
  /** Fails when something went wrong that nobody was told of: then nothing may be kept. */
  readonly undo: () => Promise<void>;
}

const FIRST_MARK = 'savepoint marked';
const NEXT_MARK = `release savepoint marked;${FIRST_MARK}`;
const UNDO = 'rollback to savepoint marked';

function withRoles(runner: Runner): RoleRunner {
  let roles: Roles = { wanted: undefined, current: undefined };
  let marked = roles;
  let isMarkDue = false;
  let hasMark = false;

  const isReady = () => !isMarkDue && roles.wanted === roles.current;
  /** What goes ahead of the next statement, in one message. */
  const prepare = () => {
    const parts: string[] = [];
    if (isMarkDue) parts.push(hasMark ? NEXT_MARK : FIRST_MARK);
    hasMark ||= isMarkDue;
    isMarkDue = false;
    if (roles.wanted !== roles.current) parts.push(`set local role ${roles.wanted}`);
    roles = { wanted: roles.wanted, current: roles.wanted };
    return runner.ahead(parts.join(';'));
  };
  return {
    arrays: async (text, params) => {
      if (!isReady()) await prepare();
      return runner.arrays(text, params);
    },
    objects: async (text, params) => {
      if (!isReady()) await prepare();
      return runner.objects(text, params);
    },
    ahead: async (text) => {
      if (!isReady()) await prepare();
      return runner.ahead(text);
    },
    last: async (text, params) => {
      if (!isReady()) await prepare();
      return runner.last(text, params);
    },
    lastRows: async (text, params) => {
      if (!isReady()) await prepare();
      return runner.lastRows(text, params);
    },
    answered: runner.answered,
    setRole: (role) => {
      roles = { wanted: role, current: role === undefined ? role : roles.current };
    },
    settle: async () => {
      isMarkDue = false;
      if (!isReady()) await prepare();
    },
    mark: () => {
      marked = roles;
      isMarkDue = true;
    },
    undo: async () => {
      const isUntouched = isMarkDue;
      roles = marked;
      isMarkDue = false;
      if (isUntouched) return;
      await runner.ahead(UNDO);
      await runner.answered();
    },
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
