import postgres from 'postgres';
import {
  type Access,
  type Database,
  drizzleOn,
  type Row,
  TEXT_TYPE_IDS,
  type Tx,
} from './database';

const MAX_CONNECTIONS = 20;
const CONNECT_TIMEOUT_S = 10;
const CLOSE_TIMEOUT_S = 5;
const JSON_TYPE_IDS = [114, 3802];

type Reserved = postgres.ReservedSql;

const asText = (value: unknown) => value;

/** Drizzle turns values into text and back itself; the driver must not do it a second time. */
function leaveToDrizzle(client: postgres.Sql): void {
  for (const id of [...TEXT_TYPE_IDS, ...JSON_TYPE_IDS]) client.options.serializers[id] = asText;
  for (const id of TEXT_TYPE_IDS) client.options.parsers[id] = asText;
}

function transactionOn(connection: Reserved): Tx {
  // Named statements are parsed once per connection and can be pipelined.
  const run = (text: string, params: unknown[]) =>
    connection.unsafe(text, params as postgres.ParameterOrJSON<never>[], { prepare: true });
  return drizzleOn({
    arrays: (text, params) => run(text, params).values(),
    objects: (text, params) => run(text, params).execute() as Promise<Row[]>,
  });
}

async function inTransaction<T>(
  connection: Reserved,
  access: Access,
  preamble: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // Not awaited: the first statement of `work` follows on the wire without waiting for the answer.
  const begun = connection.unsafe(`begin${access === 'read' ? ' read only' : ''};${preamble}`);
  begun.catch(() => undefined);
  try {
    const result = await work(transactionOn(connection));
    await begun;
    await connection.unsafe('commit');
    return result;
  } catch (error) {
    await connection.unsafe('rollback').catch(() => undefined);
    // Without its preamble a transaction would run as the owner: that error is the one to report.
    await begun;
    throw error;
  }
}

export function openPostgres(url: string, maxConnections = MAX_CONNECTIONS): Database {
  const client = postgres(url, {
    max: maxConnections,
    connect_timeout: CONNECT_TIMEOUT_S,
    onnotice: () => undefined,
    connection: { application_name: 'chowk' },
  });
  leaveToDrizzle(client);

  const execute = async (
    on: postgres.Sql | Reserved,
    text: string,
    values: readonly unknown[] = [],
  ) => (await on.unsafe(text, values as postgres.ParameterOrJSON<never>[])) as unknown as Row[];

  return {
    kind: 'postgres',
    transaction: async (access, preamble, work) => {
      const connection = await client.reserve();
      try {
        return await inTransaction(connection, access, preamble, work);
      } finally {
        connection.release();
      }
    },
    execute: (text, values) => execute(client, text, values),
    exclusively: async (work) => {
      const connection = await client.reserve();
      try {
        return await work((text, values) => execute(connection, text, values));
      } finally {
        connection.release();
      }
    },
    listen: async (channel, onPayload) => {
      const subscription = await client.listen(channel, onPayload);
      return () => subscription.unlisten();
    },
    close: () => client.end({ timeout: CLOSE_TIMEOUT_S }),
  };
}
