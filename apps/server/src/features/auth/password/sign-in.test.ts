import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { createPerson } from '../account/create-person';

let server: AuthServer;
const email = 'asha@example.com';
beforeAll(async () => {
  server = await startAuthServer();
  await createPerson(server.ports, {
    email,
    password: PASSWORD,
    fullName: 'Asha',
    roles: ['brand'],
  });
});
afterAll(() => server.close());

let lastAddress = 0;
/** Each call from somewhere else, unless the test is about addresses. */
function nextAddress(): string {
  lastAddress += 1;
  return `10.0.${Math.floor(lastAddress / 250)}.${lastAddress % 250}`;
}

function signIn(body: unknown, address = nextAddress()) {
  return server.post('/token?grant_type=password', body, { 'x-forwarded-for': address });
}

describe('signing in by password', () => {
  it('opens a session of its own each time', async () => {
    const first = await server.client().signInWithPassword({ email, password: PASSWORD });
    const second = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(first.error).toBeNull();
    expect(second.data.session?.refresh_token).not.toBe(first.data.session?.refresh_token);
    expect(second.data.user).toMatchObject({ email, last_sign_in_at: expect.any(String) });
    const rows = await server.db.execute('select * from auth.sessions order by id');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ aal: 'aal1', refresh_counter: 0, min_counter: 0 });
  });

  it('knows the address in any spelling', async () => {
    const answer = await signIn({ email: ' ASHA@example.com', password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('carries the claims of the protocol', async () => {
    const client = server.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const { data } = await client.getClaims();
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(data?.claims).toMatchObject({
      iss: 'http://localhost:3000/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    const { exp, iat } = data?.claims ?? {};
    expect(Number(exp) - Number(iat)).toBe(3600);
  });

  it.each([
    ['wrong', { email, password: 'wrong one' }],
    ['unknown', { email: 'nobody@example.com', password: PASSWORD }],
    ['a zero character', { email: 'a\u0000@b.co', password: PASSWORD }],
    ['an odd phone', { phone: '+91\u0000x', password: PASSWORD }],
    ['not an address', { email: 'nobody', password: PASSWORD }],
    ['none', { email }],
    ['an unknown phone', { phone: '+919876543210', password: PASSWORD }],
    ['far too long', { email, password: 'x'.repeat(100_000) }],
  ])('says the same whatever was wrong: %s', async (_name, body) => {
    const answer = await signIn(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'invalid_credentials',
      error_code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  it.each([
    ['/token?grant_type=password', {}, 400, 'validation_failed'],
    ['/token', { email, password: PASSWORD }, 400, 'invalid_credentials'],
    ['/token?grant_type=pope', {}, 400, 'invalid_credentials'],
    ['/token?grant_type=constructor', {}, 400, 'invalid_credentials'],
    ['/token?grant_type=web3', {}, 422, 'web3_provider_disabled'],
    ['/token?grant_type=id_token', { provider: 'google' }, 400, 'provider_disabled'],
    ['/token?grant_type=password', '{"email":', 400, 'bad_json'],
  ])('%s with %j', async (path, body, status, code) => {
    const answer = await server.post(path, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('does as much work for an unknown person as for a wrong password', async () => {
    // Processor time of this process, hashing threads included: a busy machine hardly changes it.
    // The least of a dozen: whatever else this process does meanwhile only adds to it.
    const work = async (body: unknown) => {
      const before = process.cpuUsage();
      await signIn(body);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 12; i++) {
      known.push(await work({ email, password: `wrong ${i}` }));
      unknown.push(await work({ email: `nobody${i}@example.com`, password: `wrong ${i}` }));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });
});

describe('people who may not sign in', () => {
  const person = { email: 'out@example.com', password: PASSWORD, fullName: 'Out' };

  it('are told so only with the right password', async () => {
    const { id } = await createPerson(server.ports, { ...person, roles: [] });
    await server.db.execute("update profiles set status = 'suspended' where id = $1", [id]);
    const right = await server.client().signInWithPassword(person);
    expect(right.error).toMatchObject({ status: 400, code: 'user_banned' });
    const wrong = await signIn({ email: person.email, password: 'wrong one' });
    expect(await wrong.json()).toMatchObject({ code: 'invalid_credentials' });
  });

  it('may not while they are banned, and may again afterwards', async () => {
    const banned = { ...person, email: 'banned@example.com' };
    const { id } = await createPerson(server.ports, { ...banned, roles: [] });
    await server.db.execute(
      "update auth.users set banned_until = now() + interval '1 hour' where id = $1",
      [id],
    );
    const now = await server.client().signInWithPassword(banned);
    expect(now.error).toMatchObject({ code: 'user_banned' });
    await server.db.execute('update auth.users set banned_until = now() where id = $1', [id]);
    const later = await server.client().signInWithPassword(banned);
    expect(later.error).toBeNull();
  });

  it('without a password cannot be guessed', async () => {
    const nopass = { email: 'nopass@example.com', fullName: 'No', roles: [] };
    await createPerson(server.ports, nopass);
    for (const password of ['', 'nobody has this password']) {
      const answer = await signIn({ email: nopass.email, password });
      expect(await answer.json()).toMatchObject({ code: 'invalid_credentials' });
    }
  });
});
