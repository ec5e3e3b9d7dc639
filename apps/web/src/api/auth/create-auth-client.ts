import { AuthClient, type MFAVerifyParams } from '@supabase/auth-js';
import { APPLICATION_NAME } from '@/api/client/application';
import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { storeDurably } from '@/api/storage/durable-storage';

type PasskeyShown = Extract<MFAVerifyParams, { webauthn: unknown }>['webauthn'];

/** What a browser's prompt gives, as the public client takes it. */
export type PasskeyCredential = PasskeyShown['credential_response'];

/** The public client, with one thing more: a person who asks again is really asked for again. */
export class RetryingAuthClient extends AuthClient {
  /** After a failed renewal the client repeats that answer for a minute without asking anybody. */
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
