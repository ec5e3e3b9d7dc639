import { AuthClient } from '@supabase/auth-js';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage, PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { browse, type OidcServer, startOidcServer } from '../../../../test/outside/oidc-server';

/** What the server says of a sign-in that failed; whoever came is told less. */
const said: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => said.push(line) });

let oidc: OidcServer;
let server: MailServer;
beforeAll(async () => {
  oidc = await startOidcServer();
  server = await startMailServer({ oidcProviders: oidc.settings, ports: { log } });
});
afterEach(() => server.forgetLimits());
afterAll(async () => {
  await server.close();
  await oidc.close();
});

interface Wishes {
  readonly provider?: string;
  readonly redirectTo?: string;
  readonly queryParams?: Record<string, string>;
  readonly scopes?: string;
}

async function comeBy(wishes: Wishes = {}, client = server.client()) {
  const { provider = 'acme', ...rest } = wishes;
  const { data } = await client.signInWithOAuth({
    provider: provider as 'google',
    options: {
      redirectTo: 'http://localhost:3000/welcome?from=provider',
      skipBrowserRedirect: true,
      ...rest,
    },
  });
  const landing = await browse(data.url ?? '', server.url);
  const code = landing.to.searchParams.get('code') ?? '';
  return { client, code, ...landing };
}

async function signInBy(wishes: Wishes = {}) {
  const { client, code, ...landing } = await comeBy(wishes);
  expect(landing.to.searchParams.get('error_description'), said.at(-1)).toBeNull();
  const { data, error } = await client.exchangeCodeForSession(code);
  expect(error).toBeNull();
  const user = data.user ?? undefined;
  return { client, code, ...landing, user, session: data.session ?? undefined };
}

async function rolesOf(userId: string | undefined) {
  const sql = 'select role from user_roles where user_id = $1 order by position';
  return (await server.db.execute(sql, [userId])).map(({ role }) => role);
}

