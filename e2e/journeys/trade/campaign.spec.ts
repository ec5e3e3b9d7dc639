import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open, settled } from '../../harness/page/settled';
import { type Caller, callerOf, DEMO_ADMIN } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, PHONE, signInOn } from '../../harness/people/own-account';
import { DEMO_EMAILS, PASSWORD, SESSION_KEY } from '../../harness/people/people';
import { expect, originOf, test } from '../../harness/test';
import { chooseFiles } from '../../harness/trade/choose-files';
import { drawPhoto } from '../../harness/trade/drawn-photo';
import { launchCampaign } from '../../harness/trade/live-campaign';
import { sendProof } from '../../harness/trade/waiting-proof';

const DAY_MS = 86_400_000;
const HOLD = '₹5,708';
const DEMO_PLACE = { lat: 19.0596, lng: 72.8295 };

/** A day in India, as a date box takes it. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

async function enterAsNewBrand(page: Page, origin: string): Promise<Caller> {
  const person = await makePerson(origin, 'brand');
  await enterWith(page, await signInOn(origin, person, PHONE));
  return callerOf(origin, person);
}

const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeAttached();

test('a brand pays in, makes a campaign step by step, launches it and gets unused money back @phone', async ({
  page,
  baseURL,
  goOffline,
  goOnline,
  quiet,
}) => {
  const origin = originOf(baseURL);
  const brand = await enterAsNewBrand(page, origin);
  const title = `Monsoon counter ${Date.now()}`;

  await open(page, '/dashboard');
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'New campaign' }).first().click();

  // What is missing is said; what was typed outlives a reload before it was ever sent.
  await step(page, 'Placement');
  await next(page);
  await expect(page.getByText('Give the campaign a name.')).toBeVisible();
  await page.getByLabel('Name of the campaign').fill(title);
  await page.getByText('Counter display').click();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(page.getByLabel('Name of the campaign')).toHaveValue(title);

  // The server makes the draft, but its answer is lost on the way; that to the second try comes in
  // the very moment what was typed since is saved.
  quiet.allow(/ERR_CONNECTION_FAILED/);
  let letGo = () => {};
  const isTyped = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holdAnswer = async (route: Route) => {
    const response = await route.fetch();
    await isTyped;
    await route.fulfill({ response });
  };
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await page.route('**/functions/v1/batch', holdAnswer, { times: 1 });
    await route.abort('connectionfailed');
  };
  await page.route('**/functions/v1/batch', loseAnswer, { times: 1 });
  await next(page);
  await step(page, 'Brief');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();

  // Without a network the draft waits on the device, and goes by itself afterwards.
  await chooseFiles(page, 'Choose a photo', await drawPhoto(page, 7));
  await expect(page.getByRole('img', { name: 'Sample photo' })).toBeVisible();
  await page.getByLabel('What should the shop do?').fill('Beside the till, logo to the front.');
  await goOffline();
  letGo();
  await next(page);
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await step(page, 'Shops');
  await goOnline();
  await expect(page.getByText('Draft saved')).toBeVisible();

  // A change to it waits in the queue like other work: it goes though the wizard is left.
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await goOffline();
  await page.getByRole('textbox', { name: 'Areas' }).fill('Nowhere Nagar');
  await page.getByLabel('Kirana').check();
  await next(page);
  await step(page, 'Payout');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('textbox', { name: 'Areas' }).fill('Bandra West');
  await next(page);
  await step(page, 'Payout');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await goOnline();
  await expect
    .poll(() => brand.read<{ areas: string[] }>(`/campaigns/${id}`))
    .toMatchObject({ areas: ['Nowhere Nagar', 'Bandra West'], shop_types: ['kirana'] });
  await open(page, `/campaigns/new?id=${id}&step=where`);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await next(page);

  await step(page, 'Payout');
  await page.getByLabel('Payout for one placement').fill('500');
  await page.getByRole('textbox', { name: 'Placements' }).fill('10');
  await expect(page.getByText(`${HOLD} is missing in your wallet.`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: `Add ${HOLD} to the wallet` }).click();

  await expect(page.getByLabel('How much do you want to add?')).toHaveValue('5,708');
  await page.getByRole('button', { name: 'Show how to pay' }).click();
  await expect(page.getByRole('img', { name: /^QR code to pay ₹5,708/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open your UPI app' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=.+&am=5708\.00&cu=INR&tr=CHK[0-9A-F]{32}/,
  );
  await page.getByLabel('Bank reference of your payment').fill('x');
  await page.getByRole('button', { name: 'Send the reference' }).click();
  await expect(page.getByText('A bank reference has 6 to 35 letters and digits.')).toBeVisible();
  const utr = `UTR${Date.now()}`;
  await page.getByLabel('Bank reference of your payment').fill(utr);
  await page.getByRole('button', { name: 'Send the reference' }).click();
  await expect(page.getByText(`We look for ${utr}`)).toBeVisible();
  await expect(page.getByText('Waiting for the money')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const { items } = await brand.read<{ items: { id: string }[] }>('/wallet_topups');
  const admin = await callerOf(origin, DEMO_ADMIN);
  await admin.run('wallet_topup_confirm', { id: items[0]?.id, bank_reference: utr });

  // What was typed before paying is still there.
  await open(page, `/campaigns/new?id=${id}&step=money`);
  await expect(page.getByLabel('Payout for one placement')).toHaveValue('500');
  await expect(page.getByText('Your wallet covers this.')).toBeVisible();
  await next(page);

  // Somebody else of the brand saves meanwhile: both versions are shown, neither is lost.
  await step(page, 'Dates and proof');
  await page.getByLabel('Last day').fill(dayIn(20));
  const { version } = await brand.read<{ version: number }>(`/campaigns/${id}`);
  await brand.run('campaign_update', { id, version, ends_at: `${dayIn(5)}T18:00:00.000Z` });
  await next(page);
  await expect(page.getByRole('heading', { name: 'Two versions of this draft' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await next(page);

  await step(page, 'Review');
  await expect(page.getByText('Nowhere Nagar, Bandra West')).toBeVisible();
  await expect(page.getByText('Beside the till, logo to the front.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Sample photo' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Launch campaign' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`${HOLD} is taken from your wallet and held: 10 placements`);
  await expect(dialog).toContainText('₹0 stays free in your wallet.');
  await dialog.getByRole('button', { name: `Hold ${HOLD} and launch` }).click();

  await expect(page).toHaveURL(`/campaign/${id}`);
  await settled(page);
  await expect(page.getByText(`${HOLD} held = ${HOLD} still held + ₹0 earned`)).toBeVisible();
  await expect(page.getByText('0 of 10 proved')).toBeVisible();
  await expect(page.getByText('No approved photos yet')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. No new offers go out.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Offers go out to shops again.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel campaign' }).click();
  await expect(dialog).toContainText(`${HOLD} comes back to your wallet at once: the 10 places`);
  await dialog.getByRole('button', { name: 'Cancel campaign' }).click();
  await expect(page.getByText(`Cancelled. ${HOLD} is back in your wallet.`)).toBeVisible();
  await expect(page.getByText(`+ ₹0 earned + ${HOLD} given back`)).toBeVisible();

  await open(page, '/wallet');
  await expect(page.getByText('Returned from a campaign')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Amount', '5708', '-5708', '5708']);
});

test('a brand sees what its money bought: the proof, the deal and every rupee; another brand nothing @desktop', async ({
  page,
  baseURL,
  quiet,
}) => {
  const origin = originOf(baseURL);
  const title = `Winter shelf ${Date.now()}`;
  const { id, owner, admin } = await launchCampaign(origin, {
    title,
    payoutPaise: 50_000,
    photosNeeded: 1,
  });
  await page.goto('/version');
  const { buffer } = await drawPhoto(page, 21);
  const store = { email: DEMO_EMAILS.retailer, password: PASSWORD };
  const proof = await sendProof(origin, store, { title, photo: buffer, place: DEMO_PLACE });
  await admin.run('proof_approve', { id: proof.id });

  await enterWith(page, await signInOn(origin, owner, 'Desk'));
  await open(page, `/campaign/${id}`);
  await expect(page.getByText('1 of 60 proved')).toBeVisible();
  await expect(page.getByText('₹33,677.20 still held + ₹570.80 earned + ₹0 given')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Where shops sent proof from' })).toBeVisible();
  const row = page.getByRole('row', { name: /Demo Store/ });
  await page.getByLabel('Status').selectOption('Done');
  await expect(row).toContainText('Approved');
  const search = page.getByRole('searchbox', { name: 'Search shops' });
  await search.fill('no such shop');
  await expect(page.getByText('No shop found')).toBeVisible();
  await search.fill('demo st');
  await expect(row).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/Demo Store,.*,Approved,500,/);
  await page.getByRole('button', { name: 'Proof of Demo Store' }).click();
  await expect(
    page.getByRole('dialog').getByRole('img', { name: 'Proof of Demo Store' }),
  ).toBeVisible();

  const stranger = await makePerson(origin, 'brand');
  const { stored } = await signInOn(origin, stranger, 'Desk');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    stored,
  ] as const);
  quiet.allow(/404 \(Not Found\).*rest\/v1\/campaigns/);
  await page.goto(`/campaign/${id}`, { waitUntil: 'commit' });
  await page.getByText('Campaign not found or you do not have access').waitFor();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(title)).toHaveCount(0);
});

test('a brand’s profile refuses a wrong GSTIN, keeps what was typed, and shows what shops see @phone', async ({
  page,
  baseURL,
}) => {
  await enterAsNewBrand(page, originOf(baseURL));
  await open(page, '/brand-profile');
  const gstin = page.getByLabel('GSTIN');
  await gstin.fill('27AAPFU0939F1ZX');
  await page.getByLabel('Website').fill('ashatea.in');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('one character does not fit')).toBeVisible();
  await page.reload();
  await expect(gstin).toHaveValue('27AAPFU0939F1ZX');
  await gstin.fill('27aapfu0939f1zv');
  await page.getByLabel('Category').selectOption('Drinks');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(gstin).toHaveValue('27AAPFU0939F1ZV');
  await expect(page.getByRole('link', { name: 'ashatea.in' })).toBeVisible();
  await chooseFiles(page, 'Choose a logo', await drawPhoto(page, 3));
  await expect(page.getByRole('img', { name: 'Logo of Rao Stores' })).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
});
