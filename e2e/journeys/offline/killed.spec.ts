import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type KillableBrowser, openBrowser } from '../../harness/chaos/killable-browser';
import { open } from '../../harness/page/settled';
import { expectKept } from '../../harness/page/unsent-work';
import { workerReady } from '../../harness/page/worker-ready';
import { makePerson, type NewPerson } from '../../harness/people/new-person';
import { SESSION_KEY } from '../../harness/people/people';
import { expect, originOf, test } from '../../harness/test';

const ENGLISH = { 'chowk.language': 'en', 'chowk.install': JSON.stringify({ dismissals: 3 }) };
const SURE = 'chowk.sure';

async function signIn(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

const isSignedIn = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key) !== null, SESSION_KEY);

const accessToken = (page: Page) =>
  page.evaluate(
    (key) => String(JSON.parse(localStorage.getItem(key) ?? '{}').access_token),
    SESSION_KEY,
  );

/** Whether the server still takes the token for somebody's. */
async function isKnown(origin: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/auth/v1/user`, { headers })).ok;
}

/** All that the file beside the browser's own storage says of anybody; nothing until it is there. */
const keptValues = (page: Page) =>
  page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory();
    const text = await folder
      .getFileHandle(name)
      .then((handle) => handle.getFile())
      .then((file) => file.text())
      .catch(String);
    const rows: { readonly value: string | null }[] = text.startsWith('[') ? JSON.parse(text) : [];
    return rows.map(({ value }) => value).join();
  }, SURE);

const storesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join());

/** The browser writes its own storage half a minute late; nobody waits for that here. */
test('a browser killed at once brings back neither who left nor an empty form @phone', async ({
  baseURL,
}) => {
  const origin = originOf(baseURL);
  const [asha, ravi] = [await makePerson(origin, 'retailer'), await makePerson(origin, 'retailer')];
  const profile = await mkdtemp(join(tmpdir(), 'chowk-killed-'));
  let browser: KillableBrowser = await openBrowser(profile, ENGLISH);
  const page = () => browser.page();
  const go = (path: string) => open(page(), `${origin}${path}`);
  const killAndOpen = async () => {
    await browser.kill();
    browser = await openBrowser(profile, ENGLISH);
  };
  try {
    await go('/retailer/signin');
    await signIn(page(), asha);
    await workerReady(page());

    await test.step('what was typed is there, and so is who typed it', async () => {
      await go('/settings/profile');
      await page().getByLabel('Your name').fill('Asha half typed');
      await expectKept(page(), 'half typed');
      await killAndOpen();
      await go('/settings/profile');
      await expect(page().getByLabel('Your name')).toHaveValue('Asha half typed');
    });

    await test.step('who signed out without a network stays out, and nothing is kept of them', async () => {
      await go('/settings');
      const token = await accessToken(page());
      expect(await isKnown(origin, token)).toBe(true);
      await page().context().setOffline(true);
      await page().getByRole('button', { name: 'Sign out' }).first().click();
      const ask = page().getByRole('alertdialog', { name: 'Something you typed is not saved' });
      await ask.getByRole('button', { name: 'Sign out' }).click();
      await expect(page()).toHaveURL(`${origin}/`);
      await killAndOpen();
      await page().goto(`${origin}/dashboard`);
      await expect(page()).toHaveURL(/\/signin/);
      expect(await isSignedIn(page())).toBe(false);
      await expect.poll(() => keptValues(page())).toContain('/dashboard');
      const told = await keptValues(page());
      for (const word of [asha.id, asha.email]) expect(told).not.toContain(word);
      // What was typed lay in her own store, and that is gone.
      expect(await storesOf(page())).not.toContain(asha.id);
      // Back on a network the server hears of it, whoever is at the phone.
      await expect.poll(() => isKnown(origin, token)).toBe(false);
      const owed = () => page().evaluate(() => localStorage.getItem('chowk.pending-sign-outs'));
      await expect.poll(owed).toBeNull();
    });

    await test.step('the next person is who comes back, not the one before', async () => {
      await go('/retailer/signin');
      await signIn(page(), ravi);
      await expect.poll(() => keptValues(page())).toContain(ravi.id);
      await killAndOpen();
      await go('/settings/profile');
      const stored = await page().evaluate((key) => localStorage.getItem(key), SESSION_KEY);
      expect(stored).toContain(ravi.id);
      expect(stored).not.toContain(asha.id);
    });
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
