import type { Page } from '@playwright/test';
import { open } from '../../harness/page/settled';
import { expect, test } from '../../harness/test';

const NIGHT = 'rgb(18, 14, 31)';
const SAND = 'rgb(255, 249, 240)';

declare global {
  interface Window {
    framesSeen: string[];
  }
}

/** The ground colour of every frame from the very first one. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.framesSeen = [];
    const look = () => {
      if (document.body && document.styleSheets.length > 0) {
        window.framesSeen.push(getComputedStyle(document.documentElement).backgroundColor);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const path of ['/', '/retailer/signin']) {
  test.describe(`dark on ${path}`, () => {
    test.use({ theme: 'dark' });

    test('is dark from the first frame', async ({ page }) => {
      await watchFrames(page);
      await open(page, path);
      const frames = await page.evaluate(() => window.framesSeen);
      expect(new Set(frames)).toEqual(new Set([NIGHT]));
    });
  });

  test.describe(`following the device on ${path}`, () => {
    test.use({ theme: 'system' });

    test('changes with the device', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  });

  test(`the switch on ${path} is remembered`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('background-color', SAND);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveCSS('background-color', NIGHT);
    const stored = await page.evaluate(() => localStorage.getItem('chowk.theme'));
    expect(stored).toBe('dark');
  });
}

test('a switch pressed before its script has come is switched when it has', async ({ page }) => {
  let letGo = () => {};
  const pressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', SAND);
  letGo();
  await expect(page.locator('html')).toHaveCSS('background-color', NIGHT);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', SAND);
});
