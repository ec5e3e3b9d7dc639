import { connect, type Socket } from 'node:net';
import postgres from 'postgres';
import {
  type Access,
  type Database,
  drizzleOn,
  explained,
  type Row,
  rootOf,
  runnerOf,
  TEXT_TYPE_IDS,
  type Tx,
} from '../database';

const MAX_CONNECTIONS = 20;
const CONNECT_TIMEOUT_S = 10;
const CLOSE_TIMEOUT_S = 5;
const JSON_TYPE_IDS = [114, 3802];

/**
 * Repeatable read: a row found by the first statement has not gone when the second reads what it
 * refers to.
 */
const BEGIN: Readonly<Record<Access, string>> = {
  read: 'begin isolation level repeatable read read only',
  write: 'begin',
};

const asText = (value: unknown) => value;

/** Drizzle converts values to and from text, so the driver must not do it again. */
function leaveToDrizzle(client: postgres.Sql): void {
  for (const id of [...TEXT_TYPE_IDS, ...JSON_TYPE_IDS]) client.options.serializers[id] = asText;
  for (const id of TEXT_TYPE_IDS) client.options.parsers[id] = asText;
}

/**
 * A reservation that fails because the database is away stays in the driver's queue and later takes
 * a connection forever, and a connection closed right after connecting never sends its greeting
 * again. So a pool that failed to connect is replaced.
 */
