import { test as base, expect } from '@playwright/test';
import { watchRequests } from './page/idle';
import { Quiet } from './page/quiet';
import { type Role, SESSION_KEY, sharedSessionOf, signInAs } from './people/people';

export interface Options {
  /** Who is signed in when the test starts. */
  role: Role | 'nobody';
  /** A test that ends its session must not end the shared one. */
  session: 'shared' | 'own';
  theme: 'light' | 'dark' | 'system';
  language: 'en' | 'hi';
  /** Whether the page may still ask to be installed, or for notifications. */
  installCard: 'due' | 'over';
}

interface Fixtures {
  quiet: Quiet;
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
}

/** The setup starts the server and names its URL; without it there is nothing to test. */
export function originOf(baseURL: string | undefined): string {
  if (!baseURL) throw new Error('No server: CHOWK_E2E_URL is not set');
  return new URL(baseURL).origin;
}

const DISCONNECTED = /ERR_INTERNET_DISCONNECTED/;

export const test = base.extend<Options & Fixtures>({
  role: ['nobody', { option: true }],
  session: ['shared', { option: true }],
  theme: ['light', { option: true }],
  language: ['en', { option: true }],
  installCard: ['over', { option: true }],

  storageState: async ({ baseURL, role, session, theme, language, installCard }, use) => {
    const origin = originOf(baseURL);
    const localStorage: { name: string; value: string }[] = [
      { name: 'chowk.theme', value: theme },
      { name: 'chowk.language', value: language },
    ];
    if (installCard === 'over') {
      const over = JSON.stringify({ dismissals: 3 });
      for (const name of ['chowk.install', 'chowk.push-ask']) {
        localStorage.push({ name, value: over });
      }
    }
    if (role !== 'nobody') {
      const value = await (session === 'own' ? signInAs : sharedSessionOf)(origin, role);
      localStorage.push({ name: SESSION_KEY, value });
    }
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },

  // Automatic, so that every test fails on unexpected output.
  quiet: [
    async ({ context }, use) => {
      const quiet = new Quiet(context);
      watchRequests(context);
      await use(quiet);
      expect(quiet.unexpected(), 'unexpected console output or network traffic').toEqual([]);
    },
    { auto: true },
  ],

  goOffline: async ({ context, quiet }, use) => {
    await use(async () => {
      quiet.allow(DISCONNECTED);
      await context.setOffline(true);
    });
  },

  goOnline: async ({ context }, use) => {
    await use(() => context.setOffline(false));
  },
});

export { expect } from '@playwright/test';
