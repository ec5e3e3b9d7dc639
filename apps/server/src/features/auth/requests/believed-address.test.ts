import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { browse, type OidcServer, startOidcServer } from '../../../../test/outside/oidc-server';

let oidc: OidcServer;
let server: AuthServer;
beforeAll(async () => {
  oidc = await startOidcServer();
  server = await startAuthServer({ autoConfirm: true, oidcProviders: oidc.settings });
});
afterAll(async () => {
  await server.close();
  await oidc.close();
});

async function signInBy(provider: string) {
  const client = server.client();
  const options = { redirectTo: 'http://localhost:3000/', skipBrowserRedirect: true };
  const { data } = await client.signInWithOAuth({ provider: provider as 'google', options });
  const { to } = await browse(data.url ?? '', server.url);
  const came = await client.exchangeCodeForSession(to.searchParams.get('code') ?? '');
  expect(came.error).toBeNull();
  return { client, user: came.data.user };
}

it('an address nobody had to prove is its owner’s when a provider vouches for them', async () => {
  const email = 'asha@example.com';
  const squatter = server.client();
  const { data } = await squatter.signUp({ email, password: PASSWORD });
  oidc.become('asha', { email, email_verified: true });
  const { client, user } = await signInBy('acme');
  expect(user?.id).toBe(data.user?.id);
  expect((await squatter.getUser()).error?.message).toBe('Auth session missing!');
  const byPassword = await squatter.signInWithPassword({ email, password: PASSWORD });
  expect(byPassword.error).toMatchObject({ code: 'invalid_credentials' });

  // From then on it is proved: another provider is one way in more, and takes nothing away.
  const second = await signInBy('other');
  expect(second.user?.id).toBe(user?.id);
  expect(second.user?.app_metadata.providers).toEqual(['acme', 'other']);
  expect((await client.getUser()).error).toBeNull();
});
