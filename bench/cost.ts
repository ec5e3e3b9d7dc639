import { readFileSync } from 'node:fs';
import { ask } from './cost/ask';
import type { CpuMs, Started } from './cost/cost-server';
import { type Work, worksOn } from './cost/works';
import { startChild } from './harness/child';
import { median } from './harness/measure';
import { repeat } from './harness/post';
import { openBenchPorts } from './harness/server';

/**
 * What a call costs the server's processor, with the sign-in, the doors and the socket: beside a
 * bare server that sends the same list, in turns. On PostgreSQL (BENCH_DATABASE_URL), in a database
 * of its own. Names after the benchmark's own measure only these calls; BENCH_CALLS says how many a
 * round has.
 */
const BUYERS = 16;
const ROUNDS = 5;
const CALLS = Number(process.env.BENCH_CALLS ?? 160);
const wanted = process.argv.slice(2);
const MS_PER_TICK = 10;

const url = process.env.BENCH_DATABASE_URL;
if (!url) throw new Error('BENCH_DATABASE_URL names no PostgreSQL to measure on');
const admin = await openBenchPorts();
const name = `chowk_cost_${process.pid}`;
await admin.db.execute(`create database ${name}`);
const target = new URL(url);
target.pathname = `/${name}`;

const ours = startChild(new URL('./cost/cost-server.ts', import.meta.url), name, String(BUYERS));
const { url: at, packs, buyers } = (await ours.started) as Started;
const plain = startChild(new URL('./cost/cost-plain.ts', import.meta.url), target.href);
const { url: plainUrl } = (await plain.started) as { url: string };

const bare: Work = { title: 'bare list', run: (buyer) => ask(plainUrl, buyer) };
const works = worksOn(at, packs);

/** What the database's processes for these servers have used, where they run on this machine. */
async function databaseMs(): Promise<CpuMs> {
  const rows = await admin.db.execute(
    'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  const ticksOf = ({ pid }: Record<string, unknown>) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return Number(fields[11]) + Number(fields[12]);
    } catch {
      return 0;
    }
  };
  return rows.reduce((sum, row) => sum + ticksOf(row), 0) * MS_PER_TICK;
}

interface Cost {
  readonly cpuMs: number;
  readonly databaseMs: number;
  readonly perSecond: number;
}

async function measure({ run }: Work, server: typeof ours): Promise<Cost> {
  const callers = [...buyers];
  const [cpuMs, dbMs, startMs] = [
    (await server.ask({})) as CpuMs,
    await databaseMs(),
    performance.now(),
  ];
  await repeat(CALLS, BUYERS, async () => {
    const buyer = callers.pop();
    if (!buyer) throw new Error('More callers than buyers');
    await run(buyer);
    callers.push(buyer);
  });
  const tookMs = performance.now() - startMs;
  return {
    cpuMs: (((await server.ask({})) as CpuMs) - cpuMs) / CALLS,
    databaseMs: ((await databaseMs()) - dbMs) / CALLS,
    perSecond: (CALLS * 1000) / tookMs,
  };
}

const say = (title: string, ...columns: (string | number)[]) =>
  console.log(title.padEnd(22) + columns.map((each) => String(each).padStart(14)).join(''));
const middle = (costs: readonly Cost[], of: (cost: Cost) => number) => median(costs.map(of));

say('call', 'CPU ms', 'database ms', 'calls/s', 'CPU to bare', 'rate to bare');
for (const work of works.filter(({ title }) => wanted.length === 0 || wanted.includes(title))) {
  const [costs, bares]: [Cost[], Cost[]] = [[], []];
  for (let round = -1; round < ROUNDS; round++) {
    const [theirs, own] = [await measure(bare, plain), await measure(work, ours)];
    if (round < 0) continue;
    bares.push(theirs);
    costs.push(own);
  }
  const ratio = (of: (cost: Cost) => number) =>
    median(costs.map((cost, i) => of(cost) / of(bares[i] ?? cost)));
  for (const [title, each] of [
    ['  beside: bare list', bares],
    [work.title, costs],
  ] as const) {
    const isOurs = each === costs;
    say(
      title,
      middle(each, (cost) => cost.cpuMs).toFixed(2),
      middle(each, (cost) => cost.databaseMs).toFixed(2),
      middle(each, (cost) => cost.perSecond).toFixed(0),
      isOurs ? ratio((cost) => cost.cpuMs).toFixed(2) : '',
      isOurs ? ratio((cost) => cost.perSecond).toFixed(2) : '',
    );
  }
}
ours.close();
plain.close();
await new Promise((resolve) => setTimeout(resolve, 500));
await admin.db.execute(`drop database ${name} with (force)`);
await admin.db.close();
process.exit(0);
