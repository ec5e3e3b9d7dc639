import {
  AuthApiError,
  AuthClient,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { memoryStorage, PASSWORD } from '../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../test/outside/mail-server';
import { createPerson } from './account/create-person';
import { AUTH_PATH } from './auth-deps';

const person = { email: 'asha@example.com', password: PASSWORD };
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  await createPerson(server.ports, { ...person, fullName: 'Asha', roles: ['retailer'] });
});
afterAll(() => server.close());

/** The same request, with the answer changed on its way. */
function through(change: (answer: Response) => Response): typeof fetch {
  return async (...request) => change(await fetch(...request));
}

describe('what the client makes of our answers', () => {
  it('a refusal has its code, also where a proxy hides the version header', async () => {
    const hiding = through((answer) => {
      const headers = new Headers(answer.headers);
      headers.delete('x-supabase-api-version');
      return new Response(answer.body, { status: answer.status, headers });
    });
    for (const client of [server.client(), server.client(memoryStorage(), hiding)]) {
      const { error } = await client.signInWithPassword({ ...person, password: 'wrong' });
      expect(error).toBeInstanceOf(AuthApiError);
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    }
  });

  it('a weak password has its reasons', async () => {
    const { error } = await server.client().signUp({ email: 'b@example.com', password: 'short' });
    expect(error).toBeInstanceOf(AuthWeakPasswordError);
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
  });

  it('a session ended elsewhere is a missing one, and goes from the device', async () => {
    const storage = memoryStorage();
    const client = server.client(storage);
    await client.signInWithPassword(person);
    await server.db.execute('delete from auth.sessions');
    const { error } = await client.getUser();
    expect(error).toBeInstanceOf(AuthSessionMissingError);
    expect(storage.items.has('session')).toBe(false);
  });

  it('a network that fails, and an outage, are to be tried again', async () => {
    const down = server.client(memoryStorage(), async () => {
      throw new TypeError('fetch failed');
    });
    const lost = await down.signInWithPassword(person);
    expect(lost.error).toBeInstanceOf(AuthRetryableFetchError);
    expect(lost.error).toMatchObject({ status: 0 });
    for (const status of [500, 502, 503, 504]) {
      const away = server.client(
        memoryStorage(),
        through(() => new Response('', { status })),
      );
      const { error } = await away.signInWithPassword(person);
      expect(error).toBeInstanceOf(AuthRetryableFetchError);
      expect(error).toMatchObject({ status });
    }
  });

  it('linking where there is nobody to link with is refused', async () => {
    const client = server.client();
    await client.signInWithPassword(person);
    const { error } = await client.linkIdentity({ provider: 'google' });
    expect(error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  });
});

it('a request ends after ten seconds, with an answer the client tries again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const asked = server.app.request(`${AUTH_PATH}/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '10' },
      body: new ReadableStream(),
      duplex: 'half',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    const answer = await asked;
    expect(answer.status).toBe(504);
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ code: 'request_timeout' });
  } finally {
    vi.useRealTimers();
  }
});

it('two mails asked for in one browser each find their own verifier', async () => {
  const storage = memoryStorage();
  const client = new AuthClient({
    url: server.url,
    storage,
    storageKey: 'session',
    flowType: 'pkce',
    autoRefreshToken: false,
    experimental: { appendPkceFlowIdToRedirects: true },
  });
  const { email } = person;
  const redirectTo = 'http://localhost:3000/in?tab=1';
  expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const first = await server.mailbox.next(email, 'recover');
  await client.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } });
  await server.mailbox.next(email, 'magic-link');
  const { to } = await server.open(first.link);
  expect(to.searchParams.get('tab')).toBe('1');
  const flowId = to.searchParams.get('sb_flow_id');
  const slot = storage.items.get(`session-flow-${flowId}-code-verifier`) ?? '""';
  const [verifier] = String(JSON.parse(slot)).split('/');
  const answer = await server.post('/token?grant_type=pkce', {
    auth_code: to.searchParams.get('code'),
    code_verifier: verifier,
  });
  expect(answer.status).toBe(200);
});

it('a body over a megabyte is refused by its code, announced or not', async () => {
  const unannounced = await server.app.request(`${AUTH_PATH}/recover`, {
    method: 'POST',
    body: new Blob(['x'.repeat(1024 * 1024 + 1)]).stream(),
    duplex: 'half',
  });
  expect(unannounced.status).toBe(413);
  // Last: the rest of the body is not read, and the connection ends with it.
  const answer = await server.post('/recover', { email: 'x'.repeat(1024 * 1024) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'request_entity_too_large' });
});
