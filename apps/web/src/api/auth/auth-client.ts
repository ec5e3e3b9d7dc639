import type { RetryingAuthClient } from './create-auth-client';

let client: Promise<RetryingAuthClient> | undefined;

/** The auth client, loaded on demand: a signed-out visitor never downloads it. */
export function authClient(): Promise<RetryingAuthClient> {
  client ??= import('./create-auth-client').then((module) => module.createAuthClient());
  // A failed download must not be cached, or signing in would never work again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}
