import { GoTrueAdminApi } from '@supabase/auth-js';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SERVICE_KEY } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import type { AuthHttp } from '../auth-deps';
import { AUTH_ROUTES } from '../auth-routes';
import { mountAuth } from '../mount-auth';

let server: MailServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startMailServer();
  people = factorPeople(server);
});
afterAll(() => server.close());

const admin = (key = SERVICE_KEY) =>
  new GoTrueAdminApi({ url: server.url, headers: { Authorization: `Bearer ${key}` } });
const NOWHERE = '0190a0a0-0000-4000-8000-000000000000';

describe('the service key', () => {
  const routes = AUTH_ROUTES.filter(({ access }) => access === 'service key');
  const call = (method: string, path: string, authorization?: string) =>
    fetch(server.url + path, { method, headers: authorization ? { authorization } : {} });

  it('guards every admin address, and no person has it', async () => {
    const someone = await people.person('super_admin', 'admin');
    const client = await someone.signIn();
    await people.prove(client, await people.enroll(client));
    const token = (await client.getSession()).data.session?.access_token;
    expect(routes.length).toBeGreaterThan(8);
    for (const { method, path } of routes) {
      const answers = await Promise.all(
        [undefined, `Bearer ${token}`, `Bearer ${SERVICE_KEY}x`, `Basic ${SERVICE_KEY}`].map(
          async (header) => {
            const answer = await call(method, path, header);
            const { code } = (await answer.json()) as { code: string };
            return [answer.status, code];
          },
        ),
      );
      expect([path, ...answers]).toEqual([
        path,
        [401, 'no_authorization'],
        [403, 'not_admin'],
        [403, 'bad_jwt'],
        [401, 'no_authorization'],
      ]);
    }
  });

  it('opens nothing else', async () => {
    const answer = await call('GET', '/user', `Bearer ${SERVICE_KEY}`);
    expect(answer.status).toBe(403);
  });

  it('is nothing where the operator gave none', async () => {
    const { serviceKey: _, ...deps } = server.deps;
    const app = new Hono<AuthHttp>();
    app.use(async (c, next) => {
      c.set('log', server.ports.log);
      await next();
    });
    mountAuth(app, deps);
    for (const key of ['', 'undefined', SERVICE_KEY]) {
      const headers = { authorization: `Bearer ${key}` };
      const { status } = await app.request('/auth/v1/admin/users', { headers });
      expect([401, 403]).toContain(status);
    }
  });
});

