import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type KillableBrowser, openBrowser } from '../../harness/chaos/killable-browser';
import { open } from '../../harness/page/settled';
import { workerReady } from '../../harness/page/worker-ready';
import { callerOf } from '../../harness/people/call';
import { makePerson, type NewPerson } from '../../harness/people/new-person';
import { expect, originOf, test } from '../../harness/test';
import { dealState, giveShop, offered } from '../../harness/trade/acted-shop';
import { launchCampaign } from '../../harness/trade/live-campaign';

/** The screen has the line to itself first; then one is asked for after the other. */
const AHEAD_LIMIT_MS = 30_000;
const ENGLISH = { 'chowk.language': 'en', 'chowk.install': JSON.stringify({ dismissals: 3 }) };

async function signIn(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** What the device has of the shop, in the store it has for acting for it. */
const keptFor = (page: Page, personId: string, shopId: string) =>
  page.evaluate(
    async ([person, shop]) => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
      const keysIn = async (name: string, table: string): Promise<string[]> => {
        if (!names.includes(name)) return [];
        const database = await new Promise<IDBDatabase | undefined>((resolve) => {
          const asked = indexedDB.open(name);
          // Dropped since it was listed: looking must not make it anew.
          asked.onupgradeneeded = () => asked.transaction?.abort();
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => resolve(undefined);
        });
        if (!database) return [];
        const keys = await new Promise<IDBValidKey[]>((resolve) => {
          const asked = database.transaction(table).objectStore(table).getAllKeys();
          asked.onsuccess = () => resolve(asked.result);
        });
        database.close();
        return keys.map(String);
      };
      const acted = `chowk-${person}-as-${shop}`;
      return {
        deals: (await keysIn(acted, 'deals')).length,
        campaigns: await keysIn(acted, 'campaigns'),
        answers: await keysIn(acted, 'config'),
      };
    },
    [personId, shopId] as const,
  );

/** On a phone that has not been at this deal, nor at a network since it was killed. */
test('a bizman goes on for the shop after a kill without a network, until the right has ended @phone', async ({
  baseURL,
}) => {
  const origin = originOf(baseURL);
  const [person, bizman] = [await makePerson(origin), await makePerson(origin, 'bizman')];
  const owner = await callerOf(origin, person);
  const title = `Front shelf ${Date.now()}`;
  const side = await launchCampaign(origin, { title, payoutPaise: 25_000, photosNeeded: 1 });
  const shopId = await giveShop(owner, side.admin, bizman.id);
  const consent = { kind: 'deals', shop_id: shopId, is_granted: true, limit_paise: 30_000 };
  await owner.run('shop_consent_update', consent);
  await offered(owner, [title]);

  const profile = await mkdtemp(join(tmpdir(), 'chowk-acting-'));
  let browser: KillableBrowser = await openBrowser(profile, ENGLISH);
  try {
    let page = browser.page();
    await open(page, `${origin}/bizman/signin`);
    await signIn(page, bizman);
    await workerReady(page);
    await open(page, `${origin}/shop/${shopId}`);
    await page.getByRole('button', { name: 'Act for this shop' }).click();
    await expect(page.getByText('You act for Rao Stores')).toBeVisible();
    const kept = () => keptFor(page, bizman.id, shopId);
    const consents = `query:${JSON.stringify(['shop_consents_list', { id: shopId }])}`;
    // Others may have offered the shop something too.
    await expect.poll(kept, { timeout: AHEAD_LIMIT_MS }).toMatchObject({
      campaigns: expect.arrayContaining([side.id]),
      answers: expect.arrayContaining([consents]),
    });

    await browser.kill();
    browser = await openBrowser(profile, ENGLISH);
    page = browser.page();
    await browser.context.setOffline(true);
    await open(page, `${origin}/dashboard`);
    await expect(page.getByText('You act for Rao Stores')).toBeVisible();
    await expect(page.getByText('Deals up to ₹300')).toBeVisible();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Front row, at the height of the eyes')).toBeVisible();
    await page.getByRole('button', { name: /^Accept/ }).click();
    await expect(page.getByText("We'll send it when you're back online")).toBeVisible();

    await browser.context.setOffline(false);
    await expect.poll(() => dealState(owner, title)).toBe('accepted');

    // Somebody else looks after the shop: told with the server's next word, and not taken up again.
    const other = await makePerson(origin, 'bizman');
    await giveShop(owner, side.admin, other.id);
    await open(page, `${origin}/dashboard`);
    await expect(page.getByText('You no longer look after it')).toBeVisible();
    await expect.poll(kept).toMatchObject({ deals: 0, campaigns: [] });
    await open(page, `${origin}/dashboard`);
    await expect(page.getByRole('link', { name: 'Shops' })).toBeVisible();
    await expect(page.getByText('You act for Rao Stores')).toBeHidden();
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
