import { Agent, get } from 'node:http';

/** The phones, in a process of their own: their work and memory is not the server's. */
export type Ask =
  | { readonly what: 'open'; readonly url: string; readonly tokens: readonly string[] }
  /** Answered when so many have heard the event of that number; how long each waited, in ms. */
  | { readonly what: 'heard'; readonly n: number; readonly by: number };

const EVENT = /"n":(\d+),"at":([\d.]+)/g;
const OPENED_AT_ONCE = 50;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const waits = new Map<number, number[]>();
let onHeard: () => void = () => undefined;

function open(url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(`${url}/realtime/v1/stream`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (text: string) => {
        const nowMs = performance.timeOrigin + performance.now();
        if (text.includes('event: ready')) resolve();
        for (const [, n, at] of text.matchAll(EVENT)) {
          const list = waits.get(Number(n)) ?? [];
          waits.set(Number(n), list);
          list.push(nowMs - Number(at));
        }
        onHeard();
      });
    }).on('error', reject);
  });
}

async function openAll(url: string, tokens: readonly string[]): Promise<void> {
  for (let from = 0; from < tokens.length; from += OPENED_AT_ONCE) {
    await Promise.all(tokens.slice(from, from + OPENED_AT_ONCE).map((token) => open(url, token)));
  }
}

function heard(n: number, by: number): Promise<number[]> {
  return new Promise((resolve) => {
    onHeard = () => {
      const list = waits.get(n) ?? [];
      if (list.length >= by) resolve(list);
    };
    onHeard();
  });
}

process.on('message', async (ask: Ask) => {
  const answer =
    ask.what === 'open' ? await openAll(ask.url, ask.tokens) : await heard(ask.n, ask.by);
  process.send?.({ answer: answer ?? null });
});
process.once('disconnect', () => agent.destroy());
process.send?.({ answer: null });
