import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

/** A transaction as features see it: Drizzle on either engine. */
export type Tx = PgRemoteDatabase;

export type Row = Record<string, unknown>;

export type Access = 'read' | 'write';

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * One transaction. `preamble` (settings) travels with the first statement of `work`, so it costs
   * no round trip.
   */
  transaction<T>(access: Access, preamble: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Plain SQL as the owner, for migrations and the job queue only. */
  execute(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** One session for the duration of `work`, for locks that outlive a statement. */
  exclusively<T>(work: (execute: Database['execute']) => Promise<T>): Promise<T>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Statements are sent in the order of the calls. */
export interface Runner {
  arrays(text: string, params: unknown[]): Promise<unknown[][]>;
  objects(text: string, params: unknown[]): Promise<Row[]>;
  /**
   * Without parameters and not awaited: the next statement is sent with it, and fails if it did.
   */
  ahead(text: string): void;
  /** For the last statements of a transaction: the commit does not wait for their results. */
  last(text: string, params: unknown[], explain?: (error: unknown) => unknown): Promise<void>;
  /** The same, with rows that are read after the commit. */
  lastRows(text: string, params: unknown[]): Promise<PendingRows>;
  /** Resolves when everything not awaited is done; rejects if any of it failed. */
  answered(): Promise<void>;
  /** The end of a read, where the driver can send it together. */
  end?(): void;
}

/** Wrapped in an object, or the commit would wait for them. */
export interface PendingRows {
  readonly rows: Promise<Row[]>;
}

const runners = new WeakMap<Tx, RoleRunner>();

/** For statements outside Drizzle, in order. */
export function runnerOf(tx: Tx): RoleRunner {
  const runner = runners.get(tx);
  if (!runner) throw new Error('Not a transaction of ours');
  return runner;
}

/** The role a statement needs, and the role the transaction has. */
interface Roles {
  /** Undefined until one was requested. */
  readonly wanted: string | undefined;
  readonly current: string | undefined;
}

/**
 * The beginning of a transaction and a change of role are sent with the next statement, and not at
 * all if none follows. A savepoint is delayed the same way and travels with its role.
 */
interface RoleRunner extends Runner {
  /** Undefined where only a rollback may follow, because the current role is unknown. */
  readonly setRole: (role: string | undefined) => void;
  /** Only what `send` sends synchronously runs as that role. */
  readonly during: <T>(role: string, send: () => T) => T;
  /** Everything sent from now on resolves after this and fails with it. */
  readonly closeGate: (until: Promise<unknown>) => void;
  /** The next statement is the last of a read, so its end is sent together. */
  readonly endWithNext: () => void;
  readonly isBegun: () => boolean;
  readonly hasEnded: () => boolean;
  /** Before a commit with deferred checks: they run as the role that wrote. */
  readonly settle: () => void;
  /** A savepoint, to which `undo` rolls back. */
  readonly mark: () => void;
  /** Fails if an error was not reported to anybody: then nothing may be kept. */
  readonly undo: () => Promise<void>;
}

const FIRST_MARK = 'savepoint marked';
const NEXT_MARK = `release savepoint marked;${FIRST_MARK}`;
const UNDO = 'rollback to savepoint marked';

function withRoles(runner: Runner, opening: string): RoleRunner {
  let roles: Roles = { wanted: undefined, current: undefined };
  let marked = roles;
  let isBegun = false;
  let isMarkDue = false;
  let hasMark = false;
  let gate: Promise<unknown> | undefined;
  let ending: 'not yet' | 'with the next' | 'sent' = 'not yet';

  /** What is sent ahead of the next statement, in one message. */
  const prepare = () => {
    if (ending === 'sent') throw new Error('A statement after the last one of a read');
    const parts: string[] = [];
    if (!isBegun && opening) parts.push(opening);
    if (isMarkDue) parts.push(hasMark ? NEXT_MARK : FIRST_MARK);
    if (roles.wanted !== roles.current) parts.push(`set local role ${roles.wanted}`);
    isBegun = true;
    hasMark ||= isMarkDue;
    isMarkDue = false;
    roles = { wanted: roles.wanted, current: roles.wanted };
    if (parts.length > 0) runner.ahead(parts.join(';'));
  };
  const behindGate = async <T>(sent: Promise<T>): Promise<T> => {
    const closed = gate;
    if (!closed) return sent;
    try {
      const answer = await sent;
      await closed;
      return answer;
    } catch (error) {
      await closed;
      throw error;
    }
  };
  const after = <T>(sent: T): T => {
    if (ending !== 'with the next' || !runner.end) return sent;
    ending = 'sent';
    runner.end();
    return sent;
  };
  return {
    arrays: (text, params) => {
      prepare();
      return after(behindGate(runner.arrays(text, params)));
    },
    objects: (text, params) => {
      prepare();
      return after(behindGate(runner.objects(text, params)));
    },
    ahead: (text) => {
      prepare();
      runner.ahead(text);
    },
    last: (text, params, explain) => {
      prepare();
      return runner.last(text, params, explain);
    },
    lastRows: (text, params) => {
      prepare();
      return runner.lastRows(text, params);
    },
    answered: runner.answered,
    closeGate: (until) => {
      until.catch(() => undefined);
      gate = until;
    },
    setRole: (role) => {
      roles = { wanted: role, current: role === undefined ? role : roles.current };
    },
    during: (role, send) => {
      const before = roles.wanted;
      if (before === undefined) throw new Error('Nobody knows which role to go back to');
      roles = { ...roles, wanted: role };
      try {
        return send();
      } finally {
        roles = { ...roles, wanted: before };
      }
    },
    endWithNext: () => {
      ending = 'with the next';
    },
    isBegun: () => isBegun,
    hasEnded: () => ending === 'sent',
    settle: () => {
      isMarkDue = false;
      prepare();
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
      runner.ahead(UNDO);
      await runner.answered();
    },
  };
}

/** An error with a more useful cause. */
export async function explained<T>(
  sent: PromiseLike<T>,
  explain: (error: unknown) => unknown,
): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    throw explain(error);
  }
}

const ABORTED = '25P02';

function isFollowing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === ABORTED) || isFollowing(error.cause);
}

/** After a failed statement the others only report that; the first one says why. */
export async function rootOf(
  error: unknown,
  unanswered: readonly Promise<unknown>[],
): Promise<unknown> {
  if (!isFollowing(error)) return error;
  return Promise.all(unanswered).then(
    () => error,
    (root: unknown) => root,
  );
}

/** Drizzle on top of the two ways a driver can return rows. */
export function drizzleOn(plain: Runner, opening: string): Tx {
  const runner = withRoles(plain, opening);
  const tx = drizzle(async (text, params, method) => ({
    rows:
      method === 'execute' ? await runner.objects(text, params) : await runner.arrays(text, params),
  }));
  runners.set(tx, runner);
  return tx;
}

/** Types Drizzle parses itself and wants as text. */
export const TEXT_TYPE_IDS = [1082, 1083, 1114, 1184, 1186] as const;
