import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { createPerson } from '../account/create-person';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

let count = 0;
async function changing() {
  count += 1;
  const email = `old${count}@example.com`;
  const newEmail = `new${count}@example.com`;
  await createPerson(server.ports, { email, password: PASSWORD, fullName: 'U', roles: [] });
  const client = server.client();
  await client.signInWithPassword({ email, password: PASSWORD });
  const { data, error } = await client.updateUser({ email: newEmail });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email,
    new_email: newEmail,
    email_change_sent_at: expect.any(String),
  });
  const current = await server.mailbox.next(email, 'email-change-current');
  const fresh = await server.mailbox.next(newEmail, 'email-change-new');
  return { email, newEmail, client, current, fresh };
}

async function canSignIn(email: string): Promise<boolean> {
  const { data } = await server.client().signInWithPassword({ email, password: PASSWORD });
  return data.session !== null;
}

describe('a change of address', () => {
  it('happens when both ends agreed, and not before', async () => {
    const { email, newEmail, client, current, fresh } = await changing();
    expect(current.text).toContain(newEmail);
    const half = await server.open(fresh.link);
    expect(half.status).toBe(303);
    expect(half.to.searchParams.get('message')).toMatch(/^Confirmation link accepted/);
    expect(half.to.hash).toContain('message=Confirmation');
    expect(half.to.searchParams.has('code')).toBe(false);
    expect([await canSignIn(email), await canSignIn(newEmail)]).toEqual([true, false]);

    const { to } = await server.open(current.link);
    const { data } = await client.exchangeCodeForSession(to.searchParams.get('code') ?? '');
    expect(data.user).toMatchObject({ email: newEmail });
    expect(data.user).not.toHaveProperty('new_email');
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: newEmail });
    expect([await canSignIn(email), await canSignIn(newEmail)]).toEqual([false, true]);
    const rows = await server.db.execute('select email, version from profiles where id = $1', [
      data.user?.id,
    ]);
    expect(rows).toEqual([{ email: newEmail, version: 2 }]);
  });

  it('works by codes, each at its own address', async () => {
    const { email, newEmail, current, fresh } = await changing();
    const phone = server.client();
    const swapped = await phone.verifyOtp({ email, token: fresh.code, type: 'email_change' });
    expect(swapped.error).toMatchObject({ code: 'otp_expired' });
    const first = await phone.verifyOtp({ email, token: current.code, type: 'email_change' });
    expect(first).toMatchObject({ error: null, data: { user: null, session: null } });
    const again = await phone.verifyOtp({ email, token: current.code, type: 'email_change' });
    expect(again.error).toMatchObject({ code: 'otp_expired' });
    const last = await phone.verifyOtp({
      email: newEmail,
      token: fresh.code,
      type: 'email_change',
    });
    expect(last.data.user?.email).toBe(newEmail);
  });

  it('is not completed by the same end twice, nor by both links of two askings', async () => {
    const { email, client, fresh } = await changing();
    await server.open(fresh.link);
    const other = `else${count}@example.com`;
    await server.forgetLimits();
    await client.updateUser({ email: other });
    const current = await server.mailbox.next(email, 'email-change-current');
    const { to } = await server.open(current.link);
    expect(to.searchParams.has('message')).toBe(true);
    expect(await canSignIn(email)).toBe(true);
  });

  it('happens once when both ends agree at the same moment', async () => {
    const { newEmail, current, fresh } = await changing();
    const both = await Promise.all([server.open(current.link), server.open(fresh.link)]);
    expect(both.filter(({ to }) => to.searchParams.has('code'))).toHaveLength(1);
    expect(await canSignIn(newEmail)).toBe(true);
  });

  it('is refused for a taken address, whether now or since', async () => {
    const { newEmail, client, current, fresh } = await changing();
    await createPerson(server.ports, { email: newEmail, fullName: 'Faster', roles: [] });
    await server.open(current.link);
    const { to } = await server.open(fresh.link);
    expect(to.searchParams.get('error_code')).toBe('email_exists');
    const { error } = await client.updateUser({ email: newEmail });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('is called off by a change of password', async () => {
    const { client, current, fresh } = await changing();
    await client.updateUser({ password: 'quite another' });
    for (const { link } of [current, fresh]) {
      expect((await server.open(link)).to.searchParams.get('error_code')).toBe('otp_expired');
    }
    expect((await client.getUser()).data.user).not.toHaveProperty('new_email');
  });

  it('sends its mails again on request, once a minute', async () => {
    const { email, newEmail, client } = await changing();
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    const current = await server.mailbox.next(email, 'email-change-current');
    await server.mailbox.next(newEmail, 'email-change-new');
    expect((await server.open(current.link)).to.searchParams.has('message')).toBe(true);
    const soon = await client.resend({ type: 'email_change', email });
    expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });

  it('happens at once where no mail can be sent', async () => {
    const bare = await startAuthServer({ db: server.db });
    const email = 'bare@example.com';
    await createPerson(server.ports, { email, password: PASSWORD, fullName: 'B', roles: [] });
    const client = bare.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const { data } = await client.updateUser({ email: 'Bare2@example.com' });
    expect(data.user?.email).toBe('bare2@example.com');
    await bare.close();
  });
});
