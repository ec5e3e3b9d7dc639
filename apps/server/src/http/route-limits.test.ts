import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { DEFAULT_LIMITS, type Rate, type RouteLimit, uncounted } from '../limits';

const NARROW: Rate = { burst: 2, perMinute: 1 };

function narrowed(...limitedRoutes: RouteLimit[]) {
  const open = uncounted(DEFAULT_LIMITS);
  return {
    ...open,
    routes: {
      ...open.routes,
      ...Object.fromEntries(limitedRoutes.map((d) => [d, NARROW])),
    },
  };
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

let t: TestApp;
beforeAll(async () => {
  const limits = narrowed('probe', 'metrics', 'docs', 'read', 'write', 'page', 'file');
  t = await startTestApp({ trustedProxies: 1, ports: { limits } });
});
afterAll(() => t.close());

describe('every public route', () => {
  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/docs',
    '/rest/v1/platform_stats',
    '/storage/v1/object/brand-logos/a/b.jpg',
    '/somewhere',
  ])('%s is shut to an address that comes too often, and to no other', async (path) => {
    const one = from(`10.1.0.${path.length}`);
    const answers = [await t.get(path, one), await t.get(path, one), await t.get(path, one)];
    expect(answers.slice(0, 2).every(({ status }) => status !== 429)).toBe(true);
    expect(answers[2]?.body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await t.get(path, from(`10.2.0.${path.length}`))).status).not.toBe(429);
  });

  it('is limited before the database is asked', async () => {
    const asked: string[] = [];
    const { db } = t;
    const counting = {
      ...db,
      transaction: ((...args: Parameters<typeof db.transaction>) => {
        asked.push(args[1]);
        return db.transaction(...args);
      }) as typeof db.transaction,
    };
    const limits = narrowed('read', 'write');
    const other = await startTestApp({ trustedProxies: 1, ports: { db: counting, limits } });
    const calls = () => other.get('/rest/v1/platform_stats', from('10.3.0.1'));
    for (let i = 0; i < 10; i += 1) await calls();
    expect(asked).toHaveLength(2);
    await other.close();
  });
});

describe('reads', () => {
  it('of one person are counted together from any address, and apart from others', async () => {
    const limits = { ...uncounted(DEFAULT_LIMITS), reads: { burst: 5, perMinute: 1 } };
    const app = await startTestApp({ trustedProxies: 1, ports: { limits } });
    const [asha, ravi] = [await app.person('retailer'), await app.person('retailer')];
    const read = (actor: typeof asha, address: number) =>
      app.get('/rest/v1/platform_stats', {
        actor,
        headers: { 'x-forwarded-for': `10.4.0.${address}` },
      });
    for (let i = 0; i < 5; i += 1) expect((await read(asha, i)).status).toBe(200);
    const held = await read(asha, 9);
    expect(held.body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(held.body.details).toHaveProperty('retryAfterS');
    expect((await read(ravi, 9)).status).toBe(200);
    await app.close();
  });

  it('have room for a phone that prefetches everything', () => {
    expect(DEFAULT_LIMITS.reads.burst).toBeGreaterThan(500);
    expect(DEFAULT_LIMITS.routes.read.burst).toBeGreaterThan(DEFAULT_LIMITS.reads.burst);
  });
});

describe('the API reference', () => {
  it('is rendered once for any number of readers, and revalidated by its ETag', async () => {
    const app = await startTestApp();
    const [first, ...rest] = await Promise.all(
      Array.from({ length: 40 }, () => app.get('/api/docs')),
    );
    const tag = first?.headers.get('etag') ?? '';
    expect(first?.body.text).toContain('<h1>Chowk API</h1>');
    expect(rest.every(({ headers }) => headers.get('etag') === tag)).toBe(true);
    expect(first?.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await app.get('/api/docs', { headers: { 'if-none-match': tag } });
    expect([again.status, again.body.text]).toEqual([304, '']);
    const contract = await app.get('/api/openapi.json');
    expect(contract.body).toHaveProperty('openapi');
    expect(contract.headers.get('etag')).not.toBe(tag);
    await app.close();
  });

  it('and the metrics can be disabled, and the metrics require a token', async () => {
    const shut = await startTestApp({ shut: { metricsAccess: 'nobody', hasApiDocs: false } });
    for (const path of ['/metrics', '/api/docs', '/api/openapi.json', '/api/docs.css']) {
      expect((await shut.get(path)).body, path).toMatchObject({ code: 'UNKNOWN_PATH' });
    }
    expect((await shut.get('/healthz')).status).toBe(200);
    await shut.close();
    const token = 'a token for tests, long enough to be one';
    const asked = await startTestApp({ shut: { metricsAccess: { token } } });
    const read = (authorization?: string) =>
      asked.get('/metrics', authorization ? { headers: { authorization } } : {});
    expect((await read()).status).toBe(404);
    expect((await read('Bearer wrong')).status).toBe(404);
    expect((await read(`Bearer ${token}`)).body.text).toContain('chowk_http_request_seconds');
    await asked.close();
  });
});
