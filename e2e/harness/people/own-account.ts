import { expect, type Page } from '@playwright/test';
import type { NewPerson } from './new-person';
import { SESSION_KEY } from './people';

const SECOND_MS = 1000;

/** The user agent of a cheap phone. */
export const PHONE = 'Mozilla/5.0 (Linux; Android 13) Chrome/126.0 Mobile Safari/537.36';

export interface SignedIn {
  readonly refreshToken: string;
  /** The auth client's stored session. */
  readonly stored: string;
}

/** A session of its own on a device with this user agent. */
export async function signInOn(
  origin: string,
  { email, password }: Pick<NewPerson, 'email' | 'password'>,
  userAgent: string,
): Promise<SignedIn> {
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  const session: Record<string, unknown> = await response.json();
  const expiresAtS = Math.floor(Date.now() / SECOND_MS) + Number(session.expires_in);
  return {
    refreshToken: String(session.refresh_token),
    stored: JSON.stringify({ expires_at: expiresAtS, ...session }),
  };
}

/** The status of a token refresh: 200 while the session is valid. */
export async function renew(origin: string, refreshToken: string): Promise<number> {
  const response = await fetch(`${origin}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return response.status;
}

/** The tab's first page starts with this session; later pages keep the current one. */
export async function enterWith(page: Page, { stored }: SignedIn): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('e2e.entered')) return;
      sessionStorage.setItem('e2e.entered', 'yes');
      localStorage.setItem(key, value);
    },
    [SESSION_KEY, stored] as const,
  );
}
