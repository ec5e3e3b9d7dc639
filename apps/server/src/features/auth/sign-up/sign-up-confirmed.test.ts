import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';

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
    // The mail of their own sign-up goes out after its answer, and leaves its time behind.
    const links = () => server.db.execute('select id from auth.one_time_tokens');
    await expect.poll(links).toHaveLength(1);
    const before = await read();
    const { data, error } = await server
      .client()
      .signUp({ email, password: 'another one', options: { data: { full_name: 'Thief' } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      identities: [],
      role: 'authenticated',
      factors: [],
      user_metadata: { full_name: 'Thief' },
      confirmation_sent_at: expect.any(String),
    });
    expect(data.user?.id).not.toBe(before[0]?.id);
    for (const field of ['confirmed_at', 'last_sign_in_at']) {
      expect(data.user).not.toHaveProperty(field);
    }
    expect(await read()).toEqual(before);
  });

  it('answers a taken and a new address alike, but for the identities', async () => {
    const answerFor = async (address: string) => {
      const data = { full_name: 'Asha', role: 'retailer', zz: { long: 1, a: 2 } };
      const answer = await server.post('/signup', { email: address, password: PASSWORD, data });
      expect(answer.status).toBe(200);
      return answer.text();
    };
    const shape = (text: string, address: string) =>
      text
        .replace(/"identities":\[.*?\](?=,"created_at)/, '"identities":[]')
        .replaceAll(address, 'ADDRESS')
        .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
    const fresh = shape(await answerFor('fresh@example.com'), 'fresh@example.com');
    const taken = shape(await answerFor(email), email);
    expect(fresh).toContain('"role":"authenticated"');
    expect(taken).toBe(fresh);
  });
});
