import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../../test/auth-server';
import { browse, type OidcServer, startOidcServer } from '../../../../test/outside/oidc-server';

const CHALLENGE = 'c'.repeat(43);
const NOWHERE = {
  name: 'gone',
  issuer: 'http://127.0.0.1:9',
  clientId: 'x',
  clientSecret: 'y',
  scopes: ['openid'],
};

let oidc: OidcServer;
let server: AuthServer;
beforeAll(async () => {
  oidc = await startOidcServer();
  server = await startAuthServer({
    autoConfirm: false,
    oidcProviders: [...oidc.settings, NOWHERE],
  });
});
afterEach(async () => {
  oidc.setMood('answers');
  await server.db.execute('delete from rate_limits');
});
afterAll(async () => {
  await server.close();
  await oidc.close();
});

function startUrl(query: Record<string, string> = {}): string {
  const params = new URLSearchParams({
    provider: 'acme',
    redirect_to: 'http://localhost:3000/in?keep=1',
    code_challenge: CHALLENGE,
    code_challenge_method: 's256',
    ...query,
  });
  return `${server.url}/authorize?${params}`;
}

/** The way to the provider and back, stopping before our callback is called. */
async function stopBeforeCallback(): Promise<URLSearchParams> {
  const { trail } = await browse(startUrl(), `${server.url}/none`).catch((error: Error) => ({
    trail: [error.message],
  }));
  const [, search = ''] = /\?(\S+) answered/.exec(trail[0] ?? '') ?? [];
  return new URLSearchParams(search);
}

async function callBack(params: URLSearchParams | string, init: RequestInit = {}) {
  const answer = await fetch(`${server.url}/callback?${params}`, { redirect: 'manual', ...init });
  await answer.body?.cancel();
  return { status: answer.status, to: new URL(answer.headers.get('location') ?? '') };
}

function saidIn(to: URL) {
  return { query: Object.fromEntries(to.searchParams), fragment: to.hash };
}

describe('setting out', () => {
  it.each([
    [{ provider: '' }, 'validation_failed', 'Unsupported provider: none given'],
    [{ provider: 'nobody' }, 'validation_failed', 'Unsupported provider: provider is not enabled'],
    [{ code_challenge: '', code_challenge_method: '' }, 'validation_failed', 'PKCE flow requires'],
    [{ code_challenge_method: 'plain' }, 'validation_failed', 'must be s256'],
    [{ code_challenge: 'short' }, 'validation_failed', 'is not valid'],
    [{ role: 'admin' }, 'validation_failed', 'role must be one of'],
  ])('with %j ends at the site with an error, not in JSON', async (query, code, words) => {
    const { to, status } = await browse(startUrl(query), server.url);
    expect(status).toBe(302);
    expect(to.pathname).toBe('/');
    expect(to.searchParams.get('error')).toBe('invalid_request');
    expect(to.searchParams.get('error_code')).toBe(code);
    expect(to.searchParams.get('error_description')).toContain(words);
  });

  it('towards a provider that does not answer says so', async () => {
    const { to } = await browse(startUrl({ provider: 'gone' }), server.url);
    expect(saidIn(to).query).toMatchObject({
      error: 'temporarily_unavailable',
      error_code: 'service_unavailable',
    });
  });

  it('too often from one address is limited, and still a redirect', async () => {
    await browse(startUrl({ provider: 'gone' }), server.url);
    await server.db.execute("update rate_limits set empty_at = now() + interval '1 hour'");
    const { to } = await browse(startUrl(), server.url);
    expect(to.searchParams.get('error_code')).toBe('over_request_rate_limit');
  });

  it.each([
    'https://evil.example/',
    'http://localhost:3000@evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://127.0.0.1:3000/',
  ])('with %s to return to comes back to the site', async (redirect_to) => {
    oidc.become('asha', { email: 'asha@example.com', email_verified: true });
    const { to } = await browse(startUrl({ redirect_to }), server.url);
    expect(`${to.origin}${to.pathname}`).toBe('http://localhost:3000/');
    expect(to.searchParams.get('code')).toBeTruthy();
  });

  it.each(['redirect_uri', 'REDIRECT_URI', 'client_id', 'request_uri', 'response_mode', 'scope'])(
    'cannot change the %s',
    async (name) => {
      const answer = await fetch(startUrl({ [name]: 'https://evil.example' }), {
        redirect: 'manual',
      });
      expect(answer.headers.get('location')).toContain(oidc.issuer);
      expect(answer.headers.get('location')).not.toContain('evil');
    },
  );
});

