import { atRest } from '../../harness/page/idle';
import { open, settled } from '../../harness/page/settled';
import { expect, test } from '../../harness/test';

test.use({ role: 'brand' });

test('a screen that cannot be loaded ends in the error screen with its hint', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await open(page, '/dashboard');
  await page.route(/\/assets\/page-settings-[^/]*\.js/, (route) => route.abort());
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
  await expect(page.getByRole('link', { name: /\/clear-cache/ })).toHaveAttribute(
    'href',
    '/clear-cache',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload Application' }).click();
  await settled(page);
  await expect(page).toHaveTitle('Settings · Chowk');
});

test('on a dead line that the device believes in, a screen that is not kept says so and can be tried again', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|MissingChunkError/);
  await open(page, '/dashboard');
  // What comes behind the page shares code with the file that is cut off.
  await atRest(page);
  await page.route(/\/assets\/page-settings-[^/]*\.js/, (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByText('Not on this device yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  await expect(page).toHaveTitle('Settings · Chowk');
});
