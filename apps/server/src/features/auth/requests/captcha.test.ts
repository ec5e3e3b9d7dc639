import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthServer,
  PASSWORD,
  SERVICE_KEY,
  startAuthServer,
} from '../../../../test/auth-server';
import { findCaptchaWidget } from '../../../captcha-providers';
import type { AuthHttp } from '../auth-deps';
import { mountAuth } from '../mount-auth';

type Answer = (response: ServerResponse) => void;
const say =
  (body: unknown): Answer =>
  (response) =>
    void response.end(JSON.stringify(body));

/** What hCaptcha and Turnstile have in common, on this machine. */
async function startVerifier() {
  const asked: URLSearchParams[] = [];
  let answer: Answer = say({ success: true });
  const http = createServer(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)));
    answer(response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/siteverify`,
    answers: (next: Answer) => {
      answer = next;
    },
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

let verifier: Awaited<ReturnType<typeof startVerifier>>;
let server: AuthServer;
beforeAll(async () => {
  verifier = await startVerifier();
  const widget = findCaptchaWidget({
    CAPTCHA_VERIFY_URL: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    CAPTCHA_SITE_KEY: '1x0',
  });
  if (!widget) throw new Error('Turnstile is known by name');
  server = await startAuthServer({ captcha: { verifyUrl: verifier.url, secret: 'shh', widget } });
});
afterEach(async () => {
  verifier.answers(say({ success: true }));
  verifier.asked.length = 0;
  await server.db.execute('delete from rate_limits');
});
afterAll(async () => {
  await server.close();
  await verifier.close();
});

const email = 'asha@example.com';
const given = (captchaToken?: string) => (captchaToken ? { captchaToken } : {});
type Ask = (captchaToken?: string) => Promise<{ error: unknown }>;
const GUARDED: [string, Ask][] = [
  [
    'sign-up',
    (captchaToken) =>
      server.client().signUp({ email, password: PASSWORD, options: given(captchaToken) }),
  ],
  [
    'sign-in by password',
    (captchaToken) =>
      server
        .client()
        .signInWithPassword({ email, password: PASSWORD, options: given(captchaToken) }),
  ],
  ['recovery', (captchaToken) => server.client().resetPasswordForEmail(email, given(captchaToken))],
  [
    'a sign-in mail',
    (captchaToken) => server.client().signInWithOtp({ email, options: given(captchaToken) }),
  ],
  [
    'a mail again',
    (captchaToken) =>
      server.client().resend({ type: 'signup', email, options: given(captchaToken) }),
  ],
];

describe.each(GUARDED)('%s', (_, ask) => {
  it('needs a token', async () => {
    expect((await ask()).error).toMatchObject({
      status: 400,
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed (no captcha_token found)',
    });
    expect(verifier.asked).toEqual([]);
  });

  it('is refused with the verifier’s reasons', async () => {
    verifier.answers(say({ success: false, 'error-codes': ['invalid-input-response'] }));
    expect((await ask('stale')).error).toMatchObject({
      status: 400,
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed (invalid-input-response)',
    });
  });

  it('goes on with a token that is believed', async () => {
    expect((await ask('fresh')).error).toBeNull();
    const [form] = verifier.asked;
    expect(Object.fromEntries(form ?? [])).toEqual({
      secret: 'shh',
      response: 'fresh',
      remoteip: '127.0.0.1',
    });
  });
});

describe('a verifier that fails', () => {
  it.each<[string, Answer]>([
    ['is down', (response) => void response.destroy()],
    ['answers nonsense', (response) => void response.end('<html>')],
    ['answers something else', say({ ok: true })],
    [
      'sends us elsewhere',
      (r) => void r.writeHead(302, { location: 'https://evil.example' }).end(),
    ],
    ['is too slow', () => undefined],
  ])('%s: nobody gets in, and it is not their fault', async (_, answer) => {
    verifier.answers(answer);
    const asked = await server.post('/recover', {
      email,
      gotrue_meta_security: { captcha_token: 'x' },
    });
    expect(asked.status).toBe(500);
    expect(await asked.json()).toMatchObject({ code: 'unexpected_failure' });
  });
});

it('refreshing, exchanging and verifying ask for no captcha', async () => {
  const client = server.client();
  const { data } = await client.signInWithPassword({
    email,
    password: PASSWORD,
    options: { captchaToken: 'fresh' },
  });
  verifier.asked.length = 0;
  const refresh_token = data.session?.refresh_token;
  const statuses = await Promise.all([
    server.post('/token?grant_type=refresh_token', { refresh_token }),
    server.post('/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }),
    server.post('/verify', { type: 'email', email, token: '123456' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 403]);
  expect(verifier.asked).toEqual([]);
});

it('the operator’s key needs none, a person’s token does', async () => {
  const signedIn = await server.client().signInWithPassword({
    email,
    password: PASSWORD,
    options: { captchaToken: 'fresh' },
  });
  const ask = async (token: string | undefined) =>
    (await server.post('/recover', { email }, { authorization: `Bearer ${token}` })).status;
  expect(await ask(SERVICE_KEY)).toBe(200);
  expect(await ask(signedIn.data.session?.access_token)).toBe(400);
  expect(await ask(`${SERVICE_KEY}x`)).toBe(400);
});

it('the limit by address comes before the captcha', async () => {
  await server.post('/recover', { email, gotrue_meta_security: { captcha_token: 'x' } });
  await server.db.execute("update rate_limits set empty_at = now() + interval '1 hour'");
  verifier.asked.length = 0;
  const asked = await server.post('/recover', { email });
  expect(asked.status).toBe(429);
  expect(verifier.asked).toEqual([]);
});

it('the widget has a page of its own, open to its provider alone; every other page stays shut', async () => {
  const page = await fetch(`${server.url}/captcha`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(page.status).toBe(200);
  expect(policy).toMatch(/script-src https:\/\/challenges\.cloudflare\.com 'sha256-[^']+';/);
  // No origin of ours: the provider's script reaches neither the app nor what it stores.
  expect(policy).toMatch(/(?:^|; )sandbox allow-scripts;/);
  expect(await page.text()).toContain('data-site-key="1x0"');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*)/);
  const settings = await fetch(`${server.url}/settings`);
  expect(await settings.json()).toMatchObject({
    captcha: {
      site_key: '1x0',
      script_url: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    },
  });
  expect(settings.headers.get('content-security-policy')).toContain("default-src 'none';");

  const { captcha: _, ...without } = server.deps;
  const app = new Hono<AuthHttp>();
  mountAuth(app, without);
  expect((await app.request('/auth/v1/captcha')).status).toBe(404);
  expect(await (await app.request('/auth/v1/settings')).json()).not.toHaveProperty('captcha');
});
