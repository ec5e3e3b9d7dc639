import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../test/auth-server';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ autoConfirm: false });
});
afterAll(() => server.close());

const email = 'new@example.com';
const options = { data: { role: 'retailer', full_name: 'New' } };

describe('sign-up when the address must be confirmed', () => {
  it('answers with the bare person and lets nobody in yet', async () => {
    const client = server.client();
    const { data, error } = await client.signUp({ email, password: PASSWORD, options });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [expect.anything()] });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const signIn = await client.signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  it('tells a wrong password nothing about confirmation', async () => {
    const { error } = await server.client().signInWithPassword({ email, password: 'wrong one' });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('answers a taken address with a person who does not exist, and changes nothing', async () => {
    const read = () => server.db.execute('select * from auth.users where email = $1', [email]);
    const before = await read();
    const { data, error } = await server
      .client()
      .signUp({ email, password: 'another one', options: { data: { full_name: 'Thief' } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      identities: [],
      user_metadata: { full_name: 'Thief' },
      confirmation_sent_at: expect.any(String),
    });
    expect(data.user?.id).not.toBe(before[0]?.id);
    for (const field of ['role', 'confirmed_at', 'last_sign_in_at']) {
      expect(data.user).not.toHaveProperty(field);
    }
    expect(await read()).toEqual(before);
  });
});
