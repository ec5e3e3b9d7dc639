import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { withAuth } from '../../../db';
import { userRoles } from '../../../db/schema/accounts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

async function rolesOf(userId: string | undefined) {
  const rows = await server.db.execute(
    'select role from user_roles where user_id = $1 order by position',
    [userId],
  );
  return rows.map((row) => row.role);
}

describe('sign-up when no mail can be sent', () => {
  it('signs the person in at once and makes profile and role with the login', async () => {
    const { data, error } = await server.client().signUp({
      email: ' Asha@Example.COM ',
      password: PASSWORD,
      options: { data: { role: 'brand', full_name: 'Asha', company_name: 'Asha Foods' } },
    });
    expect(error).toBeNull();
    const user = data.session?.user;
    expect(user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'asha@example.com',
      phone: '',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { role: 'brand', full_name: 'Asha', company_name: 'Asha Foods' },
      factors: [],
    });
    expect(user?.identities).toEqual([
      expect.objectContaining({
        id: user?.id,
        user_id: user?.id,
        provider: 'email',
        email: 'asha@example.com',
        identity_data: {
          sub: user?.id,
          email: 'asha@example.com',
          email_verified: true,
          phone_verified: false,
        },
      }),
    ]);
    expect(user?.identities?.[0]?.identity_id).not.toBe(user?.id);
    expect(await rolesOf(user?.id)).toEqual(['brand']);
    const [profile] = await server.db.execute('select * from profiles where id = $1', [user?.id]);
    expect(profile).toMatchObject({
      email: 'asha@example.com',
      full_name: 'Asha',
      company_name: 'Asha Foods',
      status: 'active',
    });
  });

  it('answers with a session as the protocol has it, without the time it ends', async () => {
    const answer = await server.post('/signup', { email: 'raw@example.com', password: PASSWORD });
    const body = (await answer.json()) as Record<string, unknown>;
    expect(Object.keys(body).sort()).toEqual([
      'access_token',
      'expires_in',
      'refresh_token',
      'token_type',
      'user',
    ]);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('gives no role to someone who chose none', async () => {
    const { data } = await server.client().signUp({ email: 'no@example.com', password: PASSWORD });
    expect(await rolesOf(data.user?.id)).toEqual([]);
  });

  it.each(['admin', 'super_admin', 'owner', 7] as const)('makes nobody %s', async (role) => {
    const email = `would-be-${role}@example.com`;
    const options = { data: { role } };
    const { data, error } = await server.client().signUp({ email, password: PASSWORD, options });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(data.session).toBeNull();
    const rows = await server.db.execute('select id from auth.users where email = $1', [email]);
    expect(rows).toEqual([]);
  });

  it('is refused an admin role by the database itself', async () => {
    const { data } = await server.client().signUp({ email: 'db@example.com', password: PASSWORD });
    const row = { id: server.ports.newId(), user_id: data.user?.id ?? '', role: 'admin' as const };
    await expect(
      withAuth(server.db, 'write', (tx) => tx.insert(userRoles).values(row)),
    ).rejects.toThrow();
    expect(await rolesOf(data.user?.id)).toEqual([]);
  });

  it('says that an address is taken, however it is spelled', async () => {
    await server.client().signUp({ email: 'taken@example.com', password: PASSWORD });
    const { error } = await server
      .client()
      .signUp({ email: 'Taken@Example.com', password: 'another one' });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists' });
  });

  it('lets exactly one of many at once have the address', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, () =>
        server.post('/signup', { email: 'race@example.com', password: PASSWORD }),
      ),
    );
    expect(all.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });
});

describe('sign-up with input that will not do', () => {
  const weak = { status: 422, code: 'weak_password' };
  const bad = { status: 400, code: 'validation_failed' };
  const challenge = 'a'.repeat(43);
  it.each([
    ['nothing', {}, { status: 422, code: 'anonymous_provider_disabled' }],
    ['no password', { email: 'a@b.co' }, bad],
    ['a short password', { email: 'a@b.co', password: '12345' }, weak],
    ['a short password before a bad address', { email: 'nope', password: '1' }, weak],
    ['a book as password', { email: 'a@b.co', password: 'x'.repeat(257) }, bad],
    ['no address', { email: 'nope', password: PASSWORD }, bad],
    ['two dots', { email: 'a..b@c.co', password: PASSWORD }, bad],
    ['a line break', { email: 'a@b.co\nBcc: x@y.z', password: PASSWORD }, bad],
    ['both address and phone', { email: 'a@b.co', phone: '919876543210', password: PASSWORD }, bad],
    [
      'a phone',
      { phone: '919876543210', password: PASSWORD },
      { status: 400, code: 'phone_provider_disabled' },
    ],
    ['half of PKCE', { email: 'a@b.co', password: PASSWORD, code_challenge: challenge }, bad],
    [
      'plain PKCE',
      {
        email: 'a@b.co',
        password: PASSWORD,
        code_challenge: challenge,
        code_challenge_method: 'plain',
      },
      bad,
    ],
    [
      'a bad challenge',
      { email: 'a@b.co', password: PASSWORD, code_challenge: 'x', code_challenge_method: 's256' },
      bad,
    ],
    [
      'too much metadata',
      { email: 'a@b.co', password: PASSWORD, data: { x: 'y'.repeat(5000) } },
      bad,
    ],
    [
      'a zero character',
      { email: 'a@b.co', password: PASSWORD, data: { full_name: 'a\u0000b' } },
      bad,
    ],
    ['half a character', { email: 'a@b.co', password: PASSWORD, data: { x: '\ud800' } }, bad],
    ['a zero character in the address', { email: 'a\u0000@b.co', password: PASSWORD }, bad],
    ['a number as address', { email: 7, password: PASSWORD }, bad],
    ['a list', [], bad],
  ])('%s', async (_name, body, { status, code }) => {
    const answer = await server.post('/signup', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, error_code: code });
  });

  it('names why a password is weak', async () => {
    const { error } = await server.client().signUp({ email: 'w@example.com', password: '123' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
    expect(error?.message).toBe('Password should be at least 8 characters.');
  });

  it('takes nulls and keys it does not know', async () => {
    const answer = await server.post('/signup', {
      email: 'nulls@example.com',
      password: PASSWORD,
      data: null,
      phone: null,
      code_challenge: null,
      code_challenge_method: null,
      gotrue_meta_security: {},
      tomorrow: true,
    });
    expect(answer.status).toBe(200);
  });
});
