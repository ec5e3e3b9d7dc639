import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { atRest } from '../../harness/page/idle';
import { open } from '../../harness/page/settled';
import { makePerson, type NewPerson } from '../../harness/people/new-person';
import { giveUnlock } from '../../harness/people/virtual-passkey';
import { expect, originOf, test } from '../../harness/test';

async function signIn(page: Page, { email, password }: NewPerson): Promise<void> {
  await open(page, '/retailer/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await open(page, '/settings');
  // What arrives late may take the button away between the finger's coming and going.
  await atRest(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/');
}

/** Adds the first one, keeps the codes, and answers with them. */
async function addPasskey(page: Page): Promise<string[]> {
  await open(page, '/settings/security');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Passkey or fingerprint' })).toBeChecked();
  await page.getByRole('button', { name: 'Add a passkey or fingerprint' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  const codes = await page.locator('[data-print] code').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible();
  return codes;
}

const usePasskey = (page: Page) =>
  page.getByRole('button', { name: 'Use passkey or fingerprint' }).click();

async function expectIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'One more step' })).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
}

test('a passkey is added, named, asked for at the next sign-in, and a recovery code stands in for it @phone', async ({
  page,
  baseURL,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/);
  const person = await makePerson(originOf(baseURL));
  const unlock = await giveUnlock(page);
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  const [code = '', another = ''] = await addPasskey(page);
  await expect(page.getByText('10 of 10 left. Each works once.')).toBeVisible();

  await page.getByRole('button', { name: 'Rename Passkey 1' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Shop phone');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Remove Shop phone' })).toBeVisible();

  await test.step('signing in asks for it', async () => {
    await signOut(page);
    await signIn(page, person);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await usePasskey(page);
    await expectIn(page);
  });

  await test.step('with the passkey gone, a code opens it once', async () => {
    await signOut(page);
    await unlock.forget();
    await signIn(page, person);
    await usePasskey(page);
    await expect(page.getByText(/The passkey prompt was closed or took too long/)).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill('aaaa-aaaa-aaaa');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This code is not right or no longer valid.')).toBeVisible();
    await page.getByLabel('Recovery code').fill(code);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectIn(page);
    await open(page, '/settings/security');
    await expect(page.getByText('9 of 10 left. Each works once.')).toBeVisible();
    await page.getByRole('button', { name: 'Make new codes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
    await expect(page.locator('[data-print] code')).toHaveCount(10);
    expect(await page.locator('[data-print] code').allTextContents()).not.toContain(another);
  });
});

test('on a shared phone each person has their own passkey @phone', async ({ page, baseURL }) => {
  const people = [await makePerson(originOf(baseURL)), await makePerson(originOf(baseURL))];
  const unlock = await giveUnlock(page);
  for (const person of people) {
    await signIn(page, person);
    await expect(page).toHaveURL('/dashboard');
    await addPasskey(page);
    await signOut(page);
  }
  expect(await unlock.count()).toBe(2);
  for (const person of people) {
    await signIn(page, person);
    await usePasskey(page);
    await expectIn(page);
    await open(page, '/settings/security');
    await expect(page.getByText(person.email).first()).toBeVisible();
    await signOut(page);
  }
});

test('a browser without passkeys says so and offers the other ways @phone', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  const person = await makePerson(originOf(baseURL));
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await open(page, '/settings/security');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText(/This browser can’t use passkeys here/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Passkey or fingerprint/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Show the code to scan' }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
});