interface Pool {
  readonly use: <T>(work: (client: postgres.Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

function createPool(open: () => postgres.Sql): Pool {
  let client = open();
  const retired = new Set<Promise<void>>();

  function retire(failed: postgres.Sql): void {
    if (client !== failed) return;
    client = open();
    const ending = failed.end({ timeout: CLOSE_TIMEOUT_S });
    retired.add(ending);
    ending.finally(() => retired.delete(ending)).catch(() => undefined);
  }

  return {
    use: async (work) => {
      const used = client;
      try {
        return await work(used);
      } catch (error) {
        // Database errors have a name; other errors are of the connection.
        if (!(error instanceof postgres.PostgresError)) retire(used);
        throw error;
      }
    },
    close: async () => {
      await Promise.all([client.end({ timeout: CLOSE_TIMEOUT_S }), ...retired]);
    },
  };
}

/** The driver does not report to the holder of a connection that it was lost. */
interface DriverConnection {
  onclose: ((error: Error) => void) | null;
}

/**
 * A connection reserved for several statements. Once it is lost the driver must not get another
 * statement for it, not even a rollback: it would write to a closed socket.
 */
interface Held {
  readonly send: (
    text: string,
    params?: readonly unknown[],
    options?: postgres.UnsafeQueryOptions,
  ) => postgres.PendingQuery<postgres.Row[]>;
  readonly isLost: () => boolean;
}

async function holding<T>(pool: Pool, work: (held: Held) => Promise<T>): Promise<T> {
  const connection = await pool.use((client) => client.reserve());
  let line: DriverConnection | undefined;
  let lost: Error | undefined;
  let reportLoss: (error: Error) => void = () => undefined;
  const loss = new Promise<never>((_, reject) => {
    reportLoss = reject;
  });
  loss.catch(() => undefined);
  const watch = {
    onexecute: (used: DriverConnection) => {
      line = used;
      used.onclose = (error) => {
        lost = error;
        reportLoss(error);
      };
      return true;
    },
  };
  try {
    return await Promise.race([
      work({
        send: (text, params = [], options = {}) => {
          if (lost) throw lost;
          const values = params as postgres.ParameterOrJSON<never>[];
          return connection.unsafe(text, values, line ? options : { ...options, ...watch });
        },
        isLost: () => lost !== undefined,
      }),
      loss,
    ]);
  } finally {
    if (line) line.onclose = null;
    // A lost connection has left the pool already and is replaced when needed.
    if (!lost) connection.release();
  }
}

/** Sent without waiting; checked before the transaction is called done. */
function transactionOn({ send }: Held, opening: string, unanswered: Promise<unknown>[]): Tx {
  const note = (sent: Promise<unknown>) => {
    sent.catch(() => undefined);
    unanswered.push(sent);
  };
  // Named statements are parsed once per connection and can be pipelined.
  const objects = async (text: string, params: unknown[]) =>
    (await send(text, params, { prepare: true }).execute()) as unknown as Row[];
  return drizzleOn(
    {
      arrays: async (text, params) => send(text, params, { prepare: true }).values().execute(),
      objects,
      ahead: (text) => note(send(text).execute()),
      last: async (text, params, explain) => {
        const sent = send(text, params, { prepare: true }).execute();
        note(explain ? explained(sent, explain) : sent);
      },
      lastRows: async (text, params) => {
        const rows = objects(text, params);
        note(rows);
        return { rows };
      },
      answered: async () => {
        await Promise.all(unanswered);
      },
      end: () => endRead(send),
    },
    opening,
  );
}

/** After a failed statement a commit is a silent rollback, so its result is checked. */
async function commit({ send }: Held, unanswered: readonly Promise<unknown>[]): Promise<void> {
  const sent = send('commit').execute();
  sent.catch(() => undefined);
  await Promise.all(unanswered);
  const { command } = await sent;
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
}

/** Its result does not matter: the connection's next user is served after it. */
function endRead(send: Held['send']): void {
  send('commit')
    .execute()
    .catch(() => undefined);
}

async function inTransaction<T>(
  held: Held,
  access: Access,
  preamble: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const unanswered: Promise<unknown>[] = [];
  // Sent with the first statement of `work`, without waiting.
  const tx = transactionOn(held, `${BEGIN[access]};${preamble}`, unanswered);
  const runner = runnerOf(tx);
  try {
    const result = await work(tx);
    if (access === 'read') {
      if (runner.isBegun() && !runner.hasEnded()) endRead(held.send);
      await Promise.all(unanswered);
      return result;
    }
    runner.settle();
    await commit(held, unanswered);
    return result;
  } catch (error) {
    const isOver = !runner.isBegun() || runner.hasEnded() || held.isLost();
    if (!isOver) await held.send('rollback').catch(() => undefined);
    throw await rootOf(error, unanswered);
  }
}

interface Place {
  readonly path?: string | false;
  readonly host: readonly string[];
  readonly port: readonly number[];
}

/**
 * Two writes would leave in two packets: Nagle's algorithm delays the second until the first is
 * acknowledged, which is a round trip.
 */
function promptSocket(): (place: Place) => Socket {
  let turn = -1;
  return ({ path, host, port }) => {
    turn = (turn + 1) % host.length;
    const socket = path
      ? connect(path)
      : connect(port[turn] ?? port[0] ?? 0, host[turn] ?? 'localhost');
    // Requested by the driver, for the name in a certificate.
    return Object.assign(socket.setNoDelay(true), { host: host[turn] });
  };
}

export function openPostgres(url: string, maxConnections = MAX_CONNECTIONS): Database {
  const open = (max: number) => {
    const options = {
      max,
      connect_timeout: CONNECT_TIMEOUT_S,
      onnotice: () => undefined,
      connection: { application_name: 'chowk' },
      socket: promptSocket(),
    };
    const client = postgres(url, options);
    leaveToDrizzle(client);
    return client;
  };
  const pool = createPool(() => open(maxConnections));
  // Separate from the pool, so that listeners survive its replacement. Connects on first use.
  const listener = open(1);

  return {
    kind: 'postgres',
    transaction: (access, preamble, work) =>
      holding(pool, (held) => inTransaction(held, access, preamble, work)),
    execute: (text, values = []) =>
      pool.use(async (client) => {
        const rows = await client.unsafe(text, values as postgres.ParameterOrJSON<never>[]);
        return rows as unknown as Row[];
      }),
    exclusively: (work) =>
      holding(pool, ({ send }) =>
        work(async (text, values) => (await send(text, values)) as unknown as Row[]),
      ),
    listen: async (channel, onPayload) => {
      const subscription = await listener.listen(channel, onPayload);
      return () => subscription.unlisten();
    },
    close: async () => {
      await Promise.all([pool.close(), listener.end({ timeout: CLOSE_TIMEOUT_S })]);
    },
  };
}
