import { brotliDecompressSync } from 'node:zlib';
import { MOST_BATCHED_QUERIES, QUERY_BATCH_PATH } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const STATS = '/platform_stats?category=landing';
const FOR_ADMINS = '/jobs';

type Person = Awaited<ReturnType<TestApp['person']>>;

function ask(paths: readonly string[], options: { actor?: Person; etags?: string } = {}) {
  const search = new URLSearchParams(paths.map((path): [string, string] => ['q', path]));
  const { actor, etags } = options;
  return t.get(`${QUERY_BATCH_PATH}?${search}`, {
    ...(actor ? { actor } : {}),
    ...(etags ? { headers: { 'if-none-match': etags } } : {}),
  });
}

it('answers each query as it would alone, in order', async () => {
  const actor = await t.person('retailer');
  const [me, stats, batch] = [
    await t.get('/rest/v1/me', { actor }),
    await t.get(`/rest/v1${STATS}`, { actor }),
    await ask([STATS, '/me'], { actor }),
  ];
  expect(batch.status).toBe(200);
  expect(batch.body.results).toEqual([
    { status: 200, etag: stats.headers.get('etag'), body: stats.body },
    { status: 200, etag: me.headers.get('etag'), body: me.body },
  ]);
});

it('refuses a query in its place and answers the others', async () => {
  const actor = await t.person('retailer');
  const { body } = await ask([FOR_ADMINS, '/platform_stats?limit=no', '/nowhere', '/me'], {
    actor,
  });
  expect(body.results).toMatchObject([
    { status: 403, body: { code: 'FORBIDDEN' } },
    { status: 400, body: { code: 'VALIDATION_FAILED' } },
    { status: 404, body: { code: 'UNKNOWN_PATH' } },
    { status: 200, body: { id: actor.uid } },
  ]);
});

it('shows a stranger public data and nothing of anybody else', async () => {
  const { body } = await ask([STATS, '/me']);
  expect(body.results).toMatchObject([
    { status: 200 },
    { status: 401, body: { code: 'UNAUTHENTICATED' } },
  ]);
});

it('does not resend unchanged responses', async () => {
  const actor = await t.person('retailer');
  const first = (await ask([STATS, '/me'], { actor })).body.results as { etag: string }[];
  const again = await ask(['/me', STATS], { actor, etags: first[0]?.etag ?? '' });
  expect(again.body.results).toEqual([
    { status: 200, etag: first[1]?.etag, body: expect.objectContaining({ id: actor.uid }) },
    { status: 304, etag: first[0]?.etag },
  ]);
  const both = await ask(['/me', STATS], {
    actor,
    etags: first.map(({ etag }) => etag).join(', '),
  });
  expect(both.body.results).toMatchObject([{ status: 304 }, { status: 304 }]);
});

it.each([
  ['none', []],
  ['more than it may', Array.from({ length: MOST_BATCHED_QUERIES + 1 }, () => STATS)],
  ['itself', ['/batch?q=/me']],
  ['what is no query', ['/../../auth/v1/user']],
  ['no path', ['@elsewhere.example/me']],
])('refuses to ask %s', async (_, paths) => {
  const answer = await ask(paths);
  expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
});

it('counts each query as a read', async () => {
  const limited = await startTestApp({
    ports: { limits: { ...t.ports.limits, reads: { burst: 3, perMinute: 1 } } },
  });
  try {
    const actor = await limited.person('retailer');
    const search = new URLSearchParams(
      Array.from({ length: 5 }, (): [string, string] => ['q', STATS]),
    );
    const { body } = await limited.get(`${QUERY_BATCH_PATH}?${search}`, { actor });
    const statuses = (body.results as { status: number }[]).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  } finally {
    await limited.close();
  }
});

it('is compressed as a whole for clients that accept it, if it is long', async () => {
  const actor = await t.person('retailer');
  const authorization = `Bearer ${t.tokenFor(actor)}`;
  const send = (path: string) =>
    t.app.request(path, { headers: { authorization, 'accept-encoding': 'gzip, br' } });
  const path = `${QUERY_BATCH_PATH}?${new URLSearchParams(Array(8).fill(['q', '/me']))}`;
  const response = await send(path);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
  const plain = await t.get(path, { actor });
  expect(JSON.parse(text)).toEqual(plain.body);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect((await send('/rest/v1/me')).headers.get('content-encoding')).toBeNull();
});
