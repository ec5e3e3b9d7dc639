import type { Page } from '@playwright/test';
import { open } from '../../harness/page/settled';
import { SESSION_KEY } from '../../harness/people/people';
import { expect, test } from '../../harness/test';

const PASSWORD = 'kirana-2026-dukaan';
const PHONE_DIGITS = 9;

function unique() {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  return { email: `asha.${stamp}@example.in`, phone: `9${stamp.slice(-PHONE_DIGITS)}` };
}

async function fill(page: Page, person: { email: string; phone: string }, company?: string) {
  await page.getByLabel('Your name').fill('Asha Rao');
  if (company) await page.getByLabel(company).fill('Rao Stores');
  await page.getByLabel('Mobile number').fill(person.phone);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('I agree to the use of my details').check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

const ROLES = [
  { role: 'brand', company: 'Company or brand name', word: 'Brand' },
  { role: 'retailer', company: 'Shop name', word: 'Store' },
  { role: 'bizman', company: undefined, word: 'Bizman' },
];

for (const { role, company, word } of ROLES) {
  test(`a ${role} signs up and is in, with the number in the profile`, async ({ page }) => {
    const person = unique();
    await open(page, `/${role}/signup`);
    await fill(page, person, company);
    await expect(page.getByText('Strong password')).toBeVisible();
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
    await open(page, '/settings');
    await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
    await open(page, '/settings/profile');
    await expect(page.getByLabel('Mobile number')).toHaveValue(
      new RegExp(`\\+91 ?${person.phone.slice(0, 5)} ?${person.phone.slice(5)}`),
    );
    const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
    expect(JSON.parse(stored ?? '{}').user.user_metadata.consents).toMatchObject({
      location: null,
      analytics: null,
    });
  });
}

test('what is missing is named at its field, in the person’s language', async ({ page }) => {
  await open(page, '/retailer/signup');
  await submit(page);
  await expect(page.getByText('Enter the name of your shop')).toBeVisible();
  await expect(page.getByText('We cannot open an account without this')).toBeVisible();
  await page.getByRole('button', { name: /हिन्दी/ }).click();
  await expect(page.getByText('दुकान का नाम लिखें')).toBeVisible();
});

test('what was typed stays without a network and after a refusal', async ({
  page,
  quiet,
  goOffline,
  goOnline,
}) => {
  quiet.allow(/status of 422/);
  const person = { ...unique(), email: 'store@chowk.demo' };
  await open(page, '/retailer/signup');
  await fill(page, person, 'Shop name');
  await goOffline();
  await submit(page);
  await expect(page.getByText(/What you typed is kept/)).toBeVisible();
  await goOnline();
  await submit(page);
  await expect(page.getByText('This email already has an account. Sign in instead.')).toBeVisible();
  await expect(page.getByLabel('Shop name')).toHaveValue('Rao Stores');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

test('a forgotten password gets the same friendly answer for any address', async ({ page }) => {
  await open(page, '/retailer/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email or mobile').fill('nobody@example.in');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expect(page.getByText(/If nobody@example.in has an account/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Type the 6 digits from the mail')).toBeVisible();
});
