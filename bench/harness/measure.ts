import { Agent, get } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

const CONNECTIONS = 16;
const ROUND_MS = 1500;
const ROUNDS = 5;

export interface Ratio {
  readonly title: string;
  readonly path: string;
  readonly ours: { address: Server['address'] };
  readonly theirs: { address: Server['address'] };
  readonly headers?: Readonly<Record<string, string>>;
}

function once(agent: Agent, url: string, headers: Ratio['headers'] = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

/** Requests answered per second by that many callers, each waiting for its answer. */
async function throughput(url: string, headers?: Ratio['headers']): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const endMs = performance.now() + ROUND_MS;
  let answered = 0;
  const caller = async () => {
    while (performance.now() < endMs) {
      await once(agent, url, headers);
      answered += 1;
    }
  };
  const startMs = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  agent.destroy();
  return (answered * 1000) / (performance.now() - startMs);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((values.length * percent) / 100))] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Side by side in one run, in turns, because machines are shared and noisy. */
export async function measureRatio({ title, path, ours, theirs, headers }: Ratio): Promise<number> {
  const urlOf = (server: Ratio['ours']) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const theirRate = await throughput(urlOf(theirs), headers);
    const ourRate = await throughput(urlOf(ours), headers);
    const isWarmUp = round === 0;
    if (!isWarmUp) ratios.push(ourRate / theirRate);
    console.log(
      `${isWarmUp ? 'warm-up' : `round ${round}`}: ${title}: ours ${ourRate.toFixed(0)}/s, theirs ${theirRate.toFixed(0)}/s`,
    );
  }
  return median(ratios);
}
