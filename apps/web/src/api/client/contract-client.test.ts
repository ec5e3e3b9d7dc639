import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChowkError } from '@chowk/domain/kernel';
import { listPlatformStats, savePlatformStat } from '@chowk/domain/platform';
import { afterEach, describe, expect, it } from 'vitest';
import { NetworkError, ServerError } from '@/api/errors/errors';
import { type ContractClient, createContractClient, queryUrl } from './contract-client';
import { commandRef } from './contract-ref';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const running: Server[] = [];
let actedShop: string | undefined;
let isConfirming = true;
let timesAsked = 0;

/** A real server on loopback, because the bytes on the wire are what is tested. */
async function clientOf(
  answer: Answer,
  token: string | null = 'a-token',
  session = new AbortController(),
): Promise<ContractClient> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createContractClient({
    baseUrl: `http://127.0.0.1:${port}`,
    applicationName: 'chowk-test',
    getToken: () => token,
    getLanguage: () => 'hi',
    getActingShop: () => actedShop,
    sessionSignal: () => session.signal,
    stepUp: async () => {
      timesAsked += 1;
      return isConfirming;
    },
  });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-7' });
  response.end(JSON.stringify(body));
}

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const STAT = {
  id: '01900000-0000-7000-8000-000000000000',
  category: 'landing',
  is_active: true,
  display_order: 1,
  stat_value: '5000+',
  stat_label: 'Stores',
} as const;

describe('a query', () => {
  it('goes to its path with its params and our headers', async () => {
    const seen: IncomingMessage[] = [];
    const client = await clientOf((request, response) => {
      seen.push(request);
      json(response, 200, { items: [STAT], nextCursor: null });
    });
    const page = await client.runQuery(listPlatformStats, { category: 'landing', limit: 5 });
    expect(page.items[0]?.stat_value).toBe('5000+');
    expect(seen[0]?.url).toBe('/rest/v1/platform_stats?category=landing&limit=5');
    expect(seen[0]?.headers).toMatchObject({
      'x-application-name': 'chowk-test',
      authorization: 'Bearer a-token',
      'accept-language': 'hi',
    });
  });

  it('names the acting shop, unless asked as oneself', async () => {
    const seen: unknown[] = [];
    const client = await clientOf((request, response) => {
      seen.push(request.headers['x-acting-shop']);
      json(response, 200, { items: [], nextCursor: null });
    });
    actedShop = 'shop-1';
    await client.runQuery(listPlatformStats, {});
    await client.runQuery(listPlatformStats, {}, { asSelf: true });
    actedShop = undefined;
    await client.runQuery(listPlatformStats, {});
    expect(seen).toEqual(['shop-1', undefined, undefined]);
  });

  it('has no bearer token when nobody is signed in', async () => {
    let authorization: string | undefined;
    const client = await clientOf((request, response) => {
      authorization = request.headers.authorization;
      json(response, 200, { items: [], nextCursor: null });
    }, null);
    await client.runQuery(listPlatformStats, {});
    expect(authorization).toBeUndefined();
  });
});

