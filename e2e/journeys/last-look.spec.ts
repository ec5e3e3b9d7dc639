import type { Page } from '@playwright/test';
import { launchCampaign } from '../harness/live-campaign';
import { makePerson } from '../harness/new-person';
import { enterWith, signInOn } from '../harness/own-account';
import { SESSION_KEY } from '../harness/people';
import { open, settled } from '../harness/settled';
import { expect, originOf, test } from '../harness/test';
import { countRows } from '../harness/unsent-work';
import { workerReady } from '../harness/worker-ready';

const LOOK_KEY = 'chowk.look';
const PULL_LIMIT_MS = 60_000;

test.use({ serviceWorkers: 'allow' });

declare global {
  interface Window {
    /** The words to be seen of what stood in for the home, in the moment it was put there. */
    lookSeen?: string;
    /** Where on the screen its deal was, scrolled as far as asked for. */
    lookAt?: number;
  }
}

/** Deals of other tests may stand beside the one that is meant. */
async function watchLook(page: Page, title: string): Promise<void> {
  await page.addInitScript((name) => {
    const watcher = new MutationObserver(() => {
      const look = document.getElementById('look');
      if (!look) return;
      watcher.disconnect();
      const hidden = look.querySelectorAll('[data-passing]');
      const isHidden = [...hidden].every((one) => getComputedStyle(one).visibility === 'hidden');
      const shown = look.cloneNode(true) as HTMLElement;
      if (isHidden) for (const one of shown.querySelectorAll('[data-passing]')) one.remove();
      window.lookSeen = shown.textContent;
      look.scrollTop = Number(sessionStorage.getItem('e2e.scroll'));
      const deal = [...look.querySelectorAll('a')].find((link) => link.textContent.includes(name));
      window.lookAt = deal?.getBoundingClientRect().top;
      if (sessionStorage.getItem('e2e.press') === 'deal') deal?.click();
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, title);
}

const pressInLook = (page: Page, what: 'deal' | 'nothing') =>
  page.evaluate((wanted) => sessionStorage.setItem('e2e.press', wanted), what);

const keptLook = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LOOK_KEY);

test('without a network the home is shown as it was, a press on it is not lost, and nobody else sees it @phone', async ({
  page,
  baseURL,
  goOffline,
}) => {
  const origin = originOf(baseURL);
  const store = await makePerson(origin, 'retailer');
  const title = `Holi shelf ${Date.now()}`;
  await enterWith(page, await signInOn(origin, store, 'last look'));
  await open(page, '/dashboard');
  await workerReady(page);
  // By now the shop has the offers of campaigns from before: this one comes on top of them.
  await launchCampaign(origin, { title, payoutPaise: 15_000, photosNeeded: 1 });
  await open(page, '/dashboard');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(() => countRows(page, 'deals'), { timeout: PULL_LIMIT_MS }).toBeGreaterThan(0);
  await expect.poll(() => keptLook(page)).toContain(title);
  await watchLook(page, title);
  const seen = () => page.evaluate(() => window.lookSeen);

  await test.step('with a network nothing stands in: the server is asked', async () => {
    await open(page, '/dashboard');
    expect(await seen()).toBeUndefined();
  });

  await goOffline();
  await test.step('the deal is there at once, and what passes with the hour is not', async () => {
    await expect.poll(() => keptLook(page)).toContain(title);
    await open(page, '/dashboard');
    expect(await seen()).toContain(title);
    expect(await seen()).not.toContain('Answer in');
    expect(await seen()).not.toContain('Good ');
    await expect(page.getByText('Answer in').first()).toBeVisible();
  });

  await test.step('the app takes its place where it stood: same scroll, and room for the bar', async () => {
    await page.evaluate(() => sessionStorage.setItem('e2e.scroll', '60'));
    await open(page, '/dashboard');
    await page.evaluate(() => sessionStorage.removeItem('e2e.scroll'));
    const before = await page.evaluate(() => window.lookAt);
    const box = await page.getByRole('link', { name: title }).boundingBox();
    expect(box?.y).toBe(before);
    expect(await page.evaluate(() => scrollY)).toBe(60);
  });

  await test.step('a press before the app is there is done when it is', async () => {
    await pressInLook(page, 'deal');
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/deal\//);
    await settled(page);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('what is done here makes it untrue: it is gone with the deed', async () => {
    await page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /waiting to send/ })).toBeVisible();
    expect(await keptLook(page)).toBeNull();
  });

  await test.step('what waits is not told by it: the queue is asked', async () => {
    await pressInLook(page, 'nothing');
    await open(page, '/dashboard');
    await expect.poll(() => keptLook(page)).not.toBeNull();
    await open(page, '/dashboard');
    expect(await seen()).toContain('Your deals');
    expect(await seen()).not.toMatch(/sent|waiting/i);
  });

  await test.step('it is shown to nobody else', async () => {
    await page.evaluate(
      ([key, id]) => {
        const session = JSON.parse(localStorage.getItem(key) ?? '{}');
        const user = { ...session.user, id };
        localStorage.setItem(key, JSON.stringify({ ...session, user }));
      },
      [SESSION_KEY, crypto.randomUUID()] as const,
    );
    await page.goto('/dashboard');
    await expect(page.locator('#root > *').first()).toBeAttached();
    expect(await seen()).toBeUndefined();
  });
});
