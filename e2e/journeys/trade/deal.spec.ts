import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open, settled } from '../../harness/page/settled';
import { expectKept } from '../../harness/page/unsent-work';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, PHONE, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';
import { offered } from '../../harness/trade/acted-shop';
import { chooseFiles } from '../../harness/trade/choose-files';
import { drawPhoto } from '../../harness/trade/drawn-photo';
import { launchCampaign } from '../../harness/trade/live-campaign';

const SHOP = { latitude: 28.6139, longitude: 77.209, accuracy: 12 };

interface Proofs {
  readonly items: readonly { readonly id: string; readonly status: string }[];
}

const CHOOSE = 'Choose from this device';

async function choosePhoto(page: Page, seed: number): Promise<void> {
  await chooseFiles(page, CHOOSE, await drawPhoto(page, seed));
}

/** What a press on the button saves as a file. */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path(), 'utf8');
}

test.use({ permissions: ['geolocation'], geolocation: SHOP });

test('a store earns: accepts, sends photos, hears why they came back, sends better ones @phone', async ({
  page,
  baseURL,
  goOffline,
  goOnline,
}) => {
  const origin = originOf(baseURL);
  const store = await makePerson(origin, 'retailer');
  const title = `Diwali shelf ${Date.now()}`;
  const { admin } = await launchCampaign(origin, { title, payoutPaise: 25_000, photosNeeded: 2 });
  await enterWith(page, await signInOn(origin, store, PHONE));

  await offered(await callerOf(origin, store), [title]);
  await open(page, '/dashboard');
  const card = page.getByRole('link', { name: title });
  // What reaches the store, not what was agreed.
  await expect(card).toContainText('₹237.50you get');
  await expect(card).toContainText('2 photos');
  await expect(card).toContainText('Reply in 3 days');
  await expect(card).toContainText('Payment secured');
  await expectAccessibleInBothThemes(page);
  // What to do now is on the first screen.
  await expect(card).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Search brand or campaign' }).click();
  await page.getByRole('searchbox').fill('no such brand');
  await expect(page.getByText('No deal matches “no such brand”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByText('In review', { exact: true }).click();
  await expect(page.getByText('Nothing in review')).toBeVisible();
  await page.getByRole('button', { name: 'See what to do' }).click();

  await card.click();
  await settled(page);
  await expect(page.getByText('three packets side by side')).toBeVisible();
  // What comes after tax is said before anybody says yes.
  const terms = page.getByRole('region', { name: 'What you get' });
  await expect(terms).toContainText('₹250 agreed − ₹12.50 tax (TDS) = ₹237.50');
  await expect(terms).toContainText('With your PAN you get ₹250');
  const way = page.getByRole('list', { name: 'Steps to your payment' });
  await expect(way.getByRole('listitem')).toHaveText([
    /^Accept the offerby \d+ \w{3}$/,
    /^Put it up in your shopKeep it up/,
    /^Send 2 photosby \d+ \w{3}$/,
    /^We check your photosby \d+ \w{3}$/,
    /^Money in your UPIby \d+ \w{3}$/,
  ]);
  await expect(page.getByText('Written by')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Accept · you get ₹237.50' }).click();
  await expect(page.getByText('Deal accepted.')).toBeVisible();

  // A tab closed in the middle loses nothing.
  const shelf = await drawPhoto(page, 11);
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') };
  const cut = { ...shelf, name: 'cut.jpg', buffer: shelf.buffer.subarray(0, 40_000) };
  await chooseFiles(page, CHOOSE, [shelf, note, cut, { ...shelf, name: 'twice.jpg' }]);
  await expect(page.getByText('note.txt is not a photo.')).toBeVisible();
  await expect(page.getByText('cut.jpg is incomplete')).toBeVisible();
  await expect(page.getByText('twice.jpg is already added.')).toBeVisible();
  await expect(page.getByText('Saved on this device')).toHaveCount(1);
  await expect(page.getByText('Photos from your gallery take longer to check.')).toBeVisible();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Location found')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note (optional)' }).fill('Beside the till');
  await expect(page.getByText('1 of 2 photos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take one more' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await expectKept(page, 'Beside the till');
  await page.reload();
  await expect(page.getByText('Your photos are still here.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue(
    'Beside the till',
  );
  await choosePhoto(page, 23);
  await expect(page.getByText('Saved on this device')).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Send( \d+)? photos?$/ }).dblclick();
  await expect(page.getByText("We're checking your photos")).toBeVisible();

  const dealId = new URL(page.url()).pathname.split('/').at(-1);
  const sent = await admin.read<Proofs>(`/proofs?deal_id=${dealId}`);
  expect(sent.items).toHaveLength(1);
  expect(sent.items[0]).toMatchObject({ notes: 'Beside the till', fix: { accuracy_m: 12 } });
  await admin.run('proof_reject', {
    id: sent.items[0]?.id,
    reason: 'too_dark',
    note: 'The left side cannot be seen',
  });

  // The home says what to do first, and why.
  await open(page, '/dashboard');
  await expect(card).toContainText('The photo is too dark');
  await expect(card).toContainText('Retake 2 photos');
  await expect(card).toBeInViewport({ ratio: 1 });
  await card.click();
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Retake your photos' })).toBeVisible();
  await expect(page.getByText('The photo is too dark')).toBeVisible();
  await expect(page.getByText('फ़ोटो में अंधेरा है')).toBeVisible();
  await expect(page.getByText('The left side cannot be seen')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // A second look may be asked for, once.
  await expect(page.getByRole('button', { name: 'Retake photos' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: "I don't agree" }).click();
  await page.getByRole('button', { name: 'Ask for a second review' }).click();
  await expect(page.getByText('Please write a few words')).toBeVisible();
  await page.getByRole('textbox', { name: 'What did we miss?' }).fill('It is lit from the left');
  await page.getByRole('button', { name: 'Ask for a second review' }).click();
  await expect(page.getByText('Our team is checking your photos again')).toBeVisible();
  await admin.run('proof_reject', { id: sent.items[0]?.id, reason: 'blurred' });
  await page.reload();
  await expect(page.getByText('You have already asked for a second review.')).toBeVisible();

  // What was sent before is known; without a network the new photos wait on the phone.
  await choosePhoto(page, 11);
  await expect(page.getByText('shelf.jpg was already sent for this deal.')).toBeVisible();
  await goOffline();
  await choosePhoto(page, 37);
  // The photo moves the button down as it appears: a press in that moment hits nothing.
  await expect(page.getByText('Saved on this device')).toHaveCount(1);
  await choosePhoto(page, 41);
  await page.getByRole('button', { name: /^Send( \d+)? photos?$/ }).click();
  await expect(page.getByText(/\d photos?\. We'll send/)).toBeVisible();
  await goOnline();
  await expect(page.getByText("We're checking your photos")).toBeVisible();

  await page.getByRole('link', { name: /^Attempt 2/ }).click();
  await settled(page);
  await expect(page.getByText('Attempt 2')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Photo 1 from/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const again = await admin.read<Proofs>(`/proofs?deal_id=${dealId}`);
  const waiting = again.items.find(({ status }) => status === 'pending');
  await admin.run('proof_approve', { id: waiting?.id });

  await page.getByRole('link', { name: 'To the deal' }).click();
  await page.reload();
  await expect(page.getByText('Approved. You earned ₹237.50')).toBeVisible();
  await page.getByRole('link', { name: 'See earnings' }).click();
  await settled(page);
  const earning = page.getByRole('listitem').filter({ hasText: title });
  await expect(earning).toContainText('Pending');
  await expect(earning).toContainText('₹250 − ₹12.50 TDS');
  await expect(earning).toContainText('₹237.50');
  await earning.getByText(title).click();
  await expect(earning.getByText('Reaches your UPI by')).toBeVisible();
  const payouts = page.getByRole('list', { name: 'Your payouts' });
  await expect(payouts.getByText(/^₹237\.50 reaches your UPI by \d+ \w{3}$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const statement = await saved(page, 'Statement (CSV)');
  expect(statement).toContain(title);
  expect(statement).toContain('250.00');
  expect(await saved(page, 'Statement (PDF)')).toMatch(/^%PDF-/);
});
