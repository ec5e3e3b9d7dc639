import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { atRest, watchRequests } from '../../harness/page/idle';
import { Quiet } from '../../harness/page/quiet';
import { open, settled } from '../../harness/page/settled';
import { callerOf } from '../../harness/people/call';
import { makePerson, type NewPerson } from '../../harness/people/new-person';
import { enterWith, PHONE, signInOn } from '../../harness/people/own-account';
import { claimPathSentTo } from '../../harness/server/message-catcher';
import { expect, originOf, test } from '../../harness/test';
import { chooseFiles } from '../../harness/trade/choose-files';
import { drawPhoto } from '../../harness/trade/drawn-photo';
import { type LiveCampaign, launchCampaign } from '../../harness/trade/live-campaign';
import { requestActivation } from '../../harness/trade/requested-activation';

test.use({ role: 'admin' });

const AT_THE_SHOP = { latitude: 18.911, longitude: 73.3235, accuracy: 12 };

/** Somebody else's phone beside the admin's desk, as quiet as that. */
async function onPhoneOf(
  browser: Browser,
  origin: string,
  person: NewPerson | 'nobody yet',
  work: (phone: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 640 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: AT_THE_SHOP,
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
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  watchRequests(context);
  const phone = await context.newPage();
  if (person !== 'nobody yet') await enterWith(phone, await signInOn(origin, person, PHONE));
  await work(phone);
  await context.close();
  expect(quiet.unexpected(), 'unexpected console output or network traffic').toEqual([]);
}

/** The owner opens the account from the message, and lets the bizman take deals. */
async function claimAndAllowDeals(phone: Page, claimPath: string, shop: string): Promise<void> {
  await phone.goto(claimPath);
  await expect(phone.getByRole('heading', { name: `${shop} is on Chowk` })).toBeVisible();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByLabel('New password').fill('patil-kirana-2026');
  await phone.getByRole('button', { name: 'Save the password' }).click();
  await phone.getByLabel('I agree to the use of my details').check();
  await phone.getByLabel('Use my location with proofs').check();
  await phone.getByRole('button', { name: 'Continue to Chowk' }).click();
  await expect(phone.getByRole('link', { name: 'Marketplace' })).toBeVisible();
  await open(phone, '/settings/manager');
  await phone.getByRole('switch', { name: 'Deals' }).click();
  await phone.getByRole('textbox', { name: 'Highest payout' }).fill('300');
  await phone.getByRole('button', { name: 'Allow deals' }).click();
  await expect(phone.getByText('Deals up to ₹300')).toBeVisible();
}

/** For the shop: the deal is taken, and its proof sent off without a network. */
async function proveAs(phone: Page, shopId: string, title: string): Promise<string> {
  await open(phone, `/shop/${shopId}`);
  await expect(phone.getByText('Deals up to ₹300')).toBeVisible();
  await phone.getByRole('button', { name: 'Act for this shop' }).click();
  await expect(phone.getByText('You act for Patil Kirana')).toBeVisible();
  await settled(phone);
  await phone.getByRole('link', { name: title }).click();
  await phone.getByRole('button', { name: /^Accept/ }).click();
  await expect(phone.getByText('Deal accepted. Put it up')).toBeVisible();
  await chooseFiles(phone, 'Choose from this device', await drawPhoto(phone, 67));
  await expect(phone.getByText('Saved on this device')).toHaveCount(1);
  await phone.getByRole('button', { name: 'Use my location' }).click();
  await expect(phone.getByText('Location found')).toBeVisible();
  await atRest(phone);
  await phone.context().setOffline(true);
  // Its bar moves the page: a press amid that would miss the button.
  await expect(phone.getByText("You're offline")).toBeVisible();
  await phone.getByRole('button', { name: /^Send( \d+)? photos?$/ }).click();
  await expect(phone.getByText(/\d photos?\. We'll send/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText("We're checking your photos")).toBeVisible();
  return new URL(phone.url()).pathname.split('/').at(-1) ?? '';
}

async function approve(desk: Page, { admin }: LiveCampaign, dealId: string, shop: string) {
  const { items } = await admin.read<{ items: { id: string }[] }>(`/proofs?deal_id=${dealId}`);
  await open(desk, `/review?proof=${items[0]?.id}`);
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText(`Approved: ${shop} has earned its payout`)).toBeVisible();
}

/** From far away it is asked first, said with the distance, noted, and undone again. */
async function markFromAfar(phone: Page, shop: string) {
  await phone.context().setGeolocation({ latitude: 28.6, longitude: 77.2, accuracy: 10 });
  await phone.getByRole('button', { name: `Mark visited: ${shop}` }).click();
  const dialog = phone.getByRole('alertdialog', { name: /^You’re 1,\d{3} km from/ });
  await dialog.getByRole('button', { name: 'Mark visited' }).click();
  await expect(phone.getByText(/^Visited today, 1,\d{3} km away$/)).toBeVisible();
  await phone.getByRole('button', { name: 'Add a note to the visit' }).click();
  await phone.getByLabel('What did you see or agree?').fill('Shutter was down');
  await phone.getByRole('button', { name: 'Save note' }).click();
  await expect(phone.getByText('Shutter was down')).toBeVisible();
  await phone.getByRole('button', { name: 'Undo the visit' }).click();
  await expect(phone.getByRole('button', { name: `Mark visited: ${shop}` })).toBeVisible();
  await expect(phone.getByText('Shutter was down')).toBeHidden();
  await phone.context().setGeolocation(AT_THE_SHOP);
}

test('a shop is activated with its evidence, visited, acted for, pays its bizman and is given to another @desktop', async ({
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
  const { phone: number } = await requestActivation(bizman, {
    bizmanId: first.id,
    shop,
    photo: buffer,
  });

  await test.step('an admin finds the request, looks at it and approves by key', async () => {
    await open(page, '/dashboard');
    await page.getByRole('link', { name: /^Shops to activate .*to activate/ }).click();
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
    await dialog.getByRole('textbox').fill('A twin of Rao Stores');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('r');
    await expect(dialog.getByRole('textbox')).toHaveValue('A twin of Rao Stores');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('a');
    await expect(page.getByText(`${shop} has its account`)).toBeVisible();
    await expect(page.getByRole('link', { name: shop })).toHaveCount(0);
  });

  await onPhoneOf(browser, origin, first, async (phone) => {
    await open(phone, '/dashboard');
    await expect(phone.getByRole('link', { name: '1 to visit' })).toBeVisible();
    await open(phone, '/manage-shops');
    await phone.getByRole('link', { name: shop }).click();
    await expect(phone.getByRole('heading', { name: shop })).toBeVisible();
    await expect(phone.getByText('The owner hasn’t allowed you')).toBeVisible();
    await expectAccessibleInBothThemes(phone);
    await markFromAfar(phone, shop);
    await open(phone, '/manage-shops?tab=today');
    await phone.getByRole('button', { name: 'Nearest first' }).click();
    await expect(phone.getByText('Karjat · 33 m')).toBeVisible();
    await expectAccessibleInBothThemes(phone);
    await phone.getByRole('button', { name: `Mark visited: ${shop}` }).click();
    await expect(phone.getByText('Visited today')).toBeVisible();
    await expect(phone.getByText('All visits done for today')).toBeVisible();
  });

  const campaign = await launchCampaign(origin, {
    title: `Tea shelf ${Date.now()}`,
    payoutPaise: 25_000,
    photosNeeded: 1,
  });
  const claimPath = await claimPathSentTo(number);
  await onPhoneOf(browser, origin, 'nobody yet', (phone) =>
    claimAndAllowDeals(phone, claimPath, shop),
  );

  await onPhoneOf(browser, origin, first, async (phone) => {
    const [mine] = (await bizman.read<{ items: { id: string }[] }>('/shops')).items;
    const shopId = mine?.id ?? '';
    // Offers are made by a job after the launch.
    const offered = () => campaign.brand.read('/deals?limit=100');
    await expect.poll(offered).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ shop_id: shopId })]),
    });
    const dealId = await proveAs(phone, shopId, campaign.title);
    await approve(page, campaign, dealId, shop);
    const earned = async () => (await bizman.read<{ items: unknown[] }>('/earnings')).items;
    await expect.poll(async () => (await earned()).length).toBe(2);
    await phone.getByRole('button', { name: /^Stop acting for/ }).click();
    await expect(phone.getByRole('link', { name: 'Shops' })).toBeVisible();
    await open(phone, '/earnings');
    const pay = phone.getByRole('listitem').filter({ hasText: 'First approved proof' });
    await pay.getByText('First approved proof').click();
    await expect(pay.getByText('Agreed')).toBeVisible();
    await expect(pay.filter({ hasText: 'You get' })).toContainText('Agreed₹500');
    await open(phone, '/earnings?tab=leaderboard');
    await expect(phone.getByText('Show my name')).toBeVisible();
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
