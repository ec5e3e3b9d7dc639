import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage, PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { createPerson } from '../account/create-person';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

let count = 0;
async function person(language: 'en' | 'hi' = 'en') {
  count += 1;
  const email = `p${count}@example.com`;
  const made = { email, password: PASSWORD, fullName: 'P', roles: [], language } as const;
  const { id } = await createPerson(server.ports, made);
  return { email, id };
}

async function signedIn(email: string) {
  const client = server.client();
  const { error } = await client.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return client;
}

describe('recovery', () => {
  it('leads from the mail to a new password, and signs everyone else out', async () => {
    const { email } = await person();
    const thief = await signedIn(email);
    const client = server.client(memoryStorage());
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const redirectTo = 'http://localhost:3000/new-password';
    const asked = await client.resetPasswordForEmail(email, { redirectTo });
    expect(asked).toMatchObject({ data: {}, error: null });
    const { link } = await server.mailbox.next(email, 'recover');
    const { to } = await server.open(link);
    expect(to.pathname).toBe('/new-password');
    await client.exchangeCodeForSession(to.searchParams.get('code') ?? '');
    expect(events).toContain('PASSWORD_RECOVERY');

    const same = await client.updateUser({ password: PASSWORD });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    const weak = await client.updateUser({ password: '123' });
    expect(weak.error).toMatchObject({ status: 422, name: 'AuthWeakPasswordError' });
    const changed = await client.updateUser({ password: 'quite another' });
    expect(changed.error).toBeNull();
    await server.mailbox.next(email, 'password-changed');

    const out = await thief.getUser();
    expect(out.error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await client.getUser()).error).toBeNull();
    const old = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(old.error).toMatchObject({ code: 'invalid_credentials' });
    const fresh = await server.client().signInWithPassword({ email, password: 'quite another' });
    expect(fresh.error).toBeNull();
  });

  it('works on another device by the code, which also says PASSWORD_RECOVERY', async () => {
    const { email } = await person('hi');
    await server.client().resetPasswordForEmail(email);
    const letter = await server.mailbox.next(email, 'recover');
    expect(letter.subject).toBe('नया पासवर्ड चुनें');
    const phone = server.client();
    const events: string[] = [];
    phone.onAuthStateChange((event) => void events.push(event));
    await phone.verifyOtp({ email, token: letter.code, type: 'recovery' });
    expect(events).toContain('PASSWORD_RECOVERY');
    const { data } = await phone.getClaims();
    expect(data?.claims.amr?.[0]).toMatchObject({ method: 'recovery' });
  });

  it('answers {} for known, unknown and too often alike, and mails once', async () => {
    const { email } = await person();
    for (const address of [email, email, 'nobody@example.com', 'nobody@example.com']) {
      const answer = await server.post('/recover', { email: address });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({});
    }
    await server.mailbox.next(email, 'recover');
    expect(await server.mailbox.leftFor(email)).toBe(0);
    expect(await server.mailbox.leftFor('nobody@example.com')).toBe(0);
  });

  it('voids the older code with the newer mail, and every link once somebody is in', async () => {
    const { email } = await person();
    await server.client().resetPasswordForEmail(email);
    const first = await server.mailbox.next(email, 'recover');
    await server.forgetLimits();
    const client = server.client();
    await client.resetPasswordForEmail(email);
    const second = await server.mailbox.next(email, 'recover');
    const enter = (token: string) => client.verifyOtp({ email, token, type: 'recovery' });
    if (first.code !== second.code) {
      expect((await enter(first.code)).error).toMatchObject({ code: 'otp_expired' });
    }
    expect((await enter(second.code)).error).toBeNull();
    for (const { link } of [first, second]) {
      expect((await server.open(link)).to.searchParams.get('error_code')).toBe('otp_expired');
    }
  });

  it('takes the password of whoever signed up with a foreign address away', async () => {
    const email = 'squatted@example.com';
    await server.client().signUp({ email, password: PASSWORD });
    await server.mailbox.next(email, 'confirm-signup');
    const owner = server.client();
    await owner.resetPasswordForEmail(email);
    const { code } = await server.mailbox.next(email, 'recover');
    const { data } = await owner.verifyOtp({ email, token: code, type: 'recovery' });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    const squatter = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(squatter.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('sends nothing to a suspended person, and lets no earlier link in', async () => {
    const { email, id } = await person();
    await server.client().resetPasswordForEmail(email);
    const { link, code } = await server.mailbox.next(email, 'recover');
    await server.db.execute("update profiles set status = 'suspended' where id = $1", [id]);
    const { to } = await server.open(link);
    expect(to.searchParams.get('error_code')).toBe('user_banned');
    const otp = await server.client().verifyOtp({ email, token: code, type: 'recovery' });
    expect(otp.error).toMatchObject({ status: 403, code: 'user_banned' });
    await server.forgetLimits();
    await server.client().resetPasswordForEmail(email);
    expect(await server.mailbox.leftFor(email)).toBe(0);
  });

  it.each([
    [{}, 'requires an email'],
    [{ email: 'nope' }, 'invalid format'],
    [{ email: 'a@b.co', code_challenge: 'a'.repeat(43) }, 'PKCE'],
    [
      { email: 'a@b.co', code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' },
      'must be s256',
    ],
  ])('refuses %j', async (body, words) => {
    const answer = await server.post('/recover', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining(words),
    });
  });

  it('answers before it looks whether the address is known, so neither takes longer', async () => {
    const { email } = await person();
    await server.db.exclusively(async (execute) => {
      await execute('begin; lock table auth.users in access exclusive mode');
      try {
        for (const address of [email, 'unknown@example.com']) {
          const { status } = await server.post('/recover', { email: address });
          expect(status).toBe(200);
        }
      } finally {
        await execute('rollback');
      }
    });
  });
});
