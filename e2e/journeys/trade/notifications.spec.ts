import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { atRest } from '../../harness/page/idle';
import { open } from '../../harness/page/settled';
import { workerReady } from '../../harness/page/worker-ready';
import { callerOf } from '../../harness/people/call';
import { makePerson, type NewPerson } from '../../harness/people/new-person';
import { enterWith, PHONE, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';
import { launchCampaign } from '../../harness/trade/live-campaign';

const PAYOUT = { payoutPaise: 25_000, photosNeeded: 1 };

/** Opens the page as this person and waits until it hears what happens. */
async function openLive(page: Page, origin: string, person: NewPerson, path: string) {
  await enterWith(page, await signInOn(origin, person, PHONE));
  const stream = page.waitForResponse((response) => response.url().endsWith('/realtime/v1/stream'));
  await open(page, path);
  expect((await stream).status()).toBe(200);
}

const bell = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Notifications' });

interface Told {
  readonly items: readonly {
    readonly id: string;
    readonly payload: unknown;
    readonly seen: boolean;
    readonly read_at: string | null;
  }[];
}

/** Others may launch meanwhile: what is asked about is this one. */
function told(items: Told['items'], title: string) {
  return items.find(({ payload }) => JSON.stringify(payload).includes(title));
}

// The page is loaded anew without a network, which the worker makes possible.
test.use({ serviceWorkers: 'allow' });

test('an offer reaches the open phone, is read without a network, and the server learns of it @phone', async ({
  page,
  browser,
  baseURL,
  goOffline,
  goOnline,
}) => {
  const origin = originOf(baseURL);
  const store = await makePerson(origin, 'retailer');
  const api = await callerOf(origin, store);
  await openLive(page, origin, store, '/dashboard');
  await workerReady(page);

  const title = `Diwali shelf ${Date.now()}`;
  const campaign = await launchCampaign(origin, { title, ...PAYOUT });
  // Nothing is loaded anew: the list and the bell follow by themselves.
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(bell(page)).toContainText('unread');

  const brandContext = await browser.newContext({ baseURL: origin });
  const brand = await brandContext.newPage();
  await openLive(brand, origin, campaign.owner, '/notifications');

  await test.step('the list says it, and opens what it is about', async () => {
    await bell(page).click();
    const today = page.getByRole('region', { name: 'Today' });
    const offer = today.getByRole('link', { name: `New offer: ${title}, ₹250 before tax` });
    await expect(offer).toContainText('Unread:');
    await expectAccessibleInBothThemes(page);
    // Looked at is seen, not read.
    await expect
      .poll(async () => told((await api.read<Told>('/notifications')).items, title))
      .toMatchObject({ seen: true, read_at: null });
    await offer.click();
    await expect(page).toHaveURL(/\/deal\//);
    await expect
      .poll(async () => told((await api.read<Told>('/notifications')).items, title)?.read_at)
      .toBeTruthy();
  });

  await test.step('the other side hears of the answer as it is given', async () => {
    await page.getByRole('button', { name: /^Accept/ }).click();
    const accepted = brand.getByRole('link', { name: `Rao Stores accepted ${title}` });
    await expect(accepted).toBeVisible();
    await brandContext.close();
  });

  await test.step('what is read without a network stays read', async () => {
    await bell(page).click();
    const second = `Holi shelf ${Date.now()}`;
    await launchCampaign(origin, { title: second, ...PAYOUT }, campaign);
    const offer = page.getByRole('link', { name: `New offer: ${second}` });
    await expect(offer).toContainText('Unread:');
    // Loaded by the page itself, it lies on the device as well.
    await open(page, '/notifications');
    await expect(offer).toContainText('Unread:');
    await expect
      .poll(async () => told((await api.read<Told>('/notifications')).items, second)?.seen)
      .toBe(true);
    await atRest(page);
    await goOffline();
    await offer.click();
    await expect(page).toHaveURL(/\/deal\//);
    await open(page, '/notifications');
    await expect(offer).toBeVisible();
    await expect(offer).not.toContainText('Unread:');
    const onServer = async () => told((await api.read<Told>('/notifications')).items, second);
    expect(await onServer()).toMatchObject({ read_at: null });
    await goOnline();
    await expect.poll(async () => (await onServer())?.read_at).toBeTruthy();
  });
});
