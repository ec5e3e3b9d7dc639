import { AuthClient, type MFAVerifyParams } from '@supabase/auth-js';
import { APPLICATION_NAME } from '@/api/client/application';
import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { storeDurably } from '@/api/storage/durable-storage';

type PasskeyShown = Extract<MFAVerifyParams, { webauthn: unknown }>['webauthn'];

/** The browser's passkey response in the form the public client expects. */
export type PasskeyCredential = PasskeyShown['credential_response'];

/** The public client, except that a manual retry really sends a request. */
export class RetryingAuthClient extends AuthClient {
  /** After a failed refresh the client returns the same error for a minute without a request. */
  forgetRefreshFailure(): void {
    this.lastRefreshFailure = null;
  }
}

export function createAuthClient(): RetryingAuthClient {
  return new RetryingAuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: SESSION_STORAGE_KEY,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    experimental: { recoveryCodes: true },
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: storeDurably,
      removeItem: (key) => storeDurably(key, null),
    },
    headers: { 'x-application-name': APPLICATION_NAME, apikey: 'public' },
  });
}
