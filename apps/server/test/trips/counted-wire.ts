import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Counted {
  readonly statements: number;
  readonly roundTrips: number;
}

/** Longer than a client takes between two statements it does not wait between. */
const HOLD_MS = 20;
const QUIET_MS = 3 * HOLD_MS;
const LENGTH_BYTES = 4;
/** The first message of a connection has no type before its length. */
const GREETING_BYTES = 0;

/** Calls back with the type of every message a client sends. */
function messageReader(onMessage: (type: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let typeBytes = GREETING_BYTES;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= typeBytes + LENGTH_BYTES) {
      const size = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < size) return;
      if (typeBytes > GREETING_BYTES) onMessage(String.fromCharCode(rest[0] ?? 0));
      rest = rest.subarray(size);
      typeBytes = 1;
    }
  };
}

/** A query of plain text and the run of a prepared one. */
const STATEMENTS: ReadonlySet<string> = new Set(['Q', 'E']);

/**
 * Stands between the server and its PostgreSQL. Answers are held until the client has had nothing
 * to say for a while, so what it sends without waiting for an answer is one round trip, however
 * fast the database answers.
 */
export async function startCountedWire(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let statements = 0;
  let roundTrips = 0;
  let isCounting = false;
  let movedAtMs = performance.now();

  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    let held: Buffer[] = [];
    let isAsked = false;
    let timer: NodeJS.Timeout | undefined;
    const answer = () => {
      isAsked = false;
      for (const chunk of held) client.write(chunk);
      held = [];
    };
    const hold = () => {
      movedAtMs = performance.now();
      clearTimeout(timer);
      if (isCounting) timer = setTimeout(answer, HOLD_MS);
      else answer();
    };
    const read = messageReader((type) => {
      if (STATEMENTS.has(type)) statements += 1;
    });
    client.on('data', (chunk: Buffer) => {
      if (!isAsked) roundTrips += 1;
      isAsked = true;
      read(chunk);
      hold();
      database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => {
      held.push(chunk);
      hold();
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        clearTimeout(timer);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxied = new URL(url);
  proxied.hostname = '127.0.0.1';
  proxied.port = String((server.address() as AddressInfo).port);

  /** Also what nobody waited for has come and gone. */
  async function quiet(): Promise<void> {
    movedAtMs = performance.now();
    while (performance.now() - movedAtMs < QUIET_MS) {
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS));
    }
  }

  return {
    url: proxied.href,
    count: async (work: () => Promise<unknown>): Promise<Counted> => {
      await quiet();
      isCounting = true;
      [statements, roundTrips] = [0, 0];
      await work();
      await quiet();
      isCounting = false;
      return { statements, roundTrips };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type CountedWire = Awaited<ReturnType<typeof startCountedWire>>;