describe('coming back', () => {
  it('without a state or with a made-up one ends at the site', async () => {
    const missing = await callBack('code=x');
    expect(missing.status).toBe(303);
    expect(missing.to.pathname).toBe('/');
    expect(saidIn(missing.to)).toMatchObject({
      query: { error: 'invalid_request', error_code: 'bad_oauth_callback' },
      fragment: '',
    });
    for (const state of ['x', randomUUID(), `${randomUUID()}' or 1=1`]) {
      const { to, status } = await callBack(new URLSearchParams({ state, code: 'x' }));
      expect(status).toBe(303);
      expect(to.searchParams.get('error_code')).toBe('bad_oauth_state');
    }
  });

  it('works once, also for two at the same moment', async () => {
    oidc.become('bela', { email: 'bela@example.com', email_verified: true });
    const params = await stopBeforeCallback();
    expect(params.get('state')).toBeTruthy();
    const both = await Promise.all([callBack(params), callBack(params)]);
    const codes = both.map(({ to }) => to.searchParams.get('error_code') ?? 'in').sort();
    expect(codes).toEqual(['flow_state_already_used', 'in']);
    const third = await callBack(params);
    expect(third.status).toBe(303);
    expect(third.to.searchParams.get('error_code')).toBe('flow_state_already_used');
  });

  it('is too late after five minutes', async () => {
    const params = await stopBeforeCallback();
    server.clock.advance(5 * MINUTE_MS + 1000);
    const { to } = await callBack(params);
    expect(to.searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('may be a form', async () => {
    const params = await stopBeforeCallback();
    const { to, status } = await callBack('', { method: 'POST', body: params });
    expect(status).toBe(302);
    expect(to.searchParams.get('code')).toBeTruthy();
  });

  it('is not used up by whoever only looks', async () => {
    const params = await stopBeforeCallback();
    const look = await fetch(`${server.url}/callback?${params}`, { method: 'HEAD' });
    expect(look.status).toBe(200);
    expect((await callBack(params)).to.searchParams.has('code')).toBe(true);
  });

  it('after a refusal carries the provider’s words in query and fragment', async () => {
    oidc.setMood('refuses');
    const { to, status } = await browse(startUrl(), server.url);
    const said = {
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
      error_description: 'The person said no',
    };
    expect(status).toBe(302);
    expect(to.pathname).toBe('/in');
    expect(saidIn(to).query).toEqual({ keep: '1', ...said });
    const fragment = Object.fromEntries(new URLSearchParams(to.hash.slice(1)));
    expect(fragment).toEqual({ ...said, sb: '' });
  });

  it('without a code says so', async () => {
    const params = await stopBeforeCallback();
    params.delete('code');
    const { to } = await callBack(params);
    expect(saidIn(to).query).toMatchObject({ keep: '1', error_code: 'bad_oauth_callback' });
  });

  it.each([
    [
      'somebody else’s code',
      async (params: URLSearchParams) => {
        params.set('code', (await stopBeforeCallback()).get('code') ?? '');
      },
    ],
    ['a made-up code', async (params: URLSearchParams) => params.set('code', 'made-up')],
    [
      'another issuer',
      async (params: URLSearchParams) => params.set('iss', 'https://evil.example'),
    ],
    ['a provider that is broken', async () => oidc.setMood('breaks')],
    ['a provider that hangs', async () => oidc.setMood('hangs')],
  ])('with %s is a failure of the exchange', async (_, spoil) => {
    oidc.become('chand', { email: 'chand@example.com', email_verified: true });
    const params = await stopBeforeCallback();
    await spoil(params);
    const { to, status } = await callBack(params);
    expect(status).toBe(302);
    expect(saidIn(to).query).toEqual({
      keep: '1',
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Unable to exchange external code',
    });
  });

  it.each([
    [{ email: 'dev@example.com', email_verified: false }, 'provider_email_needs_verification'],
    [{ email: 'dev@example.com' }, 'provider_email_needs_verification'],
    [{ email_verified: true }, 'email_address_not_provided'],
    [{ email: 'not an address', email_verified: true }, 'email_address_not_provided'],
  ])('as %j makes no account', async (person, code) => {
    oidc.become('dev', person);
    const { to } = await browse(startUrl(), server.url);
    expect(to.searchParams.get('error_code')).toBe(code);
    expect(to.searchParams.get('error')).toBe(
      code === 'provider_email_needs_verification' ? 'access_denied' : 'server_error',
    );
    const made = await server.db.execute(`select id from auth.users where email like 'dev@%'`);
    expect(made).toEqual([]);
  });
});

it('the code for the app needs the verifier, works once and not for long', async () => {
  oidc.become('esha', { email: 'esha@example.com', email_verified: true });
  const codeOf = async () => (await browse(startUrl(), server.url)).to.searchParams.get('code');
  const exchange = async (auth_code: string | null, code: string) => {
    const answer = await server.post('/token?grant_type=pkce', { auth_code, code_verifier: 'v' });
    expect(await answer.json()).toMatchObject({ code });
  };
  const code = await codeOf();
  await exchange(code, 'bad_code_verifier');
  await exchange(code, 'flow_state_not_found');
  const late = await codeOf();
  server.clock.advance(5 * MINUTE_MS + 1000);
  await exchange(late, 'flow_state_expired');
});