describe('someone new', () => {
  it('comes through a provider and has an account, a role and a session', async () => {
    const picture = 'https://pictures.example/asha.png';
    oidc.become('asha', { email: 'Asha@Example.com', email_verified: true, name: 'Asha', picture });
    const queryParams = {
      role: 'brand',
      language: 'hi',
      login_hint: 'asha',
      STATE: 'x',
      nonce: 'y',
    };
    const { status, to, trail, user, session, client } = await signInBy({ queryParams });
    expect(status).toBe(302);
    expect(`${to.origin}${to.pathname}`).toBe('http://localhost:3000/welcome');
    expect(to.searchParams.get('from')).toBe('provider');
    const asked = new URL(trail[1] ?? '').searchParams;
    expect(asked.get('login_hint')).toBe('asha');
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('nonce')).toHaveLength(43);
    expect([asked.has('STATE'), asked.has('role'), asked.has('redirect_to')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(user).toMatchObject({
      email: 'asha@example.com',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'acme', providers: ['acme'] },
      user_metadata: { full_name: 'Asha', role: 'brand', avatar_url: picture },
      identities: [
        {
          provider: 'acme',
          id: 'asha',
          email: 'asha@example.com',
          identity_data: { sub: 'asha', iss: oidc.issuer, email_verified: true },
        },
      ],
    });
    expect(session?.provider_token).toEqual(expect.any(String));
    expect(session?.provider_refresh_token).toEqual(expect.any(String));
    expect(await rolesOf(user?.id)).toEqual(['brand']);
    const [profile] = await server.db.execute('select * from profiles where id = $1', [user?.id]);
    expect(profile).toMatchObject({ full_name: 'Asha', language: 'hi', email: 'asha@example.com' });
    const { data } = await client.getClaims();
    expect(data?.claims.amr?.[0]).toMatchObject({ method: 'oauth' });
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('without a choice is a store', async () => {
    oidc.become('bela', { email: 'bela@example.com', email_verified: true });
    const { user } = await signInBy();
    expect(await rolesOf(user?.id)).toEqual(['retailer']);
  });

  it('coming twice at once has one account', async () => {
    oidc.become('chand', { email: 'chand@example.com', email_verified: true });
    const both = await Promise.all([signInBy(), signInBy(), signInBy({ provider: 'other' })]);
    expect(new Set(both.map(({ user }) => user?.id)).size).toBe(1);
    const { data } = await server.client().signInWithPassword({
      email: 'chand@example.com',
      password: PASSWORD,
    });
    expect(data.session).toBeNull();
  });

  it('leaves nothing readable of the provider’s tokens', async () => {
    oidc.become('dev', { email: 'dev@example.com', email_verified: true });
    const { client, code } = await comeBy();
    const [flow] = await server.db.execute(
      `select encode(provider_access_token, 'escape') as token from auth.flow_states
       where returned_at is not null order by created_at desc limit 1`,
    );
    const { data } = await client.exchangeCodeForSession(code);
    expect(data.session?.provider_token).toBeTruthy();
    expect(flow?.token).not.toContain(data.session?.provider_token);
  });
});

describe('someone known', () => {
  it('is found by identity, whatever their address is by now', async () => {
    oidc.become('esha', { email: 'esha@example.com', email_verified: true });
    const first = await signInBy();
    oidc.become('esha', { email: 'new-esha@example.com', email_verified: false });
    const second = await signInBy({ queryParams: { role: 'bizman' } });
    expect(second.user?.id).toBe(first.user?.id);
    expect(second.user?.email).toBe('esha@example.com');
    expect(await rolesOf(first.user?.id)).toEqual(['retailer']);
  });

  it('is linked by an address both sides have proved, and keeps the password', async () => {
    const email = 'farid@example.com';
    const client = server.client();
    await client.signUp({ email, password: PASSWORD });
    const letter = await server.mailbox.next(email, 'confirm-signup');
    const { data } = await client.verifyOtp({ email, token: letter.code, type: 'signup' });
    oidc.become('farid', { email, email_verified: true });
    const { user } = await signInBy();
    expect(user?.id).toBe(data.user?.id);
    expect(user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'acme'] });
    expect(user?.identities?.map(({ provider }) => provider).sort()).toEqual(['acme', 'email']);
    const again = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(again.error).toBeNull();
  });

  it('takes over what a stranger began with their address', async () => {
    const email = 'gita@example.com';
    const stranger = server.client();
    await stranger.signUp({ email, password: PASSWORD });
    const letter = await server.mailbox.next(email, 'confirm-signup');
    oidc.become('gita', { email, email_verified: true });
    const { user } = await signInBy();
    expect(user?.identities?.map(({ provider }) => provider)).toEqual(['acme']);
    expect(user?.app_metadata).toEqual({ provider: 'acme', providers: ['acme'] });
    const byPassword = await stranger.signInWithPassword({ email, password: PASSWORD });
    expect(byPassword.error).toMatchObject({ code: 'invalid_credentials' });
    const byCode = await stranger.verifyOtp({ email, token: letter.code, type: 'signup' });
    expect(byCode.error).toMatchObject({ code: 'otp_expired' });
  });

  it('and suspended is not let in', async () => {
    oidc.become('hari', { email: 'hari@example.com', email_verified: true });
    const { user } = await signInBy();
    await server.db.execute(`update profiles set status = 'suspended' where id = $1`, [user?.id]);
    const { to } = await comeBy();
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
    });
  });
});

it('the client’s own flow id comes back and picks its verifier', async () => {
  const storage = memoryStorage();
  const client = new AuthClient({
    url: server.url,
    storage,
    storageKey: 'session',
    flowType: 'pkce',
    autoRefreshToken: false,
    experimental: { appendPkceFlowIdToRedirects: true },
  });
  oidc.become('isha', { email: 'isha@example.com', email_verified: true });
  const early = await comeBy({}, client);
  const later = await comeBy({}, client);
  const flowId = early.to.searchParams.get('sb_flow_id');
  expect(flowId).toBeTruthy();
  expect(later.to.searchParams.get('sb_flow_id')).not.toBe(flowId);
  expect(early.to.searchParams.get('from')).toBe('provider');
  const verifier = storage.items.get(`session-flow-${flowId}-code-verifier`);
  const answer = await server.post('/token?grant_type=pkce', {
    auth_code: early.code,
    code_verifier: JSON.parse(verifier ?? '""'),
  });
  expect(answer.status).toBe(200);
});

it('the settings name the providers', async () => {
  const settings = await (await fetch(`${server.url}/settings`)).json();
  expect(settings).toMatchObject({
    external: { acme: true, other: true, email: true, phone: false, anonymous_users: false },
  });
  expect(settings).not.toHaveProperty('external.google');
});
