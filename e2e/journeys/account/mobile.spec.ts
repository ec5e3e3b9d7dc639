import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open, settled } from '../../harness/page/settled';
import { givePhone, makePerson } from '../../harness/people/new-person';
import { SESSION_KEY } from '../../harness/people/people';
import { codeSentTo } from '../../harness/server/message-catcher';
import { expect, originOf, test } from '../../harness/test';

async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
}

async function giveCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('a mobile signs in, is changed by its code, and becomes the second step @phone', async ({
  page,
  baseURL,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/);
  const origin = originOf(baseURL);
  const [person, spare] = [await makePerson(origin), await makePerson(origin)];
  await givePhone(origin, person);

  // An owner whose shop a bizman brought may have nothing but a number and a password.
  await open(page, '/retailer/signin');
  await page.getByLabel('Email or mobile').fill(person.phone.slice(-10));
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await settled(page);
  await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);

  await open(page, '/retailer/signin');
  await page.getByRole('button', { name: 'Sign in with mobile' }).click();
  await askForCode(page, '12345');
  await expect(page.getByText('Enter 10 digits, starting with 6, 7, 8 or 9')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await askForCode(page, `+916${spare.phone.slice(-9)}`);
  await expect(page.getByText(/has an account, a code is on its way/)).toBeVisible();
  await page.getByRole('button', { name: 'Use email and password' }).click();
  await page.getByRole('button', { name: 'Sign in with mobile' }).click();
  await askForCode(page, person.phone);
  const code = await codeSentTo(person.phone);
  await giveCode(page, code === '000000' ? '000001' : '000000', 'Sign In');
  await expect(page.getByText('This code is not right or no longer valid.')).toBeVisible();
  await giveCode(page, code, 'Sign In');
  await expect(page).toHaveURL('/dashboard');

  await open(page, '/settings/security');
  await page.getByRole('button', { name: 'Change mobile' }).click();
  await askForCode(page, spare.phone);
  await giveCode(page, await codeSentTo(spare.phone), 'Save the number');
  await expect(page.getByText('Your mobile is saved')).toBeVisible();
  await expect(page.getByText(spare.phone.slice(-5)).first()).toBeVisible();

  const third = `+917${spare.phone.slice(-9)}`;
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByText('Text message').click();
  await askForCode(page, third);
  await giveCode(page, await codeSentTo(third), 'Turn on');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible();
});
