import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../test/auth-server';
import { withAuth } from '../../db';
import { AUTH_PATH } from './auth-deps';
import { AUTH_ROUTES } from './auth-routes';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const ORIGIN = 'https://elsewhere.example';
const HEADERS = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  'x-application-name',
];

function listed(header: string | null): string[] {
  return (header ?? '').toLowerCase().split(/\s*,\s*/);
}

describe('other origins', () => {
  it.each(['/token?grant_type=refresh_token', '/user', '/nothing'])(
    'may ask for %s with every header the client sends',
    async (path) => {
      const answer = await fetch(server.url + path, {
        method: 'OPTIONS',
        headers: {
          origin: ORIGIN,
          'access-control-request-method': 'POST',
          'access-control-request-headers': HEADERS.join(','),
        },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(listed(answer.headers.get('access-control-allow-headers'))).toEqual(HEADERS);
      expect(listed(answer.headers.get('access-control-allow-methods'))).toEqual(
        expect.arrayContaining(['get', 'post', 'put', 'patch', 'delete']),
      );
    },
  );

  const big = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });
  it.each([
    [200, 'GET', '/health', undefined],
    [400, 'POST', '/token?grant_type=password', '{}'],
    [400, 'POST', '/token?grant_type=password', '{'],
    [401, 'GET', '/user', undefined],
    [404, 'GET', '/nothing', undefined],
    [404, 'PUT', '/signup', '{}'],
    [400, 'POST', '/recover', '{}'],
    [404, 'GET', '/recover', undefined],
    [401, 'GET', '/factors/recovery-codes', undefined],
    [413, 'POST', '/signup', big],
  ])('can read a %i of %s %s', async (status, method, path, body) => {
    // Without a socket: one that was refused in mid-upload could not be used for the next test.
    const answer = await server.app.request(AUTH_PATH + path, {
      method,
      headers: { origin: ORIGIN, 'content-type': 'application/json;charset=UTF-8' },
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(listed(answer.headers.get('access-control-expose-headers'))).toContain(
      'x-supabase-api-version',
    );
    if (status === 200) return;
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    const error = (await answer.json()) as Record<string, unknown>;
    expect(error).toEqual({
      code: error.error_code,
      error_code: error.code,
      message: error.message,
    });
    expect(error.code).toMatch(/^[a-z_]+$/);
  });

  it('can read that something broke, but not what', async () => {
    const rename = (from: string, to: string) =>
      server.db.execute(`alter table auth.users rename column ${from} to ${to}`);
    await rename('phone', 'phone_away');
    const body = { email: 'a@example.com', password: 'whatever' };
    const answer = await server.post('/token?grant_type=password', body, { origin: ORIGIN });
    await rename('phone_away', 'phone');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    const error = await answer.json();
    expect(error).toMatchObject({ code: 'unexpected_failure' });
    expect(JSON.stringify(error)).not.toContain('phone');
  });
});

describe('the list of routes', () => {
  it('is what is mounted, and nothing more', () => {
    const mounted = server.app.routes
      .filter(({ path, method }) => path.startsWith(`${AUTH_PATH}/`) && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.slice(AUTH_PATH.length)}`);
    expect(mounted.sort()).toEqual(AUTH_ROUTES.map((r) => `${r.method} ${r.path}`).sort());
  });

  it('says truly which need a session', async () => {
    for (const { method, path, access } of AUTH_ROUTES) {
      const answer = await fetch(server.url + path, { method, redirect: 'manual' });
      expect([path, answer.status === 401]).toEqual([path, access !== 'public']);
    }
  });

  it('describes the server', async () => {
    const health = await fetch(`${server.url}/health`);
    expect(await health.json()).toMatchObject({ name: expect.any(String) });
    const settings = await fetch(`${server.url}/settings`);
    expect(await settings.json()).toMatchObject({
      external: { email: true, phone: false },
      mailer_autoconfirm: true,
    });
    expect(settings.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps every auth table from all but the auth role', async () => {
    const policies = await withAuth(server.db, 'read', (tx) =>
      tx.execute("select distinct roles::text as roles from pg_policies where schemaname = 'auth'"),
    );
    expect(policies).toEqual([{ roles: '{chowk_auth}' }]);
  });
});
