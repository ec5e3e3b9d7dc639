import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** The body of a 200; anything else fails the benchmark. */
export function post(url: string, body: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(url, { method: 'POST', agent, headers }, async (answer) => {
      const said = await text(answer);
      if (answer.statusCode === 200) resolve(said);
      else reject(new Error(`answered ${answer.statusCode}: ${said}`));
    });
    asked.on('error', reject).end(JSON.stringify(body));
  });
}

/** That many callers, each waiting for its answer before it asks again. */
export async function repeat(
  times: number,
  callers: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let begun = 0;
  const call = async () => {
    while (begun < times) {
      begun += 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
}
