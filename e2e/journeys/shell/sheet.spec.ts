import { open } from '../../harness/page/settled';
import { expect, test } from '../../harness/test';

test.use({ role: 'brand' });

test('a drawer begins at the top, and below the bar that tells of a lost network @desktop', async ({
  page,
  goOffline,
}) => {
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'All sent' }).click();
  const drawer = page.getByRole('dialog', { name: 'Waiting to send' });
  const top = async () => (await drawer.boundingBox())?.y;
  await expect.poll(top).toBe(0);
  await goOffline();
  await expect(page.getByText("You're offline")).toBeVisible();
  await expect.poll(top).toBeGreaterThan(30);
});
