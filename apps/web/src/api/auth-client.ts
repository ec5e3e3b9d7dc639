import type { AuthClient } from '@supabase/auth-js';
import { APPLICATION_NAME } from './application';
import { SESSION_STORAGE_KEY } from './stored-session';

let client: Promise<InstanceType<typeof AuthClient>> | undefined;

/** The auth client, fetched when first needed: a signed-out visitor never downloads it. */
export function authClient(): Promise<InstanceType<typeof AuthClient>> {
  client ??= import('@supabase/auth-js').then(
    (auth) =>
      new auth.AuthClient({
        url: `${window.location.origin}/auth/v1`,
        storageKey: SESSION_STORAGE_KEY,
        flowType: 'pkce',
        autoRefreshToken: true,
        persistSession: true,
        headers: { 'x-application-name': APPLICATION_NAME, apikey: 'public' },
      }),
  );
  // A failed download must not be remembered, or signing in could never work again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}
