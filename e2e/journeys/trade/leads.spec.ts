import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open, settled } from '../../harness/page/settled';
import { expectKept } from '../../harness/page/unsent-work';
import { workerReady } from '../../harness/page/worker-ready';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, PHONE, signInOn } from '../../harness/people/own-account';
import { codeSentTo } from '../../harness/server/message-catcher';
import { expect, originOf, test } from '../../harness/test';
import { chooseFiles } from '../../harness/trade/choose-files';
import { type DrawnPhoto, drawPhoto } from '../../harness/trade/drawn-photo';

const NUMBER_DIGITS = 9;

interface Leads {
  readonly items: readonly { readonly photos: readonly { readonly path: string }[] }[];
}

test.use({
  serviceWorkers: 'allow',
  permissions: ['geolocation'],
  geolocation: { latitude: 19.0596, longitude: 72.8295, accuracy: 12 },
});

/** There is no camera here, so the photo comes from the phone's own. */
async function choosePhoto(page: Page, file: DrawnPhoto): Promise<void> {
  await page.getByRole('button', { name: 'Take photo: Front' }).click();
  // Until the camera has said so, the button is another one that goes away with the answer.
  await expect(page.getByText('No camera found')).toBeVisible();
  await chooseFiles(page, 'Choose from this device', file);
}

test('a lead written down without a network outlives the app, arrives once and goes its way @phone', async ({
  page,
  context,
  baseURL,
  goOffline,
  goOnline,
}) => {
  const origin = originOf(baseURL);
  const bizman = await makePerson(origin, 'bizman');
  const number = `+917${String(Date.now()).slice(-NUMBER_DIGITS)}`;
  const shop = `Sharma Stores ${Date.now()}`;
  await enterWith(page, await signInOn(origin, bizman, PHONE));
  await open(page, '/manage-shops?tab=leads');
  await expect(page.getByText('No leads yet')).toBeVisible();
  await workerReady(page);
  const photo = await drawPhoto(page, 7);

  await goOffline();
  await page.getByRole('link', { name: 'New lead' }).click();
  await page.getByLabel('Owner’s mobile number').fill('12345');
  await page.getByLabel('Owner’s name').fill('Asha Sharma');
  await page.getByLabel('Shop name').fill(shop);
  await page.getByLabel('Shop type').selectOption('kirana');
  await page.getByLabel('Area', { exact: true }).fill('Bandra West');
  await page.getByRole('button', { name: 'Save lead' }).click();
  await expect(page.getByText('Enter a 10-digit mobile number')).toBeVisible();
  await page.getByLabel('Owner’s mobile number').fill(number);
  await expect(page.getByText('Enter a 10-digit mobile number')).toBeHidden();
  await choosePhoto(page, { ...photo, name: 'price list.jpg', buffer: Buffer.from('Rice 60') });
  await expect(page.getByText('Couldn’t read “price list.jpg” as a photo')).toBeVisible();
  await choosePhoto(page, photo);
  await expect(page.getByRole('img', { name: 'Change photo: Front' })).toBeVisible();
  await page.getByLabel('PIN code').fill('600001');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('This location is far from that PIN code')).toBeVisible();

  // The phone closes the app without a word; what was typed is on its disk.
  await expectKept(page, '600001');
  await page.close();
  const again = await context.newPage();
  await open(again, '/manage-shops?tab=leads');
  await again.getByRole('link', { name: 'Continue' }).click();
  await expect(again.getByLabel('Shop name')).toHaveValue(shop);
  await expect(again.getByRole('img', { name: 'Change photo: Front' })).toBeVisible();
  await again.getByLabel('PIN code').fill('400050');
  await expect(again.getByLabel('State')).toHaveValue('27');
  await expectAccessibleInBothThemes(again);
  await again.getByRole('button', { name: 'Save lead' }).click();
  await expect(again.getByRole('heading', { name: shop })).toBeVisible();
  await expect(again.getByText('Saved on this device').first()).toBeVisible();
  await expect(again.getByText('Front · Not sent yet')).toBeVisible();

  await goOnline();
  await again.getByRole('button', { name: 'Send code' }).click();
  await expect(again.getByText('Front', { exact: true })).toBeVisible();
  const own = await callerOf(origin, bizman);
  const { items } = await own.read<Leads>('/leads');
  expect(items).toMatchObject([
    { shop_name: shop, phone: number, pin_code: '400050', accuracy_m: 12, version: 1 },
  ]);
  expect(
    (await own.download('shop_photos', items[0]?.photos[0]?.path ?? '')).length,
  ).toBeGreaterThan(0);

  const code = await codeSentTo(number);
  await again.getByLabel('Code from the owner').fill(code === '000000' ? '000001' : '000000');
  await again.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(again.getByText('4 tries left')).toBeVisible();
  await expect(again.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();
  await again.getByLabel('Code from the owner').fill(code);
  await again.getByRole('button', { name: 'Verify', exact: true }).click();
  await again.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(again.getByText('Our team is checking it')).toBeVisible();

  await again.getByRole('link', { name: 'All leads' }).click();
  await settled(again);
  const card = again.getByRole('listitem').filter({ hasText: shop });
  await expect(card).toContainText('Waiting for approval');
  const call = card.getByRole('link', { name: 'Call Asha Sharma' });
  await expect(call).toHaveAttribute('href', `tel:${number}`);
  const chat = card.getByRole('link', { name: 'WhatsApp Asha Sharma' });
  await expect(chat).toHaveAttribute('href', `https://wa.me/${number.slice(1)}`);
  await expectAccessibleInBothThemes(again);
  await again.getByText('Live shops', { exact: true }).click();
  await expect(again.getByText('No live shops yet')).toBeVisible();
  await again.setViewportSize({ width: 1280, height: 800 });
  await again.getByText('Board', { exact: true }).click();
  const column = again.getByRole('region', { name: 'Waiting for approval' });
  await expect(column.getByRole('link', { name: shop })).toBeVisible();
  await expectAccessibleInBothThemes(again);
  await again.getByRole('link', { name: 'New lead' }).click();
  await again.getByLabel('Owner’s mobile number').fill(number);
  await expect(again.getByText('You already have a lead with this number')).toBeVisible();
});
