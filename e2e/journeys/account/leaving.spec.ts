import type { BrowserContext, Page } from '@playwright/test';
import { atRest } from '../../harness/page/idle';
import { screensCached } from '../../harness/page/screens-cached';
import { open } from '../../harness/page/settled';
import { BESIDE_THE_APP, countRows, queueUnsentWork } from '../../harness/page/unsent-work';
import { workerReady } from '../../harness/page/worker-ready';
import { makePerson, type NewPerson, suspend } from '../../harness/people/new-person';
import { SESSION_KEY } from '../../harness/people/people';
import { expect, originOf, test } from '../../harness/test';

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;
const FIVE_MINUTES_S = 300;

async function signIn(page: Page, { email, password }: NewPerson): Promise<void> {
  await open(page, '/retailer/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Within the last ten minutes every tab renews by itself. */
async function shortenSession(page: Page): Promise<void> {
  await page.evaluate(
    ([key, endS]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: endS }));
    },
    [SESSION_KEY, Math.floor(Date.now() / SECOND_MS) + FIVE_MINUTES_S] as const,
  );
}

const leftOf = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    return session.expires_at - Math.floor(Date.now() / 1000);
  }, SESSION_KEY);

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

const isRenewal = /grant_type=refresh_token/;

/** Holds renewals back until all tabs have asked: each then comes with the same token. */
async function letGoTogether(context: BrowserContext, tabs: number): Promise<void> {
  let asked = 0;
  let letGo = () => {};
  const allAsked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(isRenewal, async (route) => {
    asked += 1;
    if (asked === tabs) letGo();
    await allAsked;
    await route.continue();
  });
}

test('two tabs renew at once, survive a cut, and leave together @phone', async ({
  page,
  context,
  baseURL,
  quiet,
  goOffline,
  goOnline,
}) => {
  quiet.allow(/ERR_FAILED/);
  const person = await makePerson(originOf(baseURL));
  await signIn(page, person);
  const other = await context.newPage();
  await open(page, '/settings');
  await open(other, '/notifications');

  await test.step('both ask with the same token, and both stay', async () => {
    // Nothing runs while it is shortened: a tab that looked at it just then would renew alone.
    await Promise.all([page, other].map((tab) => tab.goto(BESIDE_THE_APP)));
    await shortenSession(page);
    const renewals = [page, other].map((tab) => tab.waitForResponse(isRenewal));
    await letGoTogether(context, renewals.length);
    await Promise.all([page.goto('/settings'), other.goto('/notifications')]);
    const answers = await Promise.all(renewals);
    expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
    await context.unroute(isRenewal);
    await expect.poll(() => leftOf(page)).toBeGreaterThan(FIVE_MINUTES_S * 2);
    await expect(page).toHaveURL('/settings');
    await expect(other).toHaveURL('/notifications');
  });

  await test.step('a renewal cut off on its way is made good when the network is back', async () => {
    await other.close();
    await shortenSession(page);
    const cut = page.waitForRequest(isRenewal);
    await page.route(isRenewal, async (route) => {
      await goOffline();
      await route.abort();
    });
    await page.reload();
    await cut;
    await expect(page.getByText("You're offline")).toBeVisible();
    await expect(page).toHaveURL('/settings');
    await page.unroute(isRenewal);
    await goOnline();
    await expect.poll(() => leftOf(page), { timeout: 60_000 }).toBeGreaterThan(FIVE_MINUTES_S * 2);
    await expect(page.getByText('Session Requires Attention')).toHaveCount(0);
  });

  await test.step('who signs out in one tab is out of both', async () => {
    const second = await context.newPage();
    await open(second, '/notifications');
    await atRest(second);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(second).toHaveURL('/');
  });
});

test('somebody suspended is signed out and told why @phone', async ({ page, baseURL, quiet }) => {
  quiet.allow(/status of 40[013]/);
  const origin = originOf(baseURL);
  const person = await makePerson(origin);
  await signIn(page, person);
  // The page that is open hears of it; nothing has to be loaded for that.
  await suspend(origin, person.id);
  await expect(page).toHaveURL('/retailer/signin?reason=suspended');
  await expect(page.getByText('because your account is suspended')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('This account is suspended. Please contact support.')).toBeVisible();
});

for (const days of [1, -1]) {
  test(`signing in works with a clock ${days} day off @phone`, async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await makePerson(originOf(baseURL));
    await context.clock.install({ time: Date.now() + days * DAY_MS });
    await signIn(page, person);
    await open(page, '/settings');
    await expect(page).toHaveURL('/settings');
    await expect(page.getByText('Session Requires Attention')).toHaveCount(0);
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('signing out leaves nothing but locked work, which its owner finds again @phone', async ({
    page,
    baseURL,
    goOffline,
    goOnline,
  }) => {
    const person = await makePerson(originOf(baseURL));
    await signIn(page, person);
    await workerReady(page);
    await queueUnsentWork(page);
    await open(page, '/settings');
    await page.waitForFunction(() => localStorage.getItem('chowk.unsentKey') !== null);
    await page.waitForFunction(() => localStorage.getItem('chowk.hasQueue') !== null);
    await page.reload();
    await screensCached(page, ['page-settings', 'overlays', 'shell-more']);
    await goOffline();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    const ask = page.getByRole('alertdialog', { name: '1 item on this device is not sent yet' });
    await ask.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
    expect(await databases(page)).toEqual([`chowk-locked-${person.id}`]);
    const kept = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(kept.filter((key) => /session|\.me$|look|unsent|intent|draft/.test(key))).toEqual([]);
    await goOnline();
    await open(page, '/retailer/signin');
    await expect(page.getByText('1 item on this device is not sent yet.')).toBeVisible();
    expect(await databases(page)).toEqual([`chowk-locked-${person.id}`]);
    await signIn(page, person);
    await expect.poll(() => databases(page)).toEqual([`chowk-${person.id}`]);
    expect(await countRows(page, 'pendingUploads')).toBe(1);
  });
});
