import { ANONYMOUS } from '@chowk/domain/kernel';
import { AuthAdminApi } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SERVICE_KEY } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { defineSystemStep, withSystem } from '../../../db';
import { claimLink, createShopOwner } from '../account/claim-account';
import { createPerson } from '../account/create-person';

const COMMON = 'sunshine';
const SHORT = 'x7!kQ2m';
const COMMON_ERROR = { status: 422, code: 'weak_password', reasons: ['pwned'] };
const SHORT_ERROR = { status: 422, code: 'weak_password', reasons: ['length'] };

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

type Client = ReturnType<MailServer['client']>;

let count = 0;
async function someone(password = PASSWORD) {
  count += 1;
  const email = `rule${count}@example.com`;
  await createPerson(server.ports, { email, password, fullName: 'R', roles: [] });
  return email;
}

async function refusesWeak(client: Client): Promise<void> {
  expect((await client.updateUser({ password: COMMON })).error).toMatchObject(COMMON_ERROR);
  expect((await client.updateUser({ password: 'SunShine' })).error).toMatchObject(COMMON_ERROR);
  expect((await client.updateUser({ password: SHORT })).error).toMatchObject(SHORT_ERROR);
  expect((await client.updateUser({ password: 'kirana-2026' })).error).toBeNull();
}

describe('a common or short password cannot be set', () => {
  it('at sign-up, by address or number', async () => {
    const client = server.client();
    const email = 'new@example.com';
    expect((await client.signUp({ email, password: COMMON })).error).toMatchObject(COMMON_ERROR);
    expect((await client.signUp({ email, password: SHORT })).error).toMatchObject(SHORT_ERROR);
    const byPhone = await client.signUp({ phone: '919876512345', password: COMMON });
    expect(byPhone.error).toMatchObject(COMMON_ERROR);
    expect((await client.signUp({ email, password: 'kirana-2026' })).error).toBeNull();
  });

  it('by a change', async () => {
    const email = await someone();
    const client = server.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    await refusesWeak(client);
  });

  it('by a recovery', async () => {
    const email = await someone();
    const client = server.client();
    await client.resetPasswordForEmail(email);
    const { code } = await server.mailbox.next(email, 'recover');
    await client.verifyOtp({ email, token: code, type: 'recovery' });
    await refusesWeak(client);
  });

  it('by the owner who claims a shop', async () => {
    const phone = '+919876500009';
    const prepare = defineSystemStep('test.password', 'Tests need a shop nobody has claimed yet.');
    const userId = await withSystem(server.db, ANONYMOUS, prepare, (tx) =>
      createShopOwner(tx, server.ports, { fullName: 'Asha', shopName: 'Asha Stores', phone }),
    );
    const link = await claimLink(server.ports, 'http://localhost:3000', {
      userId: userId ?? '',
      phone,
    });
    const token_hash = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
    const client = server.client();
    expect((await client.verifyOtp({ token_hash, type: 'invite' })).error).toBeNull();
    await refusesWeak(client);
  });

  it('by the operator', async () => {
    const admin = new AuthAdminApi({
      url: server.url,
      headers: { Authorization: `Bearer ${SERVICE_KEY}` },
    });
    const email = 'made@example.com';
    const made = await admin.createUser({ email, password: COMMON });
    expect(made.error).toMatchObject(COMMON_ERROR);
    const { data } = await admin.createUser({ email, password: PASSWORD });
    const changed = await admin.updateUserById(data.user?.id ?? '', { password: SHORT });
    expect(changed.error).toMatchObject(SHORT_ERROR);
    const link = { type: 'signup', email: 'linked@example.com', password: COMMON } as const;
    expect((await admin.generateLink(link)).error).toMatchObject(COMMON_ERROR);
  });
});

describe('an account from before', () => {
  it.each([COMMON, SHORT])('signs in with %s, and is told', async (password) => {
    const email = await someone(password);
    const { data, error } = await server.client().signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.session).not.toBeNull();
    expect(data.weakPassword?.reasons).toEqual([password === COMMON ? 'pwned' : 'length']);
  });
});