describe('a command', () => {
  it('is posted with the given key', async () => {
    let seen: unknown;
    const client = await clientOf((request, response, body) => {
      seen = [request.method, request.url, request.headers['idempotency-key'], JSON.parse(body)];
      json(response, 200, STAT);
    });
    const key = '01900000-0000-7000-8000-00000000000a';
    const save = commandRef<typeof savePlatformStat>('platform_stat_save');
    await client.runCommand(save, STAT, { idempotencyKey: key });
    expect(seen).toEqual(['POST', '/functions/v1/platform_stat_save', key, STAT]);
  });

  it('gets a key of its own otherwise', async () => {
    const keys: unknown[] = [];
    const client = await clientOf((request, response) => {
      keys.push(request.headers['idempotency-key']);
      json(response, 200, STAT);
    });
    await client.runCommand(savePlatformStat, STAT);
    await client.runCommand(savePlatformStat, STAT);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a failure', () => {
  it('has the code, details and request id of the refusal', async () => {
    const details = { fields: [{ path: 'stat_label', rule: 'required' }] };
    const client = await clientOf((_, response) =>
      json(response, 400, { code: 'VALIDATION_FAILED', message: 'no', details, requestId: 'r-1' }),
    );
    const error = await failureOf(client.runQuery(listPlatformStats, {}));
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toBeInstanceOf(ChowkError);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details, requestId: 'r-1' });
  });

  it('maps an unknown code of a newer server by its status', async () => {
    const client = await clientOf((_, response) =>
      json(response, 403, { code: 'FROM_THE_FUTURE', message: 'no' }),
    );
    const error = await failureOf(client.runQuery(listPlatformStats, {}));
    expect(error).toMatchObject({ code: 'FORBIDDEN', requestId: 'req-7' });
  });

  it('is `unavailable` when a proxy in front of us times out', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<h1>Bad Gateway</h1>');
    });
    const error = await failureOf(client.runQuery(listPlatformStats, {}));
    expect(error).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each([200, 403])('is `foreign` when a wifi sign-in page answers %i', async (status) => {
    const client = await clientOf((_, response) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end('<html>Welcome to StationWiFi</html>');
    });
    const error = await failureOf(client.runQuery(listPlatformStats, {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ problem: 'foreign_answer' });
  });

  it('is `unreachable` when nothing listens', async () => {
    const client = createContractClient({ baseUrl: 'http://127.0.0.1:9', applicationName: 'test' });
    const error = await failureOf(client.runQuery(listPlatformStats, {}));
    expect(error).toMatchObject({ problem: 'unreachable' });
  });

  it('is a timeout when the body never ends', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"items":');
    });
    const error = await failureOf(client.runQuery(listPlatformStats, {}, { timeoutMs: 50 }));
    expect(error).toMatchObject({ problem: 'timeout' });
  });

  it('passes the caller’s own abort through', async () => {
    const client = await clientOf(() => undefined);
    const controller = new AbortController();
    const call = client.runQuery(listPlatformStats, {}, { signal: controller.signal });
    controller.abort(new Error('left the page'));
    expect(await failureOf(call)).toMatchObject({ message: 'left the page' });
  });
});

describe('the end of the session', () => {
  it('aborts a query, but not a command, whose result must be known', async () => {
    const session = new AbortController();
    const asked: unknown[] = [];
    const client = await clientOf(
      (request, response) => {
        asked.push(request.url);
        session.abort(new NetworkError('signed_out'));
        json(response, 200, STAT);
      },
      'a-token',
      session,
    );
    await client.runCommand(savePlatformStat, STAT);
    expect(await failureOf(client.runQuery(listPlatformStats, {}))).toMatchObject({
      problem: 'signed_out',
    });
    expect(asked).toHaveLength(1);
  });
});

describe('the URL of a query', () => {
  it('has its params filled in and escaped', () => {
    expect(queryUrl('/cms_pages/{slug}', { slug: 'a/b?c', language: 'hi' })).toBe(
      '/cms_pages/a%2Fb%3Fc?language=hi',
    );
  });

  it('leaves out undefined params', () => {
    expect(queryUrl('/x', { a: undefined, b: null, c: false, d: 0 })).toBe('/x?c=false&d=0');
  });

  it('cannot be built without a param of its path', () => {
    expect(() => queryUrl('/x/{id}', {})).toThrow('/x/{id} needs id');
  });
});

describe('a command that needs a recent sign-in', () => {
  const save = commandRef<typeof savePlatformStat>('platform_stat_save');
  const refuse = (response: ServerResponse) => json(response, 403, { code: 'STEP_UP_NEEDED' });
  const sent: string[] = [];
  const note = (request: IncomingMessage, body: string) =>
    sent.push(`${String(request.headers['idempotency-key'])} ${body}`);

  it('is repeated unchanged once the person has confirmed', async () => {
    const client = await clientOf((request, response, body) =>
      note(request, body) === 1 ? refuse(response) : json(response, 200, STAT),
    );
    timesAsked = 0;
    expect(await client.runCommand(save, STAT)).toEqual(STAT);
    expect(timesAsked).toBe(1);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
  });

  it('is refused when they have not, after asking once only', async () => {
    const client = await clientOf((_, response) => refuse(response));
    timesAsked = 0;
    isConfirming = false;
    const refused = await client.runCommand(save, STAT).catch((error: unknown) => error);
    isConfirming = true;
    expect(refused).toMatchObject({ code: 'STEP_UP_NEEDED' });
    await client.runCommand(save, STAT).catch(() => undefined);
    expect(timesAsked).toBe(2);
  });
});
