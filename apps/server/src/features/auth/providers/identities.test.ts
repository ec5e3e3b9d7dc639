import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { browse, type OidcServer, startOidcServer } from '../../../../test/outside/oidc-server';

let oidc: OidcServer;
let server: MailServer;
beforeAll(async () => {
  oidc = await startOidcServer();
  server = await startMailServer({ oidcProviders: oidc.settings });
});
afterEach(() => server.forgetLimits());
afterAll(async () => {
  await server.close();
  await oidc.close();
});

type Client = ReturnType<MailServer['client']>;

async function person(name: string) {
  const email = `${name}@example.com`;
  const client = server.client();
  await client.signUp({ email, password: PASSWORD });
  const { code } = await server.mailbox.next(email, 'confirm-signup');
  const { data, error } = await client.verifyOtp({ email, token: code, type: 'signup' });
  expect(error).toBeNull();
  return { client, email, id: data.user?.id };
}

async function goLink(client: Client, provider = 'acme') {
  const { data, error } = await client.linkIdentity({
    provider: provider as 'google',
    options: { redirectTo: 'http://localhost:3000/settings', skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  const { to } = await browse(data.url ?? '', server.url);
  return to.searchParams;
}

async function link(client: Client, provider?: string) {
  const back = await goLink(client, provider);
  const { data, error } = await client.exchangeCodeForSession(back.get('code') ?? '');
  expect(error).toBeNull();
  return data.user;
}

async function identitiesOf(client: Client) {
  const { data } = await client.getUserIdentities();
  return data?.identities ?? [];
}

async function unlink(client: Client, provider: string) {
  const identity = (await identitiesOf(client)).find((each) => each.provider === provider);
  if (!identity) throw new Error(`No identity of ${provider}`);
  return client.unlinkIdentity(identity);
}

describe('linking', () => {
  it('adds a way in, of another address even, and the new way leads to the same account', async () => {
    const { client, id, email } = await person('asha');
    oidc.become('asha-there', { email: 'asha@elsewhere.example', email_verified: false });
    const user = await link(client);
    expect(user).toMatchObject({ id, email });
    expect(user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'acme'] });
    await server.mailbox.next(email, 'identity-linked');
    const other = server.client();
    const { data } = await other.signInWithOAuth({
      provider: 'acme' as 'google',
      options: { skipBrowserRedirect: true },
    });
    const { to } = await browse(data.url ?? '', server.url);
    const came = await other.exchangeCodeForSession(to.searchParams.get('code') ?? '');
    expect(came.data.user?.id).toBe(id);
  });

  it('refuses what is linked already, to oneself or to another', async () => {
    const mine = await person('bela');
    const other = await person('chand');
    oidc.become('bela-there', { email: 'bela@example.com', email_verified: true });
    await link(mine.client);
    const again = await goLink(mine.client);
    expect(Object.fromEntries(again)).toEqual({
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    const stolen = await goLink(other.client);
    expect(stolen.get('error_description')).toBe('Identity is already linked to another user');
    expect(await identitiesOf(other.client)).toHaveLength(1);
  });

  it('happens in the browser that asked, so a link prepared for somebody else does nothing', async () => {
    const { client } = await person('dev');
    oidc.become('victim', { email: 'victim@example.com', email_verified: true });
    const back = await goLink(client);
    expect(back.get('code')).toBeTruthy();
    expect(await identitiesOf(client)).toHaveLength(1);
    const victim = server.client();
    expect((await victim.exchangeCodeForSession(back.get('code') ?? '')).error).toMatchObject({
      code: 'pkce_code_verifier_not_found',
    });
    expect(await identitiesOf(client)).toHaveLength(1);
  });

  it('two at once: one account has it, the other hears it is taken', async () => {
    const [one, two] = await Promise.all([person('esha'), person('farid')]);
    oidc.become('twice', { email: 'twice@example.com', email_verified: true });
    const codes = [await goLink(one.client), await goLink(two.client)].map((p) => p.get('code'));
    const first = await one.client.exchangeCodeForSession(codes[0] ?? '');
    const second = await two.client.exchangeCodeForSession(codes[1] ?? '');
    expect(first.error).toBeNull();
    expect(second.error).toMatchObject({ status: 422, code: 'identity_already_exists' });
  });

  it('needs a session, a known provider and a challenge, and answers in JSON', async () => {
    const path = `${server.url}/user/identities/authorize?provider=acme&skip_http_redirect=true`;
    const anonymous = await fetch(path);
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toMatchObject({ code: 'no_authorization' });
    const { client } = await person('gita');
    const { data } = await client.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const bare = await fetch(path, { headers });
    expect(bare.status).toBe(400);
    expect(await bare.json()).toMatchObject({ code: 'validation_failed' });
    const unknown = await client.linkIdentity({ provider: 'nobody' as 'google' });
    expect(unknown.error).toMatchObject({ status: 400, code: 'validation_failed' });
    const challenge = `&code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`;
    const plain = path.replace('&skip_http_redirect=true', challenge);
    const led = await fetch(plain, { headers, redirect: 'manual' });
    expect(led.status).toBe(302);
    expect(led.headers.get('location')).toContain(oidc.issuer);
  });
});

describe('unlinking', () => {
  it('never takes the last, nor one of somebody else, nor what is none', async () => {
    const { client } = await person('hari');
    const [own] = await identitiesOf(client);
    if (!own) throw new Error('A person without an identity');
    const last = await client.unlinkIdentity(own);
    expect(last.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
    oidc.become('hari-there', { email: 'hari@example.com', email_verified: true });
    await link(client);
    const { client: stranger } = await person('isha');
    oidc.become('isha-there', { email: 'isha@example.com', email_verified: true });
    await link(stranger);
    const foreign = await stranger.unlinkIdentity(own);
    expect(foreign.error).toMatchObject({ status: 422, code: 'identity_not_found' });
    const unknown = await client.unlinkIdentity({ ...own, identity_id: randomUUID() });
    expect(unknown.error).toMatchObject({ status: 422, code: 'identity_not_found' });
    const none = await client.unlinkIdentity({ ...own, identity_id: 'x' });
    expect(none.error).toMatchObject({ status: 404, code: 'validation_failed' });
    expect(await identitiesOf(client)).toHaveLength(2);
  });

  it('of the address takes the password with it', async () => {
    const { client, email } = await person('jaya');
    oidc.become('jaya-there', { email, email_verified: true });
    await link(client);
    await server.mailbox.next(email, 'identity-linked');
    expect((await unlink(client, 'email')).error).toBeNull();
    await server.mailbox.next(email, 'identity-unlinked');
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email, app_metadata: { provider: 'acme' } });
    const byPassword = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(byPassword.error).toMatchObject({ code: 'invalid_credentials' });
    expect((await unlink(client, 'acme')).error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
  });

  it('of the one that vouched for the address promotes another, and voids pending mails', async () => {
    const { client, email, id } = await person('kiran');
    oidc.become('kiran-there', { email: 'kiran@elsewhere.example', email_verified: true });
    await link(client);
    await client.resetPasswordForEmail(email);
    const letter = await server.mailbox.next(email, 'recover');
    expect((await unlink(client, 'email')).error).toBeNull();
    const { data } = await client.getUser();
    expect(data.user?.email).toBe('kiran@elsewhere.example');
    const asked = 'select email, version from profiles where id = $1';
    const [profile] = await server.db.execute(asked, [id]);
    expect(profile).toEqual({ email: 'kiran@elsewhere.example', version: 2 });
    const { to } = await server.open(letter.link);
    expect(to.searchParams.get('error_code')).toBe('otp_expired');
  });

  it('is refused when the address left belongs to somebody else', async () => {
    await person('lata');
    const { client, email } = await person('mohan');
    oidc.become('mohan-there', { email: 'lata@example.com', email_verified: true });
    await link(client);
    expect((await unlink(client, 'email')).error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
    });
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  it('two at once leaves one', async () => {
    const { client, email } = await person('nila');
    oidc.become('nila-there', { email, email_verified: true });
    await link(client);
    const both = await Promise.all([unlink(client, 'email'), unlink(client, 'acme')]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await identitiesOf(client)).toHaveLength(1);
  });
});

describe('where no provider is set up', () => {
  it('nothing is linked and nothing unlinked, and the client is told so', async () => {
    const plain = await startMailServer({ db: server.db });
    const { email } = await person('olga');
    const client = plain.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const [identity] = await identitiesOf(client);
    if (!identity) throw new Error('A person without an identity');
    const off = { status: 404, code: 'manual_linking_disabled' };
    expect((await client.unlinkIdentity(identity)).error).toMatchObject(off);
    const linking = await client.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    expect(linking.error).toMatchObject(off);
    // Where one is, the answer is about the identity.
    const here = server.client();
    await here.signInWithPassword({ email, password: PASSWORD });
    expect((await here.unlinkIdentity(identity)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
    await plain.close();
  });
});
