import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SERVICE_KEY } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { browse, type OidcServer, startOidcServer } from '../../../../test/outside/oidc-server';
import type { Message, Messenger } from '../../../messaging';
import { createPerson } from '../account/create-person';

const sent: Message[] = [];
const messenger: Messenger = {
  send: async (message) => {
    sent.push(message);
    return { id: `m${sent.length}` };
  },
  isConfigured: (channel) => channel === 'sms',
};

let oidc: OidcServer;
let open: MailServer;
let closed: MailServer;
beforeAll(async () => {
  oidc = await startOidcServer();
  open = await startMailServer({
    oidcProviders: oidc.settings,
    autoConfirmPhone: true,
    ports: { messenger },
  });
  closed = await startMailServer({
    db: open.db,
    oidcProviders: oidc.settings,
    closedToNew: true,
    ports: { messenger },
  });
});
afterEach(() => open.forgetLimits());
afterAll(async () => {
  await closed.close();
  await open.close();
  await oidc.close();
});

const refusal = {
  status: 422,
  code: 'signup_disabled',
  message: 'Signups not allowed for this instance',
};

async function someone(email: string) {
  await createPerson(open.ports, { email, password: PASSWORD, fullName: 'S', roles: [] });
}

async function comeBy(server: MailServer) {
  const client = server.client();
  const { data } = await client.signInWithOAuth({
    provider: 'acme' as 'google',
    options: { redirectTo: 'http://localhost:3000/', skipBrowserRedirect: true },
  });
  const { to } = await browse(data.url ?? '', server.url);
  return { client, to };
}

const settingsOf = async (server: MailServer) => (await fetch(`${server.url}/settings`)).json();

describe('closed sign-ups', () => {
  it('let nobody new in by password, link, code or provider', async () => {
    const client = closed.client();
    const email = 'new@example.com';
    const phone = '919877700001';
    expect((await client.signUp({ email, password: PASSWORD })).error).toMatchObject(refusal);
    expect((await client.signUp({ phone, password: PASSWORD })).error).toMatchObject(refusal);
    expect((await client.signInWithOtp({ email })).error).toMatchObject(refusal);
    expect((await client.signInWithOtp({ phone })).error).toMatchObject(refusal);
    const options = { shouldCreateUser: false };
    const unwanted = await client.signInWithOtp({ email: 'other@example.com', options });
    expect(unwanted.error).toMatchObject({ code: 'otp_disabled' });
    oidc.become('new-there', { email, email_verified: true });
    const { to } = await comeBy(closed);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: refusal.code,
      error_description: refusal.message,
    });
    const rows = await open.db.execute('select id from auth.users where email = $1 or phone = $2', [
      email,
      phone,
    ]);
    expect(rows).toEqual([]);
    expect(await settingsOf(closed)).toMatchObject({ disable_signup: true });
  });

  it('keep nobody out who has an account, or whom the operator makes one for', async () => {
    const email = 'known@example.com';
    await someone(email);
    const client = closed.client();
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await client.signInWithOtp({ email })).error).toBeNull();
    oidc.become('known-there', { email, email_verified: true });
    const come = await comeBy(closed);
    const code = come.to.searchParams.get('code') ?? '';
    expect((await come.client.exchangeCodeForSession(code)).error).toBeNull();
    const admin = new GoTrueAdminApi({
      url: closed.url,
      headers: { Authorization: `Bearer ${SERVICE_KEY}` },
    });
    expect((await admin.createUser({ email: 'made@example.com' })).error).toBeNull();
    expect((await admin.inviteUserByEmail('invited@example.com')).error).toBeNull();
  });

  it('are open where nothing else is said', async () => {
    expect(await settingsOf(open)).toMatchObject({ disable_signup: false });
    const { error } = await open.client().signUp({ email: 'n@example.com', password: PASSWORD });
    expect(error).toBeNull();
  });
});

describe('a sign-up by number', () => {
  it('is in at once where configured so, without a message', async () => {
    const phone = '919877700002';
    expect(await settingsOf(open)).toMatchObject({ phone_autoconfirm: true });
    const count = sent.length;
    const { data, error } = await open.client().signUp({ phone, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).not.toBeNull();
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    const [profile] = await open.db.execute('select phone from profiles where id = $1', [
      data.user?.id,
    ]);
    expect(profile).toEqual({ phone: `+${phone}` });
    const again = await open.client().signInWithPassword({ phone, password: PASSWORD });
    expect(again.error).toBeNull();
    const taken = await open.client().signUp({ phone, password: PASSWORD });
    expect(taken.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    expect(sent.length).toBe(count);
  });

  it('waits for its code everywhere else, and so does one by mail', async () => {
    const plain = await startMailServer({ db: open.db, ports: { messenger } });
    const phone = '919877700003';
    const { data } = await plain.client().signUp({ phone, password: PASSWORD });
    expect(data.session).toBeNull();
    expect(data.user).not.toHaveProperty('phone_confirmed_at');
    await expect.poll(() => sent.at(-1)?.to).toBe(`+${phone}`);
    expect(await settingsOf(plain)).toMatchObject({ phone_autoconfirm: false });
    const byMail = await open.client().signUp({ email: 'm@example.com', password: PASSWORD });
    expect(byMail.data.session).toBeNull();
    await plain.close();
  });
});

describe('signing in by SAML', () => {
  it('is disabled, and says so', async () => {
    const { error } = await open.client().signInWithSSO({ domain: 'example.com' });
    expect(error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    });
  });
});
