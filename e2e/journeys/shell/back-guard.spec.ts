import type { Page } from '@playwright/test';
import { atRest } from '../../harness/page/idle';
import { expectShownFor, installClock, pauseClock } from '../../harness/page/paused-clock';
import { open } from '../../harness/page/settled';
import type { Role } from '../../harness/people/people';
import { expect, test } from '../../harness/test';

const HINT = 'Press back again to exit';
const WINDOW_MS = 2000;

/** Asked for and not waited for: the page may be gone before it could answer. */
function pressBack(page: Page): Promise<void> {
  return page.evaluate(() => void setTimeout(() => history.back()));
}

/** The guard is among the parts that come after the screen itself. */
async function openGuarded(page: Page, path: string): Promise<void> {
  await open(page, path);
  await atRest(page);
}

const SCREENS: readonly (readonly [path: string, role: Role | 'nobody'])[] = [
  ['/', 'nobody'],
  ['/dashboard', 'retailer'],
  ['/settings', 'retailer'],
  ['/retailer-marketplace', 'retailer'],
  ['/products', 'brand'],
];

for (const [path, role] of SCREENS) {
  test.describe(`back on ${path}`, { tag: '@phone' }, () => {
    test.use({ role });

    test('a second press in time leaves', async ({ page }) => {
      await page.goto('/version');
      await openGuarded(page, path);
      await pressBack(page);
      await expect(page.getByText(HINT)).toBeVisible();
      await pressBack(page);
      await expect(page).toHaveURL('/version');
    });
  });
}

/** The landing page and the app each keep their own history. */
for (const [path, role] of SCREENS.slice(0, 2)) {
  test.describe(`one press on ${path}`, { tag: '@phone' }, () => {
    test.use({ role });

    test('warns for two seconds and stays', async ({ page }) => {
      await installClock(page);
      await openGuarded(page, path);
      await pauseClock(page);
      await page.evaluate(() => history.back());
      await expectShownFor(page, HINT, WINDOW_MS);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
}

test.describe('back elsewhere', { tag: '@phone' }, () => {
  test.use({ role: 'retailer' });

  test('goes back without a warning', async ({ page }) => {
    await open(page, '/dashboard');
    await page.getByRole('navigation').getByRole('link', { name: 'Notifications' }).click();
    await expect(page).toHaveURL('/notifications');
    await pressBack(page);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(HINT)).toBeHidden();
  });
});

test.describe('back on a wide screen', { tag: '@desktop' }, () => {
  test.use({ role: 'retailer' });

  test('is the browser’s own', async ({ page }) => {
    await page.goto('/version');
    await open(page, '/dashboard');
    await pressBack(page);
    await expect(page).toHaveURL('/version');
  });
});

test.describe('back with a sheet open', { tag: '@phone' }, () => {
  test.use({ role: 'retailer' });

  test('closes it without a warning, however it was opened', async ({ page }) => {
    const sheet = page.getByRole('dialog');
    const expectClosedByBack = async () => {
      await expect(sheet).toBeVisible();
      await pressBack(page);
      await expect(sheet).toBeHidden();
      await expect(page.getByText(HINT)).toBeHidden();
    };
    await openGuarded(page, '/retailer-marketplace');
    await page.locator('article a[href*="product="]').first().click();
    await expect(page).toHaveURL(/product=/);
    const product = page.url();
    await expectClosedByBack();
    await expect(page).toHaveURL('/retailer-marketplace');
    await page.getByRole('button', { name: 'All sent' }).click();
    await expectClosedByBack();
    // Its sheet may hide the page behind it before that could be looked at.
    await page.goto(product);
    await expect(sheet).toBeVisible();
    await atRest(page);
    await expectClosedByBack();
    await expect(page).toHaveURL('/retailer-marketplace');
    await pressBack(page);
    await expect(page.getByText(HINT)).toBeVisible();
  });
});
