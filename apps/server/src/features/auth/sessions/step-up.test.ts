import { MINUTE_MS } from '@chowk/domain/kernel';
import type { AuthClient } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { newId } from '../../../new-id';
import { accountsFeature } from '../../accounts';

let server: MailServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startMailServer({ features: [accountsFeature] });
  people = factorPeople(server);
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

type Client = InstanceType<typeof AuthClient>;
const needed = { status: 400, code: 'reauthentication_needed' };
const elevenMinutes = () => server.clock.advance(11 * MINUTE_MS);

async function bearer(client: Client): Promise<Record<string, string>> {
  const { data } = await client.getSession();
  return { authorization: `Bearer ${data.session?.access_token}` };
}

const confirm = async (client: Client, body: Record<string, string>) => {
  const answer = await server.post('/reauthenticate', body, await bearer(client));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

async function saveUpi(client: Client) {
  const answer = await server.app.request('/functions/v1/payout_details_update', {
    method: 'POST',
    headers: { 'idempotency-key': newId(), ...(await bearer(client)) },
    body: JSON.stringify({ upi_id: 'asha@okbank' }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('ten minutes after a sign-in', () => {
  it('neither the way in nor where money goes can be changed, other details can', async () => {
    const client = await (await people.person('retailer')).signIn();
    elevenMinutes();
    for (const change of [{ password: 'another horse' }, { email: 'x@example.com' }]) {
      expect((await client.updateUser(change)).error).toMatchObject(needed);
    }
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(needed);
    const linked = await client.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    expect(linked.error).toMatchObject(needed);
    expect((await saveUpi(client)).body.code).toBe('STEP_UP_NEEDED');
    expect((await client.updateUser({ data: { note: 'x' } })).error).toBeNull();
  });

  it('the password confirms it is them, in the session they have, from the next token on', async () => {
    const client = await (await people.person('retailer')).signIn();
    elevenMinutes();
    expect(await confirm(client, { password: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'current_password_invalid' },
    });
    expect(await confirm(client, {})).toMatchObject({ status: 400 });
    expect(await confirm(client, { password: PASSWORD })).toEqual({ status: 200, body: {} });
    // Somebody else who holds the older token gains nothing.
    expect((await saveUpi(client)).body.code).toBe('STEP_UP_NEEDED');
    const before = (await client.getSession()).data.session;
    await client.refreshSession();
    expect((await saveUpi(client)).status).toBe(200);
    expect((await client.updateUser({ password: 'another horse' })).error).toBeNull();
    expect((await client.getSession()).data.session?.user.id).toBe(before?.user.id);
  });

  it('a code from their mailbox does too, once', async () => {
    const someone = await people.person('retailer');
    const client = await someone.signIn();
    elevenMinutes();
    await client.reauthenticate();
    const { code } = await server.mailbox.next(someone.email, 'reauthenticate');
    expect(await confirm(client, { nonce: code })).toMatchObject({ status: 200 });
    expect(await confirm(client, { nonce: code })).toMatchObject({ status: 422 });
    await client.refreshSession();
    expect((await saveUpi(client)).status).toBe(200);
  });

  it('a guess at the password is counted like one at the sign-in', async () => {
    const client = await (await people.person('retailer')).signIn();
    const answers = [];
    for (let guess = 0; guess < 11; guess++) {
      answers.push((await confirm(client, { password: `wrong ${guess}` })).status);
    }
    expect(answers.at(0)).toBe(400);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('whoever has a second factor', () => {
  it('shows that one, and a password does not stand in for it', async () => {
    const client = await (await people.person('retailer')).signIn();
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    expect((await saveUpi(client)).status).toBe(200);
    elevenMinutes();
    expect((await saveUpi(client)).body.code).toBe('STEP_UP_NEEDED');
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(needed);
    expect(await confirm(client, { password: PASSWORD })).toMatchObject({ status: 403 });
    const proof = { password: 'another horse', current_password: PASSWORD };
    expect((await client.updateUser(proof)).error).toMatchObject(needed);
    await people.prove(client, factor);
    expect((await saveUpi(client)).status).toBe(200);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  });

  it('is told so by the list of ways, and nobody else is', async () => {
    const ways = async (client: Client) => {
      const headers = await bearer(client);
      return (await fetch(`${server.url}/reauthenticate/ways`, { headers })).json();
    };
    const someone = await people.person();
    const client = await someone.signIn();
    expect(await ways(client)).toEqual({
      factors: [],
      password: true,
      code_to: expect.any(String),
    });
    const { id, secret } = await people.enroll(client);
    await people.prove(client, { id, secret });
    expect(await ways(client)).toEqual({
      factors: [{ id, factor_type: 'totp', friendly_name: 'Phone' }],
      password: false,
      code_to: null,
    });
    expect((await fetch(`${server.url}/reauthenticate/ways`)).status).toBe(401);
  });
});
