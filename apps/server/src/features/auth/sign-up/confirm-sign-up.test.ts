import { DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage, PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

let count = 0;
async function signUp(data: Record<string, unknown> = {}) {
  count += 1;
  const email = `new${count}@example.com`;
  const storage = memoryStorage();
  const client = server.client(storage);
  const emailRedirectTo = 'http://localhost:3000/welcome?from=mail';
  const options = { data, emailRedirectTo };
  const { data: made, error } = await client.signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
  expect(made.session).toBeNull();
  expect(made.user).toMatchObject({ email, identities: [expect.anything()] });
  const letter = await server.mailbox.next(email, 'confirm-signup');
  return { email, client, storage, letter };
}

describe('the link of a confirmation mail', () => {
  it('leads back with a code that the same browser exchanges for a session', async () => {
    const { client, letter, email } = await signUp();
    const { status, to } = await server.open(letter.link);
    expect(status).toBe(303);
    expect(`${to.origin}${to.pathname}`).toBe('http://localhost:3000/welcome');
    expect(to.searchParams.get('from')).toBe('mail');
    const code = to.searchParams.get('code') ?? '';
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    const claims = await client.getClaims();
    expect(claims.data?.claims.amr?.[0]).toMatchObject({ method: 'email/signup' });
    const again = await server.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(60),
    });
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ code: 'flow_state_not_found' });
  });

  it('works once, and says so in query and fragment', async () => {
    const { letter } = await signUp();
    await server.open(letter.link);
    const { status, to } = await server.open(letter.link);
    expect(status).toBe(303);
    const expected = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    };
    expect(Object.fromEntries(to.searchParams)).toEqual({ from: 'mail', ...expected });
    const fragment = new URLSearchParams(to.hash.slice(1));
    expect(Object.fromEntries(fragment)).toEqual({ ...expected, sb: '' });
  });

  it('is not used up by a mail program that only looks', async () => {
    const { letter } = await signUp();
    const { search } = new URL(letter.link);
    const look = await fetch(`${server.url}/verify${search}`, { method: 'HEAD' });
    expect(look.status).toBe(200);
    expect((await server.open(letter.link)).to.searchParams.get('code')).toBeTruthy();
  });

  it('leaves the code of the mail usable when a scanner followed it', async () => {
    const { letter, email } = await signUp();
    await server.open(letter.link);
    const other = server.client();
    const { data } = await other.verifyOtp({ email, token: letter.code, type: 'signup' });
    expect(data.session?.user.email).toBe(email);
    const again = await other.verifyOtp({ email, token: letter.code, type: 'signup' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('is dead after a day, alive before', async () => {
    const early = await signUp();
    server.clock.advance(DAY_MS - MINUTE_MS);
    expect((await server.open(early.letter.link)).to.searchParams.has('code')).toBe(true);
    const late = await signUp();
    server.clock.advance(DAY_MS + MINUTE_MS);
    const { to } = await server.open(late.letter.link);
    expect(to.searchParams.get('error_code')).toBe('otp_expired');
  });

  it('gives a code of five minutes, counted from the click', async () => {
    const { client, letter } = await signUp();
    server.clock.advance(60 * MINUTE_MS);
    const { to } = await server.open(letter.link);
    server.clock.advance(5 * MINUTE_MS + 1000);
    const { error } = await client.exchangeCodeForSession(to.searchParams.get('code') ?? '');
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('is of no use without the verifier, and a wrong one burns the code', async () => {
    const { letter, client } = await signUp();
    const { to } = await server.open(letter.link);
    const auth_code = to.searchParams.get('code') ?? '';
    const otherDevice = await server.client().exchangeCodeForSession(auth_code);
    expect(otherDevice.error).toMatchObject({ code: 'pkce_code_verifier_not_found' });
    const wrong = { auth_code, code_verifier: 'f'.repeat(112) };
    const refused = await server.post('/token?grant_type=pkce', wrong);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'bad_code_verifier' });
    const right = await client.exchangeCodeForSession(auth_code);
    expect(right.error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('lets exactly one of many clicks at once through', async () => {
    const { letter } = await signUp();
    const all = await Promise.all(Array.from({ length: 5 }, () => server.open(letter.link)));
    expect(all.filter(({ to }) => to.searchParams.has('code'))).toHaveLength(1);
  });
});

describe('the code of a confirmation mail', () => {
  it('signs in on any device', async () => {
    const { email, letter } = await signUp();
    const phone = server.client();
    const { data, error } = await phone.verifyOtp({ email, token: letter.code, type: 'email' });
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toBeTruthy();
    expect((await phone.getUser()).data.user?.email).toBe(email);
  });

  it('is void after five wrong guesses, the link nobody can guess is not', async () => {
    const { email, letter } = await signUp();
    const wrong = letter.code === '000000' ? '000001' : '000000';
    const client = server.client();
    for (let i = 0; i < 5; i++) {
      const { error } = await client.verifyOtp({ email, token: wrong, type: 'signup' });
      expect(error).toMatchObject({
        status: 403,
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      });
    }
    const { error } = await client.verifyOtp({ email, token: letter.code, type: 'signup' });
    expect(error).toMatchObject({ code: 'otp_expired' });
    expect((await server.open(letter.link)).to.searchParams.has('code')).toBe(true);
  });

  it('is not good for another purpose or another person', async () => {
    const { email, letter } = await signUp();
    const client = server.client();
    const other = await client.verifyOtp({ email, token: letter.code, type: 'recovery' });
    expect(other.error).toMatchObject({ code: 'otp_expired' });
    const nobody = 'nobody@example.com';
    const unknown = await client.verifyOtp({ email: nobody, token: letter.code, type: 'signup' });
    expect(unknown.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('takes the token of the link from an app that has its own page for it', async () => {
    const { letter, email } = await signUp();
    const token_hash = new URL(letter.link).searchParams.get('token') ?? '';
    const client = server.client();
    const { data } = await client.verifyOtp({ token_hash, type: 'signup' });
    expect(data.user?.email).toBe(email);
    const again = await client.verifyOtp({ token_hash, type: 'signup' });
    expect(again.error).toMatchObject({ message: 'Email link is invalid or has expired' });
  });
});

describe('the mail itself', () => {
  it('is in the language of the person', async () => {
    const { letter } = await signUp({ language: 'hi' });
    expect(letter.language).toBe('hi');
    expect(letter.subject).toBe('अपना ई-मेल पता पक्का करें');
    expect(letter.html).toContain(letter.code);
  });

  it('keeps neither link nor code readable in the database', async () => {
    const { letter } = await signUp();
    const rows = await server.db.execute('select t::text as row from auth.one_time_tokens t');
    const token = new URL(letter.link).searchParams.get('token') ?? '';
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('a taken address', () => {
  it('takes as much work as a free one, and gets no mail', async () => {
    const { email: taken, letter } = await signUp();
    await server.open(letter.link);
    // Processor time, hashing threads included, and the least of each: what else this process does
    // now and then falls on one of them.
    const work = async (email: string) => {
      const before = process.cpuUsage();
      await (await server.post('/signup', { email, password: PASSWORD })).text();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 4; i++) {
      known.push(await work(taken));
      unknown.push(await work(`free${i}@example.com`));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.35);
    expect(ratio).toBeLessThan(2.8);
    expect(await server.mailbox.leftFor(taken)).toBe(0);
  });
});
