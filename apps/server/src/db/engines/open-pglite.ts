import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  type Database,
  drizzleOn,
  explained,
  type Row,
  rootOf,
  runnerOf,
  TEXT_TYPE_IDS,
} from '../database';
import { createStatements } from './pglite-statements';

const parsers = Object.fromEntries(TEXT_TYPE_IDS.map((id) => [id, (text: string) => text]));

export interface PgliteOptions {
  /** A folder on disk; in memory if left out. */
  readonly dataDir?: string;
  /** A dump to start from, as made by `dumpDataDir`. */
  readonly loadDataDir?: Blob;
}

async function runOn(
  client: Pick<PGlite, 'query' | 'exec'>,
  text: string,
  values?: readonly unknown[],
) {
  if (values && values.length > 0) {
    return (await client.query<Row>(text, [...values], { parsers })).rows;
  }
  const results = await client.exec(text, { parsers });
  return (results.at(-1)?.rows ?? []) as Row[];
}

/** Statements are queued in the order of the calls, so nothing needs to be awaited here. */
function transactionOn(
  client: Transaction,
  statements: ReturnType<typeof createStatements>,
  opening: string,
  unanswered: Promise<unknown>[],
) {
  const note = (sent: Promise<unknown>) => {
    sent.catch(() => undefined);
    unanswered.push(sent);
  };
  const objects = (text: string, params: unknown[]) =>
    statements.query<Row>(text, params, { parsers });
  return drizzleOn(
    {
      arrays: (text, params) =>
        statements.query<unknown[]>(text, params, { rowMode: 'array', parsers }),
      objects,
      ahead: (text) => note(client.exec(text)),
      last: async (text, params, explain) => {
        const sent = objects(text, params);
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
    },
    opening,
  );
}

export function databaseOnPglite(client: PGlite): Database {
  const statements = createStatements(client);
  return {
    kind: 'pglite',
    transaction: (access, preamble, work) =>
      client.transaction(async (transaction) => {
        const opening = access === 'read' ? `set transaction read only;${preamble}` : preamble;
        const unanswered: Promise<unknown>[] = [];
        const tx = transactionOn(transaction, statements, opening, unanswered);
        try {
          const result = await work(tx);
          if (access === 'write') runnerOf(tx).settle();
          await Promise.all(unanswered);
          return result;
        } catch (error) {
          throw await rootOf(error, unanswered);
        }
      }),
    execute: (text, values) => runOn(client, text, values),
    // One process owns the folder, so there is only one session.
    exclusively: (work) => work((text, values) => runOn(client, text, values)),
    listen: async (channel, onPayload) => {
      const stop = await client.listen(channel, onPayload);
      return () => stop();
    },
    close: () => client.close(),
  };
}

export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  const client = await PGlite.create({ ...options, extensions: { btree_gist, pg_trgm } });
  return databaseOnPglite(client);
}
