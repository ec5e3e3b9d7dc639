import type { Audience } from '@chowk/domain/kernel';
import { startChild } from './harness/child';
import { median, percentile } from './harness/measure';
import type { Ask as ClientsAsk } from './realtime/realtime-clients';
import type { Device, Figures, Ask as ServerAsk } from './realtime/realtime-server';

/**
 * Two thousand phones on two app processes: how long from a write to all their screens, what each
 * costs in memory, and how often anybody is asked what they may hear. On PostgreSQL
 * (BENCH_DATABASE_URL); the embedded database lives in one process, so there it is one.
 */
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 2000);
const DEVICES_EACH = 10;
const WARM_UP = 5;
const ROUNDS = 60;
const WAIT_BUDGET_MS = 100;
const MEMORY_BUDGET_KB = 40;

async function startServer() {
  const child = startChild<ServerAsk>(new URL('./realtime/realtime-server.ts', import.meta.url));
  const { url, kind } = (await child.started) as { url: string; kind: string };
  const figures = async () => (await child.ask({ what: 'figures' })) as Figures;
  return { ...child, url, kind, figures };
}

const first = await startServer();
const servers = first.kind === 'postgres' ? [first, await startServer()] : [first];
const clients = startChild<ClientsAsk>(new URL('./realtime/realtime-clients.ts', import.meta.url));
await clients.started;
const people = CLIENTS / DEVICES_EACH;
const made = await first.ask({ what: 'devices', people, each: DEVICES_EACH });
const devices = made as Device[];

/** With some there already: the first ones pay for code and buffers that all share. */
const share = CLIENTS / servers.length;
const early = Math.ceil(share / 10);
async function openShare(from: number, to: number): Promise<void> {
  for (const [i, { url }] of servers.entries()) {
    const theirs = devices.slice(i * share + from, i * share + to);
    await clients.ask({ what: 'open', url, tokens: theirs.map(({ token }) => token) });
  }
}
await openShare(0, early);
const before = await Promise.all(servers.map((server) => server.figures()));
await openShare(early, share);
const after = await Promise.all(servers.map((server) => server.figures()));
const kbEach = servers.map((_, i) => {
  const grown = (after[i]?.heldBytes ?? 0) - (before[i]?.heldBytes ?? 0);
  return grown / 1024 / (share - early);
});
const streams = after.map((each) => each.streams);
console.log(
  `${streams.join(' + ')} streams, ${kbEach.map((kb) => kb.toFixed(1)).join(' and ')} KB each`,
);

let count = 0;
async function waitsFor(audience: Audience, by: number): Promise<number[]> {
  count += 1;
  const server = servers[count % servers.length] ?? first;
  const heard = clients.ask({ what: 'heard', n: count, by });
  await server.ask({ what: 'tell', audience, n: count });
  return (await heard) as number[];
}

async function sumOf(name: 'checks' | 'cpuMs'): Promise<number> {
  const all = await Promise.all(servers.map((each) => each.figures()));
  return all.reduce((sum, each) => sum + each[name], 0);
}

async function measure(title: string, audienceOf: (i: number) => Audience, by: number) {
  for (let i = 0; i < WARM_UP; i++) await waitsFor(audienceOf(i), by);
  const [checks, cpuMs] = [await sumOf('checks'), await sumOf('cpuMs')];
  const startMs = performance.now();
  const waits: number[] = [];
  for (let i = 0; i < ROUNDS; i++) waits.push(...(await waitsFor(audienceOf(i), by)));
  const seconds = (performance.now() - startMs) / 1000;
  const asked = (await sumOf('checks')) - checks;
  const usEach = (((await sumOf('cpuMs')) - cpuMs) * 1000) / waits.length;
  const p95 = percentile(waits, 95);
  const figures = [
    `${ROUNDS} writes, ${waits.length} screens`,
    `median ${median(waits).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    `${usEach.toFixed(0)} µs of the servers a screen`,
    `${asked} questions about permission in ${seconds.toFixed(1)} s`,
  ];
  console.log(`${title}: ${figures.join('; ')}`);
  return { p95, asked, seconds };
}

const toAll = await measure('to a group of all', () => 'role:retailer', CLIENTS);
const toOne = await measure(
  'to one person',
  (i) => `person:${devices[(i * DEVICES_EACH) % devices.length]?.personId}`,
  DEVICES_EACH,
);

/** The watch over sessions looks every half second, in one question for all that are due. */
const mostAsked = (seconds: number) => servers.length * (2 * seconds + 4);
const isWithin =
  toAll.p95 <= WAIT_BUDGET_MS &&
  toOne.p95 <= WAIT_BUDGET_MS &&
  Math.max(...kbEach) <= MEMORY_BUDGET_KB &&
  toAll.asked <= mostAsked(toAll.seconds);
console.log(
  `ratios: wait ${(toAll.p95 / WAIT_BUDGET_MS).toFixed(2)} and ${(toOne.p95 / WAIT_BUDGET_MS).toFixed(2)} of ${WAIT_BUDGET_MS} ms, ` +
    `memory ${(Math.max(...kbEach) / MEMORY_BUDGET_KB).toFixed(2)} of ${MEMORY_BUDGET_KB} KB: ${isWithin ? 'within' : 'OVER'}`,
);
for (const each of [clients, ...servers]) each.close();
if (!isWithin) process.exitCode = 1;
