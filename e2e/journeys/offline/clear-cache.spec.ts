import { atRest } from '../../harness/page/idle';
import { open } from '../../harness/page/settled';
import { countRows, queueUnsentWork } from '../../harness/page/unsent-work';
import { expect, test } from '../../harness/test';

test.use({ role: 'retailer' });

test('clears what can be fetched again and never touches unsent work', async ({ page }) => {
  await open(page, '/version');
  await queueUnsentWork(page);
  await open(page, '/clear-cache');
  await expect(page.getByText('1 item waiting to be sent; it is never touched here')).toBeVisible();
  await page.getByRole('button', { name: 'Clear cache' }).click();
  await expect(page.getByText('Cache cleared')).toBeVisible();
  expect(await countRows(page, 'pendingUploads')).toBe(1);
  expect(await countRows(page, 'deals')).toBe(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('1 item waiting to be sent; it is never touched here')).toBeVisible();
  await open(page, '/dashboard');
  await expect(page).toHaveURL('/dashboard');
});

test('refuses without a network, when pages could not be fetched again', async ({
  page,
  goOffline,
}) => {
  await open(page, '/clear-cache');
  await atRest(page);
  await goOffline();
  await page.getByRole('button', { name: 'Clear cache' }).click();
  await expect(page.getByText(/You are offline\. Clear the cache once/)).toBeVisible();
});
