import type { Page } from '@playwright/test';
import { screensCached } from '../../harness/page/screens-cached';
import { open } from '../../harness/page/settled';
import { expectKept } from '../../harness/page/unsent-work';
import { workerReady } from '../../harness/page/worker-ready';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, PHONE, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';
import { offered } from '../../harness/trade/acted-shop';
import { chooseFiles } from '../../harness/trade/choose-files';
import { drawPhoto } from '../../harness/trade/drawn-photo';
import { launchCampaign } from '../../harness/trade/live-campaign';

const WAITS = 'Photos saved, not sent yet';
const HERE = 'Saved on this device. It is sent when there is a network.';

async function openDeal(page: Page, title: string): Promise<void> {
  await open(page, '/dashboard');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
}

/** Where the browser has told the page so: until then it would try the line first. */
async function openOffline(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByText("You're offline")).toBeVisible();
}

/** What would be lost is asked about first. */
async function startOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start over' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Start over' });
  await ask.getByRole('button', { name: 'Start over' }).click();
}

const NEEDED = ['page-deals-more', 'shell-more', 'overlays', 'page-settings-more'];

test.use({ serviceWorkers: 'allow' });

test('what was done without a network is told as it is, given up whole, and counted on leaving @phone', async ({
  page,
  baseURL,
  goOffline,
  goOnline,
}) => {
  const origin = originOf(baseURL);
  const store = await makePerson(origin, 'retailer');
  const title = `Monsoon shelf ${Date.now()}`;
  await launchCampaign(origin, { title, payoutPaise: 25_000, photosNeeded: 1 });
  await open(page, '/');
  await workerReady(page);
  await enterWith(page, await signInOn(origin, store, PHONE));
  await open(page, '/settings/profile');
  await expectKept(page, 'profile_read');
  await open(page, '/settings/shop');
  await expect(page.getByLabel('Shop name')).toHaveValue('Rao Stores');
  await offered(await callerOf(origin, store), [title]);
  await openDeal(page, title);
  await page.waitForFunction(() => localStorage.getItem('chowk.unsentKey') !== null);
  await screensCached(page, NEEDED);
  const photo = await drawPhoto(page, 7);

  await goOffline();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText("We'll send it when you're back online.")).toBeVisible();
  await expect(page.getByText('Your spot is confirmed once this reaches us.')).toBeVisible();
  await expect(page.getByText('Accepted · not sent yet')).toBeVisible();
  await chooseFiles(page, 'Choose from this device', photo);
  await page.getByRole('button', { name: /^Send( \d+)? photos?$/ }).click();
  await expect(page.getByText(WAITS).first()).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText(WAITS);

  await test.step('the list says the same as the deal', async () => {
    await page.getByRole('link', { name: 'All deals' }).click();
    const card = page.getByRole('link', { name: title });
    await expect(card).toContainText(WAITS);
    await expect(card).not.toContainText('Sent');
  });

  await test.step('giving up the answer names the proof that hangs on it', async () => {
    await page.getByRole('button', { name: '2 items waiting to send' }).click();
    const accepted = page.getByRole('listitem').filter({ hasText: 'Deal accepted' });
    await accepted.getByRole('button', { name: 'Discard' }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask).toContainText(
      `“Proof photos: ${title} (1 photo)” can’t be sent without this`,
    );
    const copy = page.waitForEvent('download');
    await ask.getByRole('button', { name: 'Save a copy' }).click();
    await copy;
    await ask.getByRole('button', { name: 'Discard both' }).click();
    await expect(page.getByText('Nothing is waiting.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
    await expect(page.getByText(WAITS)).toHaveCount(0);
  });

  await test.step('a shop is saved here, named with its fields, and changed in its form while it waits', async () => {
    await openOffline(page, '/settings/shop');
    await page.getByRole('textbox', { name: 'Address' }).fill('4 Hill Road');
    await page.getByLabel('Area').fill('Mahim');
    await page.getByRole('combobox', { name: 'Kind of shop' }).selectOption('kirana');
    await page.getByRole('button', { name: 'Save my shop' }).click();
    await expect(page.getByText(HERE)).toBeVisible();
    await expect(page.getByText('Your shop is saved')).toHaveCount(0);
    await page.getByRole('button', { name: '1 item waiting to send' }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'Change to your shop' });
    await expect(item).toContainText('Rao Stores');
    await expect(item).toContainText('Kind of shop, Area, Address');
    const age = item.getByText(/Done /);
    // Twice: once may be the slow clock of the page behind it.
    await expect(age).not.toHaveText((await age.textContent()) ?? '');
    await expect(age).not.toHaveText((await age.textContent()) ?? '');
    await item.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('button', { name: '1 item being changed' })).toBeVisible();
    const address = page.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue('4 Hill Road');
    await address.fill('5 Hill Road');
    await page.getByRole('button', { name: 'Save my shop' }).click();
    await expect(page.getByText(HERE)).toBeVisible();
    await expect(page.getByRole('button', { name: '1 item waiting to send' })).toBeVisible();
  });

  await test.step('a profile is changed in its form while it waits', async () => {
    await openOffline(page, '/settings/profile');
    const area = page.getByRole('textbox', { name: 'Area' });
    await area.fill('Worli');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(HERE)).toBeVisible();
    await openOffline(page, '/dashboard');
    await page.getByRole('button', { name: '2 items waiting to send' }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'Change to your profile' });
    await item.getByRole('button', { name: 'Edit' }).click();
    await expect(area).toHaveValue('Worli');
    await expect(page.getByRole('button', { name: '2 items not sent yet' })).toBeVisible();
    // Killed with the tab it is still being changed, and left as it was it waits again.
    await openOffline(page, '/settings/profile');
    await expect(page.getByRole('button', { name: '2 items not sent yet' })).toBeVisible();
    await expect(area).toHaveValue('Worli');
    await page.getByRole('link', { name: 'All settings' }).click();
    await page.getByRole('button', { name: '2 items waiting to send' }).click();
    await item.getByRole('button', { name: 'Edit' }).click();
    await expect(area).toHaveValue('Worli');
    await expect(page.getByRole('button', { name: '2 items not sent yet' })).toBeVisible();
    // Saved without another change it is what it was.
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('button', { name: '2 items waiting to send' })).toBeVisible();
  });

  await test.step('whoever leaves is told how much stays', async () => {
    await openOffline(page, '/settings');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    const ask = page.getByRole('alertdialog', { name: '2 items on this device are not sent yet' });
    await ask.getByRole('button', { name: 'Stay signed in' }).click();
    await openOffline(page, '/settings/shop');
    await expect(page.getByLabel('Area')).toHaveValue('Mahim');
    await expect(page.getByText(HERE)).toBeVisible();
    await goOnline();
    await expect(page.getByRole('button', { name: 'All sent' })).toBeVisible();
    await expect(page.getByLabel('Area')).toHaveValue('Mahim');
    await expect(page.getByText(HERE)).toHaveCount(0);
  });

  await test.step('what was refused and is changed in its form is not told as sent', async () => {
    const another = await makePerson(origin, 'brand');
    await (await callerOf(origin, another)).run('profile_update', { phone: another.phone });
    await open(page, '/settings/profile');
    await expect(page.getByRole('textbox', { name: 'Area' })).toHaveValue('Worli');
    const mobile = page.getByRole('textbox', { name: 'Mobile number', exact: true });
    await goOffline();
    await mobile.fill(another.phone);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(HERE)).toBeVisible();
    await goOnline();
    await page.getByRole('button', { name: '1 item failed to sync' }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'Change to your profile' });
    await item.getByRole('button', { name: 'Edit' }).click();
    await expect(mobile).not.toHaveValue('');
    await expect(page.getByRole('button', { name: '1 item being changed' })).toBeVisible();
    await startOver(page);
    await expect(page.getByRole('button', { name: 'All sent' })).toBeVisible();
  });

  await test.step('what was typed of a shop and not saved is marked as that', async () => {
    await open(page, '/settings/shop');
    await page.getByLabel('Area').fill('Parel');
    await page.reload();
    await expect(page.getByText('We brought back what you had typed')).toBeVisible();
    await expect(page.getByLabel('Area')).toHaveValue('Parel');
    await startOver(page);
    await expect(page.getByLabel('Area')).toHaveValue('Mahim');
  });
});
