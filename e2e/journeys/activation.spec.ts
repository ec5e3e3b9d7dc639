import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../harness/axe';
import { callerOf } from '../harness/call';
import { drawPhoto } from '../harness/drawn-photo';
import { makePerson, type NewPerson } from '../harness/new-person';
import { enterWith, signInOn } from '../harness/own-account';
import { Quiet } from '../harness/quiet';
import { requestActivation } from '../harness/requested-activation';
import { open } from '../harness/settled';
import { expect, originOf, test } from '../harness/test';

const PHONE = 'Mozilla/5.0 (Linux; Android 13) Chrome/126.0 Mobile Safari/537.36';

test.use({ role: 'admin' });

/** Somebody else's phone beside the admin's desk, as quiet as that. */
async function onPhoneOf(
  browser: Browser,
  origin: string,
  person: NewPerson,
  work: (phone: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 640 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: { latitude: 18.911, longitude: 73.3235, accuracy: 12 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [{ name: 'chowk.install', value: JSON.stringify({ dismissals: 3 }) }],
        },
      ],
    },
  });
  const quiet = new Quiet(context);
  const phone = await context.newPage();
  await enterWith(phone, await signInOn(origin, person, PHONE));
  await work(phone);
  await context.close();
  expect(quiet.unexpected(), 'unexpected console output or network traffic').toEqual([]);
}

test('a shop is activated with its evidence, visited by its bizman and given to another @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = originOf(baseURL);
  const shop = `Patil Kirana ${Date.now()}`;
  const [first, second] = [await makePerson(origin, 'bizman'), await makePerson(origin, 'bizman')];
  const bizman = await callerOf(origin, first);
  const other = `Meena ${Date.now()}`;
  await (await callerOf(origin, second)).run('profile_update', { full_name: other });
  const { buffer } = await drawPhoto(page, 31);
  await requestActivation(bizman, { bizmanId: first.id, shop, photo: buffer });

  await test.step('an admin finds the request, looks at it and approves by key', async () => {
    await open(page, '/dashboard');
    await page.getByRole('link', { name: /^Shops to activate .*wait/ }).click();
    await page.getByRole('link', { name: shop }).click();
    await expect(page.getByRole('heading', { name: shop })).toBeVisible();
    await expect(page.getByRole('img', { name: `Front of ${shop}` })).toHaveAttribute(
      'src',
      /^blob:/,
    );
    await expect(page.getByRole('heading', { name: 'Looks like' })).toBeVisible();
    await expect(page.getByText('14 m', { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Reject the request' });
    await dialog.getByRole('button', { name: 'Reject the request' }).click();
    await expect(dialog.getByText('Please write at least 5 characters')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('a');
    await expect(page.getByText(`${shop} has its account`)).toBeVisible();
    await expect(page.getByRole('link', { name: shop })).toHaveCount(0);
  });

  await onPhoneOf(browser, origin, first, async (phone) => {
    await open(phone, '/dashboard');
    await expect(phone.getByText('1 shop to visit')).toBeVisible();
    await open(phone, '/manage-shops');
    await phone.getByRole('link', { name: shop }).click();
    await expect(phone.getByRole('heading', { name: shop })).toBeVisible();
    await expect(phone.getByText('The owner has not allowed you')).toBeVisible();
    await expectAccessibleInBothThemes(phone);
    await open(phone, '/manage-shops?tab=today');
    await phone.getByRole('button', { name: 'Sort by distance' }).click();
    await expect(phone.getByText('Karjat · 33 m')).toBeVisible();
    await expectAccessibleInBothThemes(phone);
    await phone.getByRole('button', { name: `Mark visited: ${shop}` }).click();
    await expect(phone.getByText('Visited today')).toBeVisible();
    await expect(phone.getByText('All visited for today')).toBeVisible();
  });

  await test.step('the admin gives the shop to another bizman', async () => {
    await open(page, '/dashboard?tab=retailers');
    await page.getByLabel('Search by shop, area or PIN code').fill(shop);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: `Reassign ${shop}` }).click();
    const dialog = page.getByRole('dialog', { name: `Who looks after ${shop}?` });
    await dialog.getByLabel('Search bizmen').fill(other);
    await dialog.getByLabel('New bizman').selectOption({ label: other });
    await dialog.getByLabel('Reason for the record').fill('Asha moved to another city');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Reassign the shop' }).click();
    await expect(page.getByText(`${shop} is now with: ${other}`)).toBeVisible();
    await expect(page.getByRole('row').last()).toContainText(other);
    await open(page, '/dashboard?tab=bizmen');
    await page.getByLabel('Search bizmen').fill(other);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').last()).toContainText(other);
  });

  await onPhoneOf(browser, origin, first, async (phone) => {
    await open(phone, '/manage-shops');
    await expect(phone.getByText('No shops yet')).toBeVisible();
  });
});
