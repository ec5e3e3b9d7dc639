import { messages, type PGlite, parse, protocol, type QueryOptions } from '@electric-sql/pglite';

/** A prepared statement with its parameter and row types. */
interface Statement {
  readonly name: string;
  readonly types: readonly number[];
  readonly rows: readonly messages.RowDescriptionMessage[];
}

/** The number of statements kept planned; the least recently used is closed. */
const MOST = 500;
const NO_SYNC = { syncToFs: false };
/** Global, so that no two statements of a session share a name. */
let made = 0;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Prepared statements for PGlite, like those of postgres.js: the library itself parses, plans and
 * describes each statement every time, in six messages instead of one. The caller holds the
 * transaction.
 */
export function createStatements(client: PGlite) {
  const { serialize } = protocol;
  const known = new Map<string, Statement>();

  const send = (...parts: readonly Uint8Array[]) =>
    client.execProtocolStream(joined(parts), NO_SYNC);

  /** An error leaves the rest of its message unread, and the database waits for a sync. */
  async function settled<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      await send(serialize.sync());
      throw error;
    }
  }

  async function forgetOldest(): Promise<void> {
    const [oldest] = known;
    if (!oldest || known.size < MOST) return;
    known.delete(oldest[0]);
    await send(serialize.close({ type: 'S', name: oldest[1].name }), serialize.sync());
  }

  async function read(text: string): Promise<Statement> {
    await forgetOldest();
    const name = `s${++made}`;
    const told = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const rows = told.filter((each) => each instanceof messages.RowDescriptionMessage);
    return { name, types: parse.parseDescribeStatementResults(told), rows };
  }

  function textOf(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const asText = type === undefined ? undefined : client.serializers[type];
    return asText ? asText(value) : String(value);
  }

  async function run<Row>(text: string, params: readonly unknown[], options: QueryOptions) {
    const statement = known.get(text) ?? (await read(text));
    // The most recently used comes last.
    known.delete(text);
    known.set(text, statement);
    const { name, types, rows } = statement;
    const values = params.map((value, i) => textOf(value, types[i]));
    const answer = await send(
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    );
    const [result] = parse.parseResults([...rows, ...answer], client.parsers, options);
    return (result?.rows ?? []) as Row[];
  }

  return {
    query: <Row>(text: string, params: readonly unknown[], options: QueryOptions) =>
      client._runExclusiveQuery(() => settled(() => run<Row>(text, params, options))),
  };
}
