import { open } from '../../harness/page/settled';
import { expect, test } from '../../harness/test';

const DEVANAGARI = /[\u0900-\u097F]/;

test('the language is switched in one step and remembered', async ({ page }) => {
  await open(page, '/retailer/signin');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sign in to your store');
  await page.getByRole('button', { name: /हिन्दी/ }).click();
  await expect(heading).toHaveText(DEVANAGARI);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await expect(heading).toHaveText(DEVANAGARI);
});

test.describe('in Hindi', () => {
  test.use({ language: 'hi' });

  test('the landing page speaks Hindi', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEVANAGARI);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  });
});

test.describe('signed in, in Hindi', () => {
  test.use({ language: 'hi', role: 'retailer' });

  test('the shell speaks Hindi', async ({ page }) => {
    await page.goto('/dashboard');
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const text of await links.allInnerTexts()) expect(text).toMatch(DEVANAGARI);
  });
});
