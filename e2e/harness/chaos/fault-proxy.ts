import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from './seeded-random';

/**
 * Faults of a request: lost before the server · after it, losing the response · hung, then cut · a
 * captive portal's page · a redirect to a portal · half a response.
 */
const FAULTS = ['before', 'after', 'hang', 'portal', 'redirect', 'cut'] as const;
export type Fault = (typeof FAULTS)[number];

/** The engine's requests, each kind with its own probability; pages and files are not affected. */
const KINDS = {
  batch: /^\/functions\/v1\/batch/,
  upload: /^\/storage\/v1\/upload/,
  pull: /^\/rest\/v1\/(sync|receipts)/,
} as const;
type Kind = keyof typeof KINDS;

/** Long enough to be noticed, then the connection is cut. */
const HANG_MS = 1500;
const PORTAL = '<!doctype html><title>Free WiFi</title><p>Welcome';

export interface LinePlan {
  readonly seed: number;
  /** The share of the engine's requests with a fault. */
  readonly faultShare: number;
  /** The share of photo pieces that get damaged. */
  readonly damageShare: number;
}

/**
 * `sent`: the server has it, the response is on its way · `answered`: done, the response has
 * arrived.
 */
export type Moment = 'sent' | 'answered';

export interface FaultProxy {
  readonly url: string;
  /** Counters by name. */
  readonly faults: Map<string, number>;
  /** Called for every batch that reaches the server, which waits for it. */
  onBatch: (moment: Moment) => Promise<'lose' | undefined>;
  /**
   * `bad`: by the plan · `dead`: no request of the engine gets through · `good`: all of them do.
   */
  line: 'bad' | 'dead' | 'good';
  stop(): Promise<void>;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function flipBit(body: Buffer, chance: () => number): Buffer {
  const damaged = Buffer.from(body);
  const place = Math.floor(chance() * damaged.length);
  damaged[place] = (damaged[place] ?? 0) ^ 1;
  return damaged;
}

/** What the phone receives instead of the response. */
function spoil(fault: Fault, answer: Buffer, port: number, outgoing: ServerResponse): void {
  switch (fault) {
    case 'portal':
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
      break;
    case 'redirect':
      // Another address of this machine, standing in for a portal's site.
      outgoing.writeHead(302, { location: `http://127.0.0.1:${port}/portal` }).end();
      break;
    case 'cut':
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end(answer.subarray(0, Math.floor(answer.length / 2)));
      break;
    case 'hang':
      setTimeout(() => outgoing.destroy(), HANG_MS);
      break;
    default:
      outgoing.destroy();
  }
}

const REACHES_SERVER: ReadonlySet<Fault> = new Set(['after', 'hang', 'cut']);

/** A proxy with planned faults: the same seed, the same faults. */
export async function startFaultProxy(target: string, plan: LinePlan): Promise<FaultProxy> {
  const chances = Object.keys(KINDS).map((kind, place) => [kind, seededRandom(plan.seed + place)]);
  const chanceFor: Record<string, () => number> = Object.fromEntries(chances);
  const damageChance = seededRandom(plan.seed + chances.length);
  const faults = new Map<string, number>();
  const count = (name: string) => faults.set(name, (faults.get(name) ?? 0) + 1);

  function nextFault(kind: Kind): Fault | undefined {
    const chance = chanceFor[kind];
    if (proxy.line === 'dead') return 'before';
    if (!chance || proxy.line === 'good' || chance() >= plan.faultShare) return undefined;
    const fault = FAULTS[Math.floor(chance() * FAULTS.length)];
    if (fault) count(`${kind} ${fault}`);
    return fault;
  }

  function forward(
    incoming: IncomingMessage,
    headers: IncomingHttpHeaders,
    outgoing: ServerResponse,
    onAnswer: (answer: IncomingMessage) => void,
  ) {
    const address = new URL(incoming.url ?? '/', target);
    const forwarded = request(address, { method: incoming.method, headers }, onAnswer);
    // The server is down or restarting.
    forwarded.on('error', () => outgoing.destroy());
    return forwarded;
  }

  /** Streamed, so that an event stream stays one. */
  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const forwarded = forward(incoming, incoming.headers, outgoing, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  }

  async function carry(kind: Kind, incoming: IncomingMessage, outgoing: ServerResponse) {
    const fault = nextFault(kind);
    let body = await bodyOf(incoming);
    if (fault && !REACHES_SERVER.has(fault)) return spoil(fault, body, port, outgoing);
    if (incoming.method === 'PATCH' && proxy.line === 'bad' && damageChance() < plan.damageShare) {
      count('damaged photo');
      body = flipBit(body, damageChance);
    }
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const tell = async (moment: Moment) => (kind === 'batch' ? proxy.onBatch(moment) : undefined);
    let sent: ReturnType<typeof tell> | undefined;
    const forwarded = forward(incoming, headers, outgoing, async (answer) => {
      const answered = await bodyOf(answer).catch(() => undefined);
      const isLost = [await sent, await tell('answered')].includes('lose');
      if (isLost || answered === undefined) return outgoing.destroy();
      if (fault) return spoil(fault, answered, port, outgoing);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(answered);
    });
    forwarded.end(body, () => {
      sent = tell('sent');
    });
  }

  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    const kind = (Object.keys(KINDS) as Kind[]).find((name) => KINDS[name].test(url));
    if (!kind) return passOn(incoming, outgoing);
    carry(kind, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: FaultProxy = {
    url: `http://localhost:${port}`,
    faults,
    onBatch: async () => undefined,
    line: 'bad',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
