import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open, settled } from '../../harness/page/settled';
import { BESIDE_THE_APP } from '../../harness/page/unsent-work';
import { workerReady } from '../../harness/page/worker-ready';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { signInOn } from '../../harness/people/own-account';
import { DEMO_EMAILS, PASSWORD, SESSION_KEY } from '../../harness/people/people';
import { expect, originOf, test } from '../../harness/test';
import { drawPhoto } from '../../harness/trade/drawn-photo';
import { type LinkIds, makeLinkedThings } from '../../harness/trade/linked-things';

const NOBODYS = '0190a000-0000-7000-8000-000000000001';
const DEMO_STORE = { email: DEMO_EMAILS.retailer, password: PASSWORD };

/** By type: the door of somebody signed out, and how it is called when it cannot be opened. */
const TYPES = {
  campaign: ['/brand/signin', 'Campaign'],
  adspace: ['/brand/signin', 'Ad space booking'],
  deal: ['/retailer/signin', 'Deal'],
  order: ['/retailer/signin', 'Order'],
  shop: ['/retailer/signin', 'Shop'],
  proof: ['/retailer/signin', 'Proof'],
  notification: ['/', 'Notification'],
} as const satisfies Record<keyof LinkIds, readonly [door: string, name: string]>;
type Type = keyof typeof TYPES;
const ALL = Object.keys(TYPES) as Type[];

interface Listed {
  readonly items: readonly { readonly id: string }[];
}

/** Follows a link that must lead home, with this word why; it is looked for from the first moment. */
async function expectFailed(page: Page, path: string, home: string, words: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const toast = page.getByRole('region', { name: 'Messages' });
  await toast.filter({ hasText: 'Failed to open link' }).filter({ hasText: words }).waitFor();
  await expect(page, path).toHaveURL(home);
}

async function become(page: Page, session: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
}

test.describe('signed out', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a link is kept until somebody has signed up or in, also one opened offline @phone', async ({
    page,
    baseURL,
    goOffline,
    goOnline,
  }) => {
    const origin = originOf(baseURL);
    const store = await callerOf(origin, DEMO_STORE);
    const [shop, deal] = await Promise.all(
      ['/shops?limit=1', '/deals?limit=1'].map(async (path) => {
        const { items } = await store.read<Listed>(path);
        return items[0]?.id ?? '';
      }),
    );
    await open(page, `/deal/${NOBODYS}`);
    await workerReady(page);
    for (const type of ALL) {
      await page.goto(`/${type}/${NOBODYS}`);
      await expect(page, type).toHaveURL(TYPES[type][0]);
    }
    for (const path of ['/campaign/1/extra', '/deal/<script>alert(1)</script>', '/order']) {
      await expectFailed(page, path, '/', 'The link may be invalid or you may not have access.');
    }

    await goOffline();
    await open(page, `/deal/${deal}`);
    await expect(page).toHaveURL('/retailer/signin');
    await expect(page.getByText('take you to the page you wanted')).toBeVisible();
    await goOnline();
    await page.getByLabel('Email').fill(DEMO_EMAILS.retailer);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`/deal/${deal}`);
    await settled(page);

    // Beside the app: a page that is still asking would be told that nobody is signed in.
    await page.goto(BESIDE_THE_APP);
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await page.goto(`/shop/${shop}`);
    await expect(page).toHaveURL('/retailer/signin');
    await open(page, '/brand/signup');
    const stamp = `${Date.now()}`;
    await page.getByLabel('Your name').fill('Asha Rao');
    await page.getByLabel('Company or brand name').fill('Rao Foods');
    await page.getByLabel('Mobile number').fill(`9${stamp.slice(-9)}`);
    await page.getByLabel('Email', { exact: true }).fill(`asha.${stamp}@example.in`);
    await page.getByLabel('Password', { exact: true }).fill('kirana-2026-dukaan');
    await page.getByLabel('I agree to the use of my details').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`/retailer-profile/${shop}`);
    await settled(page);
  });
});

test('a link opens for those it concerns, leads others home, and can be shared and counted @phone', async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  quiet.allow(/404 \(Not Found\)/);
  const origin = originOf(baseURL);
  await open(page, '/version');
  const { buffer } = await drawPhoto(page, 77);
  const { ids, title, brand, store } = await makeLinkedThings(origin, buffer);
  const person = await callerOf(origin, store);
  await person.run('consent_give', { purpose: 'analytics', version: '2026-11' });

  await become(page, (await signInOn(origin, store, 'Phone')).stored);
  for (const type of ['proof', 'order', 'shop', 'adspace', 'deal'] as const) {
    await open(page, `/${type}/${ids[type]}`);
    await expect(page, type).toHaveURL(`/${type}/${ids[type]}`);
  }
  await open(page, `/campaign/${ids.campaign}`);
  await expect(page).toHaveURL(`/deal/${ids.deal}`);
  await page.goto(`/notification/${ids.notification}`);
  await expect(page).not.toHaveURL(/\/notification\//);
  await settled(page);

  await open(page, `/deal/${ids.deal}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this link' });
  const url = `${origin}/deal/${ids.deal}`;
  await expect(dialog.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Deal on Chowk: ${title}\n${url}`)}`,
  );
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expectAccessibleInBothThemes(page);

  await page.waitForFunction(() => localStorage.getItem('chowk.link-events')?.includes('"shared"'));
  const sent = page.waitForRequest(/deep_link_track/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const { events } = (await sent).postDataJSON() as { events: { event_type: string }[] };
  expect(events.map(({ event_type }) => event_type)).toContain('shared');
  expect((await (await sent).response())?.status()).toBe(200);

  await become(page, (await signInOn(origin, brand, 'Desk')).stored);
  await open(page, `/campaign/${ids.campaign}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await open(page, `/shop/${ids.shop}`);
  await expect(page).toHaveURL(`/retailer-profile/${ids.shop}`);

  // Somebody it does not concern, and things that are not there: the same answer.
  const stranger = await makePerson(origin, 'bizman');
  await become(page, (await signInOn(origin, stranger, 'Phone')).stored);
  for (const type of ALL) {
    const words = `${TYPES[type][1]} not found or you do not have access`;
    await expectFailed(page, `/${type}/${ids[type]}`, '/dashboard', words);
  }
  await expectFailed(
    page,
    `/deal/${NOBODYS}`,
    '/dashboard',
    'Deal not found or you do not have access',
  );
  await expectFailed(
    page,
    '/deal/1',
    '/dashboard',
    'The link may be invalid or you may not have access.',
  );
  const counted = await page.evaluate(() => localStorage.getItem('chowk.link-events'));
  expect(counted, 'nothing is counted without consent').toBeNull();
});
