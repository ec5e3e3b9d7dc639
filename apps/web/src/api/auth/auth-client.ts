import type { RetryingAuthClient } from './create-auth-client';

let client: Promise<RetryingAuthClient> | undefined;

/** The auth client, fetched when first needed: a signed-out visitor never downloads it. */
export function authClient(): Promise<RetryingAuthClient> {
  client ??= import('./create-auth-client').then((module) => module.createAuthClient());
  // A failed download must not be remembered, or signing in could never work again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}
