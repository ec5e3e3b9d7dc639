import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { browserArgs } from '../../harness/page/browser-args';
import { open, settled } from '../../harness/page/settled';
import { countRows } from '../../harness/page/unsent-work';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, PHONE, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';
import { launchCampaign } from '../../harness/trade/live-campaign';
import { acceptOffer } from '../../harness/trade/waiting-proof';

const SHOP = { latitude: 28.6139, longitude: 77.209, accuracy: 12 };

interface Proofs {
  readonly items: readonly { readonly photos: readonly unknown[]; readonly fix: unknown }[];
}

test.use({
  permissions: ['geolocation', 'camera'],
  geolocation: SHOP,
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: browserArgs('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
  },
});

async function takePhoto(page: Page, number: number): Promise<void> {
  const shutter = page.getByRole('button', { name: 'Take the photo' });
  // By a finger and by a mouse, in turn: each takes one photo.
  await (number % 2 === 0 ? shutter.tap() : shutter.click());
  await expect(page.getByRole('button', { name: `See photo ${number}` })).toBeVisible();
}

/** Held sideways, nothing stands under the picture. */
async function expectPictureOfFullHeight(page: Page): Promise<void> {
  const upright = page.viewportSize();
  const turned = { width: 740, height: 360 };
  await page.setViewportSize(turned);
  const picture = () => page.locator('video').boundingBox();
  await expect.poll(picture).toMatchObject({ y: 0, height: turned.height });
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'See photo 3' })).toBeInViewport({ ratio: 1 });
  if (upright) await page.setViewportSize(upright);
}

test('three photos outlive the page, go without a network and a second press, and arrive once @phone', async ({
  page,
  context,
  baseURL,
  goOffline,
  goOnline,
}) => {
  const origin = originOf(baseURL);
  const person = await makePerson(origin, 'retailer');
  const title = `Counter ${Date.now()}`;
  const { admin } = await launchCampaign(origin, { title, payoutPaise: 30_000, photosNeeded: 2 });
  const store = await callerOf(origin, person);
  const dealId = await acceptOffer(store, title);
  await store.run('consent_give', { purpose: 'location', version: '2026-11' });
  const signedIn = await signInOn(origin, person, PHONE);
  await enterWith(page, signedIn);

  await open(page, `/deal/${dealId}`);
  await page.getByRole('button', { name: 'Take photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Take photos' });
  await expect(camera.getByText('0 of 2 photos')).toBeVisible();
  for (const number of [1, 2, 3]) await takePhoto(page, number);
  await expectAccessibleInBothThemes(page);
  await expectPictureOfFullHeight(page);
  await camera.getByRole('button', { name: 'See photo 2' }).click();
  await camera.getByRole('button', { name: 'Retake' }).click();
  await expect(camera.getByText('replaces photo 2')).toBeVisible();
  await takePhoto(page, 3);
  // Three were there before, too: this tells that the other is on the disk, and then in its place.
  await expect(camera.getByText('replaces photo 2')).toBeHidden();
  await expect.poll(() => countRows(page, 'blobs')).toBe(3);
  await expect(camera.getByText('3 photos', { exact: true })).toBeVisible();

  // The phone closes the page without a word; the app opens where it was left.
  await page.close();
  const again = await context.newPage();
  await enterWith(again, signedIn);
  await again.goto('/dashboard');
  await again.waitForURL(`**/deal/${dealId}`);
  await expect(again.getByRole('dialog').getByText('3 photos', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'Done' }).click();
  await settled(again);
  await expect(again.getByText('Saved on this device')).toHaveCount(3);
  await expectAccessibleInBothThemes(again);

  // Looked into once, the drawer is at hand without a network.
  await again.getByRole('button', { name: 'All sent' }).click();
  await expect(again.getByText('Nothing is waiting.')).toBeVisible();
  await again.keyboard.press('Escape');
  await goOffline();
  await again.getByRole('button', { name: /^Send( \d+)? photos?$/ }).dblclick();
  await expect(again.getByText(/\d photos?\. We'll send/)).toBeVisible();

  // Taken back to be changed it is not sent, and nothing says that it is.
  await again.getByRole('button', { name: '1 item waiting to send' }).click();
  const waiting = again.getByRole('listitem').filter({ hasText: 'Proof photos' });
  await waiting.getByRole('button', { name: 'Edit' }).click();
  await expect(again.getByText('Saved on this device')).toHaveCount(3);
  await again.getByRole('button', { name: '1 item being changed, not sent' }).click();
  const item = again.getByRole('listitem').filter({ hasText: 'Being changed' });
  await expect(item).toContainText('3 photos');
  await item.getByRole('button', { name: 'Continue' }).click();
  await again.getByRole('button', { name: /^Send( \d+)? photos?$/ }).click();
  await expect(again.getByRole('button', { name: '1 item waiting to send' })).toBeVisible();
  await goOnline();
  await expect(again.getByText("We're checking your photos")).toBeVisible();
  const { items } = await admin.read<Proofs>(`/proofs?deal_id=${dealId}`);
  expect(items).toHaveLength(1);
  expect(items[0]?.photos).toHaveLength(3);
  expect(items[0]?.fix).toMatchObject({ accuracy_m: SHOP.accuracy });
});
