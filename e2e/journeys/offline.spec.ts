import { open } from '../harness/settled';
import { expect, test } from '../harness/test';
import { workerReady } from '../harness/worker-ready';

test.use({ serviceWorkers: 'allow' });

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
