import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Buyer } from './cost-server';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** The body of a 200; anything else fails the benchmark. */
export function ask(url: string, { token }: Pick<Buyer, 'token'>, body?: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const authorization = `Bearer ${token}`;
    const headers = body
      ? { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
      : { authorization };
    const sent = request(url, { method: body ? 'POST' : 'GET', agent, headers }, async (answer) => {
      const said = await text(answer);
      if (answer.statusCode === 200) resolve(said);
      else reject(new Error(`${url} answered ${answer.statusCode}: ${said}`));
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}
