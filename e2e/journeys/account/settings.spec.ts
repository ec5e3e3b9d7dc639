import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open, settled } from '../../harness/page/settled';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, PHONE, renew, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

/** From the list, as a thumb would. */
async function openSection(page: Page, name: string): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Parts of the settings' });
  await list.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await settled(page);
}

test('a store keeps its payout details, consents and devices in order @phone', async ({
  page,
  baseURL,
}) => {
  const origin = originOf(baseURL);
  const person = await makePerson(origin, 'retailer');
  await enterWith(page, await signInOn(origin, person, PHONE));
  const elsewhere = await signInOn(origin, person, LAPTOP);
  const pan = page.getByRole('textbox', { name: 'PAN' });
  const upiId = page.getByRole('textbox', { name: 'UPI ID' });
  await open(page, '/settings');
  await expectAccessibleInBothThemes(page);

  await openSection(page, 'Payout details');
  await pan.fill('abcxe1231f');
  await upiId.fill('asha@gmail.com');
  await page.getByRole('button', { name: 'Save payout details' }).click();
  await expect(page.getByText('The fourth letter of this PAN')).toBeVisible();
  await expect(page.getByText('An email address is not one')).toBeVisible();
  await expect(pan).toHaveValue('abcxe1231f');
  await expectAccessibleInBothThemes(page);
  await pan.fill('abcpe1231f');
  await upiId.fill('asha@okbank');
  await page.getByRole('button', { name: 'Save payout details' }).click();
  await expect(page.getByText('Payout details saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('ABC•••••1F')).toBeVisible();
  await expect(page.getByText('as•••@okbank')).toBeVisible();
  await expect(pan).toHaveValue('');

  await page.getByRole('link', { name: 'All settings' }).click();
  await openSection(page, 'Privacy and consent');
  const takeBack = page.getByRole('button', { name: 'Take back: Use my location with proofs' });
  await page.getByRole('button', { name: 'Agree: Use my location with proofs' }).click();
  await takeBack.click();
  await expect(page.getByText('Your consent is taken back')).toBeVisible();
  await expect(page.getByText('Taken back on')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(takeBack).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: 'All settings' }).click();
  await openSection(page, 'Signed-in devices');
  await expect(page.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await expect(page.getByText('Firefox on Linux')).toHaveCount(0);
  expect(await renew(origin, elsewhere.refreshToken)).toBe(400);
  await expectAccessibleInBothThemes(page);
});

test('a brand saves and takes back, chooses, takes its data along and leaves @desktop', async ({
  page,
  baseURL,
  quiet,
}) => {
  const origin = originOf(baseURL);
  const person = await makePerson(origin, 'brand');
  const session = await signInOn(origin, person, LAPTOP);
  await enterWith(page, session);
  await open(page, '/settings');

  await page.getByLabel('Area').fill('Dadar');
  await page.reload();
  await expect(page.getByText('We brought back what you had typed')).toBeVisible();
  await expect(page.getByLabel('Area')).toHaveValue('Dadar');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Area')).toHaveValue('');

  await openSection(page, 'Notifications');
  await page.getByText('More', { exact: true }).click();
  const sms = page.getByRole('button', { name: 'Money by SMS' });
  const saved = page.waitForResponse(/functions\/v1\/batch/);
  await sms.click();
  await expect(sms).toHaveAttribute('aria-pressed', 'true');
  expect(await (await saved).json()).toMatchObject({ results: [{ status: 200 }] });
  await page.getByRole('switch', { name: 'News on WhatsApp' }).click();
  await expect(page.getByRole('button', { name: 'Money by WhatsApp' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Your account by Email' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Orders and bookings' }).click();
  await expect(page.getByRole('button', { name: 'Orders by Email' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: /^Your data/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.parts.profile.email).toBe(person.email);
  expect(data.parts.brands).toMatchObject([{ brand_name: 'Rao Stores' }]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account for good?' });
  await expect(dialog.getByText('UPI ID, PAN, consents and choices')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // Once as to somebody who signed in long ago: then the password is asked for.
  await page.route(
    '**/functions/v1/account_delete',
    (route) => route.fulfill({ status: 403, json: { code: 'STEP_UP_NEEDED', message: '' } }),
    { times: 1 },
  );
  quiet.allow(/status of 40[013]/);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await asked.getByLabel('Your password').fill('not-the-password');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked.getByText('This is not your current password')).toBeVisible();
  await asked.getByLabel('Your password').fill(person.password);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  expect(await renew(origin, session.refreshToken)).toBe(400);
});
