import { open } from '../../harness/page/settled';
import { DEMO_EMAILS, PASSWORD, SESSION_KEY } from '../../harness/people/people';
import { expect, test } from '../../harness/test';

test('a store signs in by typing, and out again', async ({ page }) => {
  await open(page, '/retailer/signin');
  await page.getByLabel('Email').fill(DEMO_EMAILS.retailer);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).not.toHaveURL('/settings');
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  expect(stored).toBeNull();
});

test('a sign-out shows at once, and one that broke off is finished by the next page', async ({
  page,
  context,
}) => {
  await open(page, '/retailer/signin');
  await page.getByLabel('Email').fill(DEMO_EMAILS.retailer);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await open(page, '/settings');
  const isLogOut = /\/auth\/v1\/logout/;
  await context.route(isLogOut, () => undefined);
  const asked = page.waitForRequest(isLogOut);
  const press = page.getByRole('button', { name: 'Sign out' }).first();
  await press.click();
  await expect(press).toHaveAttribute('aria-busy', 'true');
  await asked;
  expect(await page.evaluate(() => localStorage.getItem('chowk.leaving'))).not.toBeNull();
  await page.close();
  await context.unroute(isLogOut);
  const next = await context.newPage();
  await next.goto('/settings');
  await expect(next).toHaveURL('/');
  const kept = await next.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /session|leaving/.test(key))).toEqual([]);
});

test('one tap signs a demo person in', async ({ page }) => {
  await open(page, '/brand/signin');
  await page.getByRole('button', { name: new RegExp(DEMO_EMAILS.brand) }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong password is told plainly', async ({ page, quiet }) => {
  quiet.allow(/status of 400/);
  await open(page, '/retailer/signin');
  await page.getByLabel('Email').fill(DEMO_EMAILS.retailer);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('The email or the password is not right.')).toBeVisible();
  await expect(page).toHaveURL('/retailer/signin');
});

test('empty fields are named before anything is sent', async ({ page }) => {
  await open(page, '/retailer/signin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter your email')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
});

test('a staff door turns away who is not staff', async ({ page }) => {
  await open(page, '/admin-access');
  await page.getByLabel('Email').fill(DEMO_EMAILS.brand);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('This account has no access here.')).toBeVisible();
  await expect(page).toHaveURL('/admin-access');
});
