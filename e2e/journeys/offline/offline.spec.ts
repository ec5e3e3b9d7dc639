import { atRest } from '../../harness/page/idle';
import { screensCached } from '../../harness/page/screens-cached';
import { open } from '../../harness/page/settled';
import { expectKept } from '../../harness/page/unsent-work';
import { workerReady } from '../../harness/page/worker-ready';
import { expect, test } from '../../harness/test';

test.use({ serviceWorkers: 'allow' });

const NEEDS_NETWORK = 'You’re offline. This page opens once you’re back online.';

test('the front page, the version and a sign-in page open without a network', async ({
  page,
  goOffline,
}) => {
  await open(page, '/');
  await workerReady(page);
  await open(page, '/version');
  await open(page, '/retailer/signin');
  await goOffline();
  for (const [path, title] of [
    ['/', 'Chowk: where brands meet the shop next door'],
    ['/version', 'Version · Chowk'],
    ['/retailer/signin', 'Sign In · Chowk'],
  ] as const) {
    await open(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByText("You're offline")).toBeVisible();
  }
});

test.describe('signed in', () => {
  test.use({ role: 'retailer' });

  test('the dashboard opens without a network', async ({ page, goOffline }) => {
    await open(page, '/dashboard');
    await workerReady(page);
    await page.reload();
    await open(page, '/dashboard');
    await goOffline();
    await open(page, '/dashboard');
    await expect(page).toHaveTitle('Dashboard · Chowk');
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
  });

  test('settings open without a network with their age, or logProgress that they need one and come with it', async ({
    page,
    goOffline,
    goOnline,
  }) => {
    await open(page, '/dashboard');
    await workerReady(page);
    for (const section of ['security', 'devices', 'manager', 'payouts']) {
      await open(page, `/settings/${section}`);
      await atRest(page);
    }
    await expectKept(page, 'payout_details_read');
    await expectKept(page, 'shop_consents_list');
    await goOffline();
    for (const section of ['payouts', 'manager']) {
      await open(page, `/settings/${section}`);
      await expect(page.getByText(/^Updated /).first()).toBeVisible();
    }
    await open(page, '/settings/security');
    await expect(page.getByText(NEEDS_NETWORK)).toBeVisible();
    await open(page, '/settings/devices');
    await expect(page.getByText(NEEDS_NETWORK)).toBeVisible();
    await goOnline();
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByText(NEEDS_NETWORK)).toBeHidden();
  });

  test('no authorised answer is kept by the worker', async ({ page }) => {
    await open(page, '/dashboard');
    await workerReady(page);
    await open(page, '/settings');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return lists.flat().map((url) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((path) => /^\/(rest|functions|auth\/v1|storage)\//.test(path))).toEqual([]);
  });
});

test.describe('a brand that opened nothing but its home', () => {
  test.use({ role: 'brand', viewport: { width: 360, height: 780 } });

  test('finds its goods without a network; what is not here says so calmly and comes with it', async ({
    page,
    goOffline,
    goOnline,
  }) => {
    await open(page, '/dashboard');
    await workerReady(page);
    await expectKept(page, 'products_list');
    await screensCached(page, ['desk-products', 'desk-products-more']);
    await goOffline();
    await open(page, '/products');
    await expect(page.getByText(/^Updated /).first()).toBeVisible();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

    await open(page, '/products?tab=import');
    await expect(page.getByText('Not on this device yet')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The whole of the banner can be read on a phone, and nothing of the page lies under it.
    const words = page.getByText('Your work is kept on this device and sent later.');
    expect((await words.boundingBox())?.height).toBeLessThan(40);
    expect((await words.boundingBox())?.width).toBeGreaterThan(200);
    await goOnline();
    await expect(page.getByText('Not on this device yet')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
