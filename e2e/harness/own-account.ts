import { expect, type Page } from '@playwright/test';
import { SESSION_KEY } from './people';

const SECOND_MS = 1000;
const PASSWORD = 'chowk-e2e-2026';

export interface NewPerson {
  readonly email: string;
  readonly password: string;
  /** What the auth client would store. */
  readonly session: string;
}

interface Device {
  readonly userAgent: string;
}

async function send(url: string, body: object, device?: Device): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-application-name': 'chowk-e2e',
      ...(device ? { 'user-agent': device.userAgent } : {}),
    },
    body: JSON.stringify(body),
  });
  expect(response.status, url).toBe(200);
  return response.json();
}

function stored(session: Record<string, unknown>): string {
  const expiresAtS = Math.floor(Date.now() / SECOND_MS) + Number(session.expires_in);
  return JSON.stringify({ expires_at: expiresAtS, ...session });
}

/** Somebody of their own, for journeys that change an account or end it. */
export async function signUpNew(origin: string, role: string): Promise<NewPerson> {
  const agreed = new Date().toISOString();
  const email = `${role}-${crypto.randomUUID()}@example.in`;
  const session = await send(`${origin}/auth/v1/signup`, {
    email,
    password: PASSWORD,
    data: {
      role,
      full_name: 'Asha Rao',
      company_name: 'Rao Stores',
      consents: { version: '2026-11', privacy: agreed, location: agreed, photos: null },
    },
  });
  return { email, password: PASSWORD, session: stored(session) };
}

/** The same person on another device; answers with its refresh token. */
export async function signInElsewhere(
  origin: string,
  { email, password }: NewPerson,
  userAgent: string,
): Promise<string> {
  const url = `${origin}/auth/v1/token?grant_type=password`;
  const session = await send(url, { email, password }, { userAgent });
  return String(session.refresh_token);
}

/** The status of a renewal: 200 while the session is alive. */
export async function renew(origin: string, refreshToken: string): Promise<number> {
  const response = await fetch(`${origin}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return response.status;
}

/** Before the first page: it opens as this person. */
export async function enterAs(page: Page, { session }: NewPerson): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('e2e.entered')) return;
      sessionStorage.setItem('e2e.entered', 'yes');
      localStorage.setItem(key ?? '', value ?? '');
    },
    [SESSION_KEY, session],
  );
}
