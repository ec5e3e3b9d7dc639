import type { Page } from '@playwright/test';
import { open } from '../../harness/page/settled';
import { expect, test } from '../../harness/test';

const DAY_MS = 24 * 60 * 60 * 1000;
const DELAY_MS = 2000;

test.use({ installCard: 'due' });

const CARD = { name: 'Install Chowk' };

/** The page notes the moment by its own clock: looked at from here it may have come meanwhile. */
async function noteCard(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-page-card]')) return;
      performance.mark('card');
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => performance.getEntriesByName('card')[0]?.startTime ?? 0);
}

for (const path of ['/', '/brand']) {
  test(`the card on ${path} comes two seconds after load, and a dismissal is remembered`, async ({
    page,
  }) => {
    const cameAfterMs = await noteCard(page);
    await page.goto(path);
    const card = page.getByRole('region', CARD);
    await expect(card).toBeVisible();
    expect(await cameAfterMs()).toBeGreaterThanOrEqual(DELAY_MS);
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect(card).toBeHidden();
    const memory = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('chowk.install') ?? '{}'),
    );
    expect(memory.dismissals).toBe(1);
  });
}

for (const [dismissals, daysAgo, isShown] of [
  [1, 6, false],
  [1, 8, true],
  [2, 8, true],
  [3, 8, false],
] as const) {
  test(`after ${dismissals} dismissals, ${daysAgo} days ago: ${isShown ? 'comes' : 'stays away'}`, async ({
    page,
  }) => {
    const memory = { dismissals, lastDismissedAtMs: Date.now() - daysAgo * DAY_MS };
    await page.addInitScript((value) => {
      localStorage.setItem('chowk.install', JSON.stringify(value));
    }, memory);
    await open(page, '/brand');
    const card = page.getByRole('region', CARD);
    if (isShown) {
      await expect(card).toBeVisible();
      return;
    }
    await page.waitForFunction(() => performance.now() > 3000);
    await expect(card).toBeHidden();
  });
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

for (const [name, userAgent, words] of [
  ['Safari on an iPhone', IPHONE, 'In Safari on iPhone or iPad:'],
  ['Chrome on Android', ANDROID, 'In Chrome on Android:'],
  ['another browser', FIREFOX, 'In your browser:'],
] as const) {
  test.describe(name, () => {
    test.use({ userAgent });

    test('gets its own instructions', async ({ page }) => {
      await page.goto('/brand');
      const card = page.getByRole('region', CARD);
      await card.getByRole('button', { name: 'Install', exact: true }).click();
      const dialog = page.getByRole('dialog', CARD);
      await expect(dialog.getByText(words)).toBeVisible();
      await dialog.getByRole('button', { name: 'Got it' }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

test('lies in the page and covers nothing of it', async ({ page }) => {
  await open(page, '/brand');
  const card = page.getByRole('main').getByRole('region', CARD);
  await expect(card).toBeVisible();
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await link.click({ trial: true });
  }
  const position = await card.evaluate((element) => getComputedStyle(element).position);
  expect(position).toBe('static');
});

test('stays away from a form', async ({ page }) => {
  await open(page, '/retailer/signin');
  await page.waitForFunction(() => performance.now() > 3500);
  await expect(page.getByRole('region', CARD)).toBeHidden();
});
