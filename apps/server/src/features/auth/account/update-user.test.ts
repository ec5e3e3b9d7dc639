import { DAY_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { createPerson } from './create-person';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

let count = 0;
async function someone() {
  count += 1;
  const email = `u${count}@example.com`;
  await createPerson(server.ports, { email, password: PASSWORD, fullName: 'U', roles: [] });
  const client = server.client();
  const { error } = await client.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { email, client };
}

describe('changing data', () => {
  it('merges key by key, and a null takes a key away', async () => {
    const { client } = await someone();
    await client.updateUser({ data: { a: 1, b: { c: 2 } } });
    const { data } = await client.updateUser({ data: { a: null, d: 'x' } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'U', b: { c: 2 }, d: 'x' });
    expect(data.user).toMatchObject({ identities: [expect.anything()], factors: [] });
  });

  it('refuses too much, what cannot be stored, and app_metadata', async () => {
    const { client } = await someone();
    const big = await client.updateUser({ data: { x: 'y'.repeat(5000) } });
    expect(big.error).toMatchObject({ status: 400, code: 'validation_failed' });
    const token = (await client.getSession()).data.session?.access_token;
    const answer = await fetch(`${server.url}/user`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ app_metadata: { roles: ['admin'] } }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'not_admin' });
  });

  it('is for the signed-in only', async () => {
    const answer = await fetch(`${server.url}/user`, { method: 'PUT', body: '{}' });
    expect(answer.status).toBe(401);
  });
});

describe('changing the password', () => {
  it('checks the current one when it is given', async () => {
    const { client } = await someone();
    const password = 'a new password';
    const wrong = await client.updateUser({ password, current_password: 'not it' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
    const right = await client.updateUser({ password, current_password: PASSWORD });
    expect(right.error).toBeNull();
  });

  it('takes a code from the mail, once, and counts wrong ones', async () => {
    const { client, email } = await someone();
    expect((await client.reauthenticate()).error).toBeNull();
    const { code, link } = await server.mailbox.next(email, 'reauthenticate');
    expect(link).toBe('');
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await client.updateUser({ password: 'new one here', nonce: wrong });
    expect(refused.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    const taken = await client.updateUser({ password: 'new one here', nonce: code });
    expect(taken.error).toBeNull();
    const again = await client.updateUser({ password: 'newer one here', nonce: code });
    expect(again.error).toMatchObject({ code: 'reauthentication_not_valid' });
  });

  it('says how long to wait for the next code', async () => {
    const { client } = await someone();
    await client.reauthenticate();
    const { error } = await client.reauthenticate();
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/only request this after \d+ seconds/);
  });

  it('can be set to need the current one and, on an old session, a code', async () => {
    const strict = await startMailServer({
      db: server.db,
      passwordChange: { needsCurrent: true, needsNonce: true },
    });
    const { email } = await someone();
    const client = strict.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const password = 'something new';
    const noCurrent = await client.updateUser({ password });
    expect(noCurrent.error).toMatchObject({ status: 400, code: 'current_password_required' });
    strict.clock.advance(DAY_MS + 1000);
    await client.refreshSession();
    const noNonce = await client.updateUser({ password, current_password: PASSWORD });
    expect(noNonce.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    await client.reauthenticate();
    const { code: nonce } = await strict.mailbox.next(email, 'reauthenticate');
    const done = await client.updateUser({ password, current_password: PASSWORD, nonce });
    expect(done.error).toBeNull();
    await strict.close();
  });
});
