import { open, settled } from '../../harness/page/settled';
import { expect, test } from '../../harness/test';

const AWAY = 'Not on this device yet';

test.describe('before anything is kept on the device', () => {
  test.use({ role: 'brand' });

  test('a page that a lost network keeps away says so, and opens by itself when it is back', async ({
    page,
    quiet,
    goOffline,
    goOnline,
  }) => {
    quiet.allow(/ERR_FAILED|MissingChunkError/);
    await open(page, '/dashboard');
    await goOffline();
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByText(AWAY)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(AWAY)).toBeVisible();
    await expect(page.getByText('Something went wrong')).toBeHidden();
    await goOnline();
    await expect(page).toHaveTitle('Settings · Chowk');
    await settled(page);
    await expect(page.getByText(AWAY)).toBeHidden();
  });

  test('a part whose words do not come any more waits in its place, and what is typed beside it stays', async ({
    page,
    quiet,
    goOffline,
  }) => {
    quiet.allow(/ERR_FAILED|MissingChunkError/);
    let letGo = () => {};
    const gone = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route('**/assets/words-en-desk-*.js', async (route) => {
      await gone;
      await route.abort();
    });
    await page.goto('/wallet');
    const amount = page.getByLabel('How much do you want to add?');
    await amount.fill('1500');
    await goOffline();
    letGo();
    await expect(page.getByText(AWAY).first()).toBeVisible();
    await expect(amount).toHaveValue('1,500');
  });
});

test('a part that a lost network keeps away waits in its place, and the page around it stays', async ({
  page,
  quiet,
  goOffline,
  goOnline,
}) => {
  quiet.allow(/ERR_FAILED|MissingChunkError/);
  await open(page, '/retailer/signin');
  await goOffline();
  await page.getByRole('button', { name: 'Sign in with mobile' }).click();
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await goOnline();
  await expect(page.getByRole('textbox', { name: /mobile/i })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