describe('accounts', () => {
  it('are made, proved or not, with the role and the words given', async () => {
    const { data, error } = await admin().createUser({
      email: 'Made@Example.com',
      phone: '+919844400001',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { role: 'brand', full_name: 'Made' },
      app_metadata: { plan: 'gold' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'made@example.com',
      phone: '919844400001',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email', 'phone'], plan: 'gold' },
      user_metadata: { full_name: 'Made' },
    });
    expect(data.user).not.toHaveProperty('phone_confirmed_at');
    const client = server.client();
    const login = { email: 'made@example.com', password: PASSWORD };
    const signIn = await client.signInWithPassword(login);
    expect(signIn.error).toBeNull();
    const actor = await server.authenticator.actorFor(signIn.data.session?.access_token ?? '');
    expect(actor?.roles).toEqual(['brand']);

    const unproved = await admin().createUser({ email: 'later@example.com', password: PASSWORD });
    expect(unproved.error).toBeNull();
    expect(
      (await server.client().signInWithPassword({ ...login, email: 'later@example.com' })).error,
    ).toMatchObject({ code: 'email_not_confirmed' });
    expect(await server.mailbox.leftFor('later@example.com')).toBe(0);
  });

  it.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'no address' }, 400, 'validation_failed'],
    [{ phone: '12' }, 400, 'validation_failed'],
    [{ email: 'weak@example.com', password: '123' }, 422, 'weak_password'],
    [{ email: 'made@example.com' }, 422, 'email_exists'],
    [{ phone: '919844400001' }, 422, 'phone_exists'],
    [{ email: 'a@example.com', phone: '919844400001' }, 422, 'phone_exists'],
    [{ email: 'a@example.com', ban_duration: 'a while' }, 400, 'validation_failed'],
    [{ email: 'a@example.com', password_hash: '$2a$' }, 400, 'validation_failed'],
    [{ email: 'a@example.com', id: NOWHERE }, 400, 'validation_failed'],
    [{ email: 'a@example.com', user_metadata: { role: 'admin' } }, 400, 'validation_failed'],
  ])('are not made of %j', async (attributes, status, code) => {
    const { error } = await admin().createUser(attributes);
    expect(error).toMatchObject({ status, code });
  });

  it('are listed by page, the newest first', async () => {
    for (let i = 0; i < 3; i++) await people.person();
    const all = await admin().listUsers();
    expect(all.error).toBeNull();
    const users = all.data.users;
    expect(users.length).toBeGreaterThan(4);
    const first = await admin().listUsers({ page: 1, perPage: 2 });
    expect(first.data).toMatchObject({
      aud: 'authenticated',
      total: users.length,
      nextPage: 2,
      lastPage: Math.ceil(users.length / 2),
    });
    const second = await admin().listUsers({ page: 2, perPage: 2 });
    const ids = [...first.data.users, ...second.data.users].map(({ id }) => id);
    expect(ids).toEqual(users.slice(0, 4).map(({ id }) => id));
    expect((await admin().listUsers({ page: -1 })).error).toMatchObject({ status: 400 });
    expect(JSON.stringify(users)).not.toContain('password');
  });

  it('are changed on the operator’s word, and whoever is in by the old password is out', async () => {
    const someone = await people.person('brand');
    const client = await someone.signIn();
    const email = 'moved@example.com';
    const { data, error } = await admin().updateUserById(someone.id, {
      email,
      phone: '919844400002',
      phone_confirm: true,
      password: 'another horse',
      user_metadata: { full_name: null, note: 'x' },
      app_metadata: { plan: 'silver' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      phone: '919844400002',
      email_confirmed_at: expect.any(String),
      phone_confirmed_at: expect.any(String),
      user_metadata: { note: 'x' },
      app_metadata: { plan: 'silver' },
    });
    expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    const login = { phone: '919844400002', password: 'another horse' };
    expect((await server.client().signInWithPassword(login)).error).toBeNull();
    const profile = await server.db.execute('select email from profiles where id = $1', [
      someone.id,
    ]);
    expect(profile).toEqual([{ email }]);
  });

  it('are banned for a time, and let in again', async () => {
    const someone = await people.person('brand');
    const client = await someone.signIn();
    const banned = await admin().updateUserById(someone.id, { ban_duration: '1h30m' });
    expect(banned.data.user).toMatchObject({ banned_until: expect.any(String) });
    expect((await client.getUser()).error).not.toBeNull();
    const { email, password } = someone;
    const tried = await server.client().signInWithPassword({ email, password });
    expect(tried.error).toMatchObject({ code: 'user_banned' });
    await admin().updateUserById(someone.id, { ban_duration: 'none' });
    await someone.signIn();
  });

  it('that are not there are not found', async () => {
    const missing = { status: 404, code: 'user_not_found' };
    expect((await admin().getUserById(NOWHERE)).error).toMatchObject(missing);
    expect((await admin().updateUserById(NOWHERE, {})).error).toMatchObject(missing);
    expect((await admin().deleteUser(NOWHERE)).error).toMatchObject(missing);
    const answer = await fetch(`${server.url}/admin/users/x`, {
      headers: { authorization: `Bearer ${SERVICE_KEY}` },
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'validation_failed',
    ]);
  });

  it('lose a factor whose phone is lost, and what was done is on record', async () => {
    const someone = await people.person('brand');
    const client = await someone.signIn();
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    const userId = someone.id;
    const listed = await admin().mfa.listFactors({ userId });
    expect(listed.data?.factors).toMatchObject([{ id: factor.id, status: 'verified' }]);
    expect(JSON.stringify(listed)).not.toContain('secret');
    const gone = await admin().mfa.deleteFactor({ userId, id: factor.id });
    expect(gone.error).toBeNull();
    expect((await admin().mfa.listFactors({ userId })).data?.factors).toEqual([]);
    await client.refreshSession();
    expect(await people.levelOf(client)).toMatchObject({ currentLevel: 'aal1' });
    const trail = await server.db.execute(
      "select action, diff from audit_logs where entity = 'users' and entity_id = $1",
      [userId],
    );
    expect(trail).toEqual([
      {
        action: 'auth_factor_delete',
        diff: { by: 'service key', key: 'CHOWK_SERVICE_KEY', hint: null },
      },
    ]);
  });
});
