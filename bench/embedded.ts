import type { CpuMs, Started } from './cost/cost-server';
import { worksOn } from './cost/works';
import { startChild } from './harness/child';
import { median } from './harness/measure';
import { repeat } from './harness/post';

/**
 * What one process with the embedded database answers in a second, database and all: the calls of
 * the benchmark `cost`. BENCH_CALLS says how many a round has.
 */
const BUYERS = 4;
const ROUNDS = 5;
const CALLS = Number(process.env.BENCH_CALLS ?? 60);

const server = startChild(new URL('./cost/cost-server.ts', import.meta.url), '', String(BUYERS));
const { url, packs, buyers } = (await server.started) as Started;

for (const { title, run } of worksOn(url, packs)) {
  const rates: number[] = [];
  const costs: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const callers = [...buyers];
    const [cpuMs, startMs] = [(await server.ask({})) as CpuMs, performance.now()];
    await repeat(CALLS, BUYERS, async () => {
      const buyer = callers.pop();
      if (!buyer) throw new Error('More callers than buyers');
      await run(buyer);
      callers.push(buyer);
    });
    if (round < 0) continue;
    rates.push((CALLS * 1000) / (performance.now() - startMs));
    costs.push((((await server.ask({})) as CpuMs) - cpuMs) / CALLS);
  }
  const [rate, cost] = [median(rates).toFixed(0), median(costs).toFixed(2)];
  console.log(`${title.padEnd(22)}${rate.padStart(8)} calls/s${cost.padStart(10)} ms of CPU each`);
}
server.close();
process.exit(0);
