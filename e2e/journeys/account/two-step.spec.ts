import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { atRest } from '../../harness/page/idle';
import { open } from '../../harness/page/settled';
import { grantRole, makePerson, type NewPerson } from '../../harness/people/new-person';
import { totpCode } from '../../harness/people/totp';
import { expect, originOf, test } from '../../harness/test';

const NEW_PASSWORD = 'galla-2026-bazaar';

async function signIn(page: Page, path: string, email: string, password: string): Promise<void> {
  await open(page, path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Scans the picture, as it were, and shows a first code. Answers with the secret. */
async function setUpStep(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Show the code to scan' }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('6-digit code').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible();
  return secret;
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signOut(page: Page): Promise<void> {
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/');
}

test('a person changes the password, turns on the second step, is asked for it, and removes it @phone', async ({
  page,
  baseURL,
  quiet,
  goOffline,
  goOnline,
}) => {
  quiet.allow(/status of 4\d\d/);
  const person: NewPerson = await makePerson(originOf(baseURL));
  await signIn(page, '/retailer/signin', person.email, person.password);
  await expect(page).toHaveURL('/dashboard');
  await open(page, '/settings/security');

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('not-the-password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  const save = page.getByRole('button', { name: 'Save the password' });
  // What comes once the page is usable is here before the network goes.
  await atRest(page);
  await goOffline();
  await save.click();
  await expect(page.getByText(/Nothing was changed and what you typed is kept/)).toBeVisible();
  await goOnline();
  await save.click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await save.click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();

  const secret = await test.step('the second step is turned on', async () => {
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await expectAccessibleInBothThemes(page);
    return setUpStep(page);
  });
  await expect(page.getByText('Authenticator 1')).toBeVisible();

  await signOut(page);
  await signIn(page, '/retailer/signin', person.email, person.password);
  await expect(page.getByText('The email or the password is not right.')).toBeVisible();
  await signIn(page, '/retailer/signin', person.email, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const path of ['/settings', '/retailer/signin']) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  }
  await giveCode(page, '000000');
  await expect(page.getByText('This code is not right or no longer valid.')).toBeVisible();
  await giveCode(page, totpCode(secret, 1));
  await expect(page.getByRole('heading', { name: 'One more step' })).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');

  await open(page, '/settings/security');
  await page.getByRole('button', { name: 'Remove Authenticator 1' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('your password alone will open your account');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Off\. With it/)).toBeVisible();
});

test('a super admin must set up a second step; the demo’s is spared it @phone', async ({
  page,
  baseURL,
  quiet,
}) => {
  // Until the step is taken the server refuses everything, and the page asks for the step.
  quiet.allow(/status of 403/);
  const origin = originOf(baseURL);
  const person = await makePerson(origin);
  await open(page, '/super-admin');
  await expect(page.getByText(/The demo’s super admin is exempt/)).toBeVisible();
  await signIn(page, '/super-admin', person.email, person.password);
  await expect(page.getByText('This account has no access here.')).toBeVisible();
  await grantRole(origin, person.id, 'super_admin');
  await signIn(page, '/super-admin', person.email, person.password);
  await expect(page.getByRole('heading', { name: 'Turn on two-step sign-in' })).toBeVisible();
  await open(page, '/settings');
  await expect(page.getByRole('heading', { name: 'Turn on two-step sign-in' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const secret = await setUpStep(page);
  await signOut(page);

  await signIn(page, '/super-admin', person.email, person.password);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await giveCode(page, totpCode(secret, 1));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'One more step' })).toHaveCount(0);
});
