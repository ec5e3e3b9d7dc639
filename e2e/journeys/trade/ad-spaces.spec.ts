import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { Quiet } from '../../harness/page/quiet';
import { open, settled } from '../../harness/page/settled';
import { callerOf, DEMO_ADMIN } from '../../harness/people/call';
import { makePerson, type NewPerson } from '../../harness/people/new-person';
import { enterWith, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';
import { drawPhoto } from '../../harness/trade/drawn-photo';
import { fundedBrand } from '../../harness/trade/live-campaign';

const DAY_MS = 86_400_000;
const IST_OFFSET_MS = 5.5 * 3_600_000;
const DESK = { width: 1440, height: 900 };

/** A day in India, as YYYY-MM-DD. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS + IST_OFFSET_MS).toISOString().slice(0, 10);
}

function monthsBetween(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from);
}

const dayButton = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

/** Turns the calendar from the month of one day to that of another. */
async function turnTo(page: Page, from: string, to: string): Promise<void> {
  const months = monthsBetween(from, to);
  const name = months < 0 ? 'Month before' : 'Next month';
  for (let turned = 0; turned < Math.abs(months); turned += 1) {
    await page.getByRole('button', { name }).click();
  }
  await expect(dayButton(page, to)).toBeVisible();
}

async function pickDays(page: Page, shown: string, first: string, last: string): Promise<void> {
  await turnTo(page, shown, first);
  await dayButton(page, first).click();
  await turnTo(page, first, last);
  await dayButton(page, last).click();
}

/** The brand at a desk of its own. */
async function deskOf(browser: Browser, origin: string, person: NewPerson) {
  const localStorage = [{ name: 'chowk.install', value: JSON.stringify({ dismissals: 3 }) }];
  const context = await browser.newContext({
    viewport: DESK,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const quiet = new Quiet(context);
  const page = await context.newPage();
  await enterWith(page, await signInOn(origin, person, 'Desk'));
  return { page, quiet, close: () => context.close() };
}

/** The store offers a wall from its phone; what it typed outlives a reload. */
async function offerSpace(page: Page, title: string): Promise<string> {
  await open(page, '/ad-spaces');
  await expect(page.getByText('No ad spaces yet')).toBeVisible();
  await page.getByRole('link', { name: 'Offer a space' }).first().click();
  await page.getByRole('button', { name: 'Offer this space' }).click();
  await expect(page.getByText('Choose the kind of space')).toBeVisible();
  await page.getByLabel('Kind of space').selectOption('wall');
  await page.getByLabel('Name of the space').fill(title);
  await page.getByRole('textbox', { name: 'Width, feet' }).fill('4');
  await page.getByRole('textbox', { name: 'Height, feet' }).fill('2');
  await page.getByRole('textbox', { name: 'Height, inches' }).fill('8');
  await page.getByLabel('One day').fill('50');
  await page.getByLabel('One week').fill('400');
  await page.getByRole('button', { name: 'Offer this space' }).click();
  await expect(page.getByText("A week can't cost more than 7 days")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name of the space')).toHaveValue(title);
  await page.getByLabel('Add a photo').setInputFiles(await drawPhoto(page, 4));
  await page.getByLabel('One week').fill('300');
  await page.getByRole('button', { name: 'Offer this space' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function addPhoto(page: Page): Promise<void> {
  await page.getByLabel('Add a photo').setInputFiles(await drawPhoto(page, 5));
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible();
}

test('a store lets a wall: a brand books free days, taken ones cannot be had, both see it @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = originOf(baseURL);
  const [today, kept, taken, first, last] = [0, 3, 5, 8, 17].map(dayIn) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const title = `Wall by the door ${Date.now()}`;
  const admin = await callerOf(origin, DEMO_ADMIN);
  const [store, booker, rival] = await Promise.all([
    makePerson(origin, 'retailer'),
    fundedBrand(origin, admin),
    fundedBrand(origin, admin),
  ]);
  await enterWith(page, await signInOn(origin, store, 'Phone'));

  const spaceId = await offerSpace(page, title);
  await addPhoto(page);
  await pickDays(page, today, kept, kept);
  await page.getByRole('button', { name: 'Block these days' }).click();
  await expect(page.getByRole('list', { name: 'Blocked days' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await expect(dayButton(page, kept)).toHaveAccessibleName(/taken$/);
  await expectAccessibleInBothThemes(page);

  // The brand finds it by its name, and sees what cannot be had.
  const desk = await deskOf(browser, origin, booker.owner);
  const brand = desk.page;
  await open(brand, '/brand-ad-spaces-marketplace');
  await brand.getByRole('searchbox').fill(title);
  const card = brand.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('₹50 a day');
  await card.getByRole('link').click();
  await turnTo(brand, today, kept);
  await expect(dayButton(brand, kept)).toHaveAttribute('aria-disabled', 'true');
  await pickDays(brand, kept, taken, taken);
  const sheet = brand.getByRole('dialog');
  await expect(sheet.getByText('What it costs · 1 day')).toBeVisible();
  await sheet.getByRole('button', { name: /^Ask and hold/ }).click();
  await expect(sheet.getByText('Say in a few words what is to be put up.')).toBeVisible();
  await sheet.getByLabel('What is to be put up?').fill('Our poster, at the height of the eyes');

  // Somebody else is quicker: said plainly, nothing written is lost, nothing is held.
  const quote = await rival.brand.read<{ total_paise: number }>(
    `/ad_spaces/${spaceId}/quote?starts_on=${taken}&ends_on=${taken}`,
  );
  await rival.brand.run('booking_request', {
    id: crypto.randomUUID(),
    space_id: spaceId,
    starts_on: taken,
    ends_on: taken,
    brief: 'We were here first',
    total_paise: quote.total_paise,
  });
  desk.quiet.allow(/409 \(Conflict\).*booking_request/);
  await sheet.getByRole('button', { name: /^Ask and hold/ }).click();
  await expect(sheet.getByText('Somebody has one of these days meanwhile.')).toBeVisible();
  await expect(dayButton(brand, taken)).toHaveAttribute('aria-disabled', 'true');
  await expect(sheet.getByLabel('What is to be put up?')).toHaveValue(/^Our poster/);
  await pickDays(brand, taken, first, last);
  await expect(sheet.getByText('What it costs · 10 days')).toBeVisible();
  await expect(sheet.getByText('₹513.72', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(brand);
  await sheet.getByRole('button', { name: 'Ask and hold ₹513.72' }).dblclick();
  await expect(brand.getByText('Waiting for the shop to answer.')).toBeVisible();
  const asked = await booker.brand.read<{ items: unknown[] }>('/bookings');
  expect(asked.items).toHaveLength(1);

  // The store answers both from its phone.
  await open(page, '/dashboard');
  await page.getByRole('link', { name: /2 requests to answer/ }).click();
  const request = page.getByRole('article').filter({ hasText: '₹450' });
  await expect(request).toContainText('You earn');
  await expect(request).toContainText('Answer in 2 days');
  await request.getByRole('button', { name: /^Accept/ }).dblclick();
  await expect(page.getByText(/^Accepted\. /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Decline/ }).click();
  await page.getByLabel(/^Why\?/).fill('The wall is painted that day');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('No requests to answer')).toBeVisible();
  await page.getByText('Upcoming', { exact: true }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Agreed.')).toBeVisible();

  // Both see the same booking; the declined brand has its day's reason, the shop shows no secrets.
  await brand.reload();
  await settled(brand);
  await expect(brand.getByText('Agreed.')).toBeVisible();
  await expect(brand.getByText('Week 2')).toBeVisible();
  await expectAccessibleInBothThemes(brand);
  await brand.getByRole('link', { name: 'See the shop' }).click();
  await expect(brand.getByRole('heading', { level: 1, name: 'Rao Stores' })).toBeVisible();
  await expect(brand.getByRole('link', { name: title })).toBeVisible();
  await expect(brand.getByText(store.email)).toHaveCount(0);
  await expect(brand.getByRole('link', { name: 'Edit shop' })).toHaveCount(0);
  const [lost] = (await rival.brand.read<{ items: { reason: string }[] }>('/bookings')).items;
  expect(lost).toMatchObject({ status: 'declined', reason: 'The wall is painted that day' });
  expect(desk.quiet.unexpected(), 'unexpected noise at the desk').toEqual([]);
  await desk.close();
});
