import { open } from '../../harness/page/settled';
import { type SwappingProxy, startSwappingProxy } from '../../harness/server/swapping-proxy';
import { expect, originOf, test } from '../../harness/test';

let proxy: SwappingProxy;

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ baseURL }) => {
  proxy = await startSwappingProxy(originOf(baseURL));
});

test.afterEach(() => proxy.stop());

test('a new version is announced and taken with one tap', async ({ page }) => {
  await open(page, `${proxy.url}/version`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByText('Update Available')).toBeHidden();

  proxy.releaseNewVersion();
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await expect(page.getByText('Update Available')).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload Now' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('Update Available')).toBeHidden();
  const isWaiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.waiting !== null;
  });
  expect(isWaiting).toBe(false);
});
