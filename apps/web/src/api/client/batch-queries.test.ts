import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BatchedAnswer } from '@chowk/domain/kernel';
import { afterEach, expect, it } from 'vitest';
import { ServerError } from '@/api/errors/errors';
import { createQueryBatcher } from './batch-queries';
import { createCaller } from './caller';

const running: Server[] = [];
const session = new AbortController().signal;

/** A real server on loopback that answers each query of a batch with `answerTo`. */
async function gatherFrom(answerTo: (path: string, request: IncomingMessage) => BatchedAnswer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (pathname === '/rest/v1/batch') {
      const results = searchParams.getAll('q').map((path) => answerTo(path, request));
      response.end(JSON.stringify({ results }));
      return;
    }
    const { status, body } = answerTo(pathname.slice('/rest/v1'.length), request);
    response.writeHead(status).end(JSON.stringify(body));
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const call = createCaller({ baseUrl: `http://127.0.0.1:${port}`, applicationName: 'test' });
  return { gather: createQueryBatcher(call), asked };
}

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const echo = (path: string): BatchedAnswer => ({ status: 200, body: { path } });

it('sends concurrent queries as one request and returns each its own response', async () => {
  const { gather, asked } = await gatherFrom(echo);
  const paths = ['/rest/v1/wallet', '/rest/v1/bookings?tab=requested&limit=50'];
  const answers = await Promise.all(paths.map((path) => gather(path, {}, session)));
  expect(answers).toEqual([{ path: '/wallet' }, { path: '/bookings?tab=requested&limit=50' }]);
  expect(asked).toHaveLength(1);
});

it('sends a single query alone, and queries of another person apart', async () => {
  const { gather, asked } = await gatherFrom(echo);
  await Promise.all([
    gather('/rest/v1/me', { asSelf: true }, session),
    gather('/rest/v1/wallet', {}, session),
  ]);
  expect(asked.sort()).toEqual(['/rest/v1/me', '/rest/v1/wallet']);
});

it('splits a large batch', async () => {
  const { gather, asked } = await gatherFrom(echo);
  const many = Array.from({ length: 12 }, (_, place) => gather(`/rest/v1/q${place}`, {}, session));
  expect(await Promise.all(many)).toHaveLength(12);
  expect(asked).toHaveLength(2);
});

it('can refuse one query and answer another', async () => {
  const { gather } = await gatherFrom((path) =>
    path === '/jobs' ? { status: 403, body: { code: 'FORBIDDEN', message: 'No' } } : echo(path),
  );
  const [refused, answered] = await Promise.allSettled([
    gather('/rest/v1/jobs', {}, session),
    gather('/rest/v1/wallet', {}, session),
  ]);
  expect(refused).toMatchObject({ reason: { code: 'FORBIDDEN' } });
  expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(ServerError);
  expect(answered).toEqual({ status: 'fulfilled', value: { path: '/wallet' } });
});

it('fails all queries of a request when the server is unreachable', async () => {
  const gather = createQueryBatcher(
    createCaller({ baseUrl: 'http://127.0.0.1:9', applicationName: 'test' }),
  );
  const results = await Promise.allSettled([
    gather('/rest/v1/jobs', {}, session),
    gather('/rest/v1/wallet', {}, session),
  ]);
  for (const result of results)
    expect(result).toMatchObject({ reason: { problem: 'unreachable' } });
});

it('aborts one query without the others, and the request when none is left', async () => {
  const { gather, asked } = await gatherFrom(echo);
  const leaving = new AbortController();
  const left = gather('/rest/v1/jobs', { signal: leaving.signal }, session);
  const stays = gather('/rest/v1/wallet', {}, session);
  leaving.abort('left');
  await expect(left).rejects.toBe('left');
  expect(await stays).toEqual({ path: '/wallet' });
  expect(asked).toEqual(['/rest/v1/wallet']);
});

it('revalidates with ETags and reuses unchanged responses', async () => {
  const empty = { items: [] };
  const tags: (string | undefined)[] = [];
  const { gather } = await gatherFrom((_, request) => {
    tags.push(request.headers['if-none-match']);
    return tags.length > 2
      ? { status: 304, etag: '"e"' }
      : { status: 200, etag: '"e"', body: empty };
  });
  const both = () =>
    Promise.all(['/rest/v1/a', '/rest/v1/b'].map((path) => gather(path, {}, session)));
  expect(await both()).toEqual([empty, empty]);
  expect(await both()).toEqual([empty, empty]);
  expect(tags).toEqual([undefined, undefined, '"e", "e"', '"e", "e"']);
});
