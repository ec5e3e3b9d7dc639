import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { createPerson } from '../account/create-person';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

const data = { role: 'retailer', full_name: 'Meena', language: 'hi' };

describe('signing in by mail', () => {
  it('makes an account for someone new, with the chosen role', async () => {
    const email = 'meena@example.com';
    const client = server.client();
    const asked = await client.signInWithOtp({ email, options: { data } });
    expect(asked.error).toBeNull();
    const letter = await server.mailbox.next(email, 'magic-link');
    expect(letter.language).toBe('hi');
    const { to } = await server.open(letter.link);
    const { data: done } = await client.exchangeCodeForSession(to.searchParams.get('code') ?? '');
    expect(done.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    const claims = await client.getClaims();
    expect(claims.data?.claims.amr?.[0]).toMatchObject({ method: 'magiclink' });
    const roles = await server.db.execute('select role from user_roles where user_id = $1', [
      done.user?.id,
    ]);
    expect(roles).toEqual([{ role: 'retailer' }]);
  });

  it.each(['email', 'magiclink'] as const)('takes the code as type %s', async (type) => {
    const email = `by-${type}@example.com`;
    await createPerson(server.ports, { email, password: PASSWORD, fullName: 'X', roles: [] });
    const client = server.client();
    await client.signInWithOtp({ email });
    const { code } = await server.mailbox.next(email, 'magic-link');
    const { data: done } = await client.verifyOtp({ email, token: code, type });
    expect(done.session?.user.email).toBe(email);
    const kept = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(kept.error).toBeNull();
  });

  it('says when someone unknown may not be made', async () => {
    const { error } = await server
      .client()
      .signInWithOtp({ email: 'ghost@example.com', options: { shouldCreateUser: false } });
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
    const rows = await server.db.execute(
      "select id from auth.users where email = 'ghost@example.com'",
    );
    expect(rows).toEqual([]);
  });

  it('is once a minute for an address, known or not', async () => {
    for (const email of ['by-email@example.com', 'fresh@example.com']) {
      expect((await server.client().signInWithOtp({ email })).error).toBeNull();
      const { error } = await server.client().signInWithOtp({ email });
      expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    }
  });

  it('makes nobody an admin', async () => {
    const { error } = await server
      .client()
      .signInWithOtp({ email: 'boss@example.com', options: { data: { role: 'admin' } } });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('without PKCE leads back with the session in the fragment', async () => {
    const email = 'implicit@example.com';
    await server.post('/otp', { email, code_challenge: null, code_challenge_method: null });
    const letter = await server.mailbox.next(email, 'magic-link');
    const { to } = await server.open(letter.link);
    expect(to.search).toBe('');
    const fragment = new URLSearchParams(to.hash.slice(1));
    expect([...fragment.keys()].sort()).toEqual([
      'access_token',
      'expires_in',
      'refresh_token',
      'token_type',
      'type',
    ]);
    const again = await server.open(letter.link);
    expect(again.to.search).toBe('');
    expect(again.to.hash).toContain('error_code=otp_expired');
  });
});

describe('asking for the confirmation again', () => {
  it('sends another, and nothing to people confirmed or unknown', async () => {
    const email = 'again@example.com';
    await server.client().signUp({ email, password: PASSWORD });
    const first = await server.mailbox.next(email, 'confirm-signup');
    const soon = await server.client().resend({ type: 'signup', email });
    expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    await server.forgetLimits();
    const client = server.client();
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const second = await server.mailbox.next(email, 'confirm-signup');
    if (first.code !== second.code) {
      const old = await client.verifyOtp({ email, token: first.code, type: 'signup' });
      expect(old.error).toMatchObject({ code: 'otp_expired' });
    }
    const { to } = await server.open(second.link);
    expect(
      (await client.exchangeCodeForSession(to.searchParams.get('code') ?? '')).error,
    ).toBeNull();
    await server.forgetLimits();
    for (const address of [email, 'unknown@example.com']) {
      const answer = await server.post('/resend', { type: 'signup', email: address });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
      expect(await server.mailbox.leftFor(address)).toBe(0);
    }
  });

  it('happens when someone signs up again unconfirmed, and changes nothing else', async () => {
    const email = 'twice@example.com';
    await server.client().signUp({ email, password: PASSWORD });
    await server.mailbox.next(email, 'confirm-signup');
    await server.forgetLimits();
    const second = await server.client().signUp({ email, password: 'another one' });
    expect(second.data.session).toBeNull();
    const { code } = await server.mailbox.next(email, 'confirm-signup');
    await server.client().verifyOtp({ email, token: code, type: 'signup' });
    const { error } = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    await server.forgetLimits();
    const third = await server.client().signUp({ email, password: 'a third one' });
    expect(third.data.session).toBeNull();
    expect(await server.mailbox.leftFor(email)).toBe(0);
  });
});

describe('bad questions', () => {
  const bad = { status: 400, code: 'validation_failed' };
  it.each([
    ['/verify', {}, bad],
    ['/verify', { type: 'signup' }, bad],
    ['/verify', { type: 'nonsense', token_hash: 'x' }, bad],
    ['/verify', { type: 'signup', token: '123456' }, bad],
    ['/verify', { type: 'sms', phone: 'abc', token: '123456' }, bad],
    ['/verify', { type: 'email', token_hash: 'x' }, { status: 403, code: 'otp_expired' }],
    ['/resend', { email: 'a@b.co' }, bad],
    ['/resend', { type: 'toString', email: 'a@b.co' }, bad],
    ['/otp', {}, bad],
    ['/otp', { email: 'a@b.co', phone: '919876543210' }, bad],
    ['/otp', { phone: '919876543210' }, { status: 400, code: 'phone_provider_disabled' }],
    ['/token?grant_type=pkce', { auth_code: 'x' }, bad],
    [
      '/token?grant_type=pkce',
      { auth_code: 'x', code_verifier: 'y' },
      { status: 404, code: 'flow_state_not_found' },
    ],
  ])('%s %j', async (path, body, { status, code }) => {
    const answer = await server.post(path, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it.each([
    'https://evil.example/',
    'http://localhost:3000@evil.example/',
    'javascript:alert(1)',
    'http://2130706433:3000/',
  ])('a link asked to lead to %s leads to the site', async (target) => {
    await server.forgetLimits();
    const email = 'by-email@example.com';
    await server.post(`/otp?redirect_to=${encodeURIComponent(target)}`, { email });
    const { link } = await server.mailbox.next(email, 'magic-link');
    const changed = new URL(link);
    expect(changed.searchParams.get('redirect_to')).toBe('http://localhost:3000/');
    changed.searchParams.set('redirect_to', target);
    const { to } = await server.open(changed.href, { referer: 'https://evil.example/' });
    expect(to.origin).toBe('http://localhost:3000');
  });

  it('guessing codes is stopped however many mails are sent', async () => {
    const guess = () =>
      server.post('/verify', { type: 'email', email: 'by-email@example.com', token: '000000' });
    const statuses: number[] = [];
    for (let i = 0; i < 17; i++) statuses.push((await guess()).status);
    expect(statuses.slice(0, 15)).toEqual(Array(15).fill(403));
    expect(statuses.at(-1)).toBe(429);
  });
});
