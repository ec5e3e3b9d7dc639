import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { atRest } from '../../harness/page/idle';
import { Quiet } from '../../harness/page/quiet';
import { open, settled } from '../../harness/page/settled';
import { callerOf } from '../../harness/people/call';
import { makePerson, type NewPerson } from '../../harness/people/new-person';
import { enterWith, signInOn } from '../../harness/people/own-account';
import { sharedSessionOf } from '../../harness/people/people';
import { expect, originOf, test } from '../../harness/test';
import { giveShop, offered } from '../../harness/trade/acted-shop';
import { launchCampaign } from '../../harness/trade/live-campaign';

/** Who looks after the shop here. */
async function demoBizmanId(origin: string): Promise<string> {
  const bizman: { user: { id: string } } = JSON.parse(await sharedSessionOf(origin, 'bizman'));
  return bizman.user.id;
}

/** The owner on a phone of their own. */
async function ownerPage(browser: Browser, origin: string, owner: NewPerson) {
  const localStorage = [{ name: 'chowk.install', value: JSON.stringify({ dismissals: 3 }) }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const quiet = new Quiet(context);
  const page = await context.newPage();
  await enterWith(page, await signInOn(origin, owner, 'Owner'));
  return { page, quiet, close: () => context.close() };
}

async function allowDeals(page: Page): Promise<void> {
  await open(page, '/settings/manager');
  await expect(page.getByText('Demo Bizman looks after Rao Stores.')).toBeVisible();
  await expect(page.getByText('Nothing has been done for you yet.')).toBeVisible();
  const permission = page.getByRole('switch', { name: 'Deals' });
  await permission.click();
  await expect(permission).not.toBeChecked();
  await open(page, '/settings/manager');
  await expect(permission).not.toBeChecked();
  await permission.click();
  await page.getByRole('button', { name: 'Allow deals' }).click();
  await expect(page.getByText('Enter an amount of at least ₹1')).toBeVisible();
  await page.getByRole('textbox', { name: 'Highest payout' }).fill('300');
  await page.getByRole('button', { name: 'Allow deals' }).click();
  await expect(page.getByText('Deals up to ₹300')).toBeVisible();
  await expect(permission).toBeChecked();
  await open(page, '/settings/manager');
  await expect(permission).toBeChecked();
}

async function openDeal(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
}

const LONG_NAME = 'Sri Venkateshwara Lakshmi Narasimha General & Provision Stores and Sons';

/** However long the name of the shop: nothing of the sentence is cut, nor of the way out. */
async function expectRoomForLongName(page: Page): Promise<void> {
  const isWhole = await page.getByText('You act for Rao Stores').evaluate((bar, long) => {
    const [text] = bar.childNodes;
    const shown = text?.nodeValue ?? '';
    if (text) text.nodeValue = shown.replace('Rao Stores', long);
    const fits = bar.scrollHeight <= bar.clientHeight + 1;
    if (text) text.nodeValue = shown;
    return fits;
  }, LONG_NAME);
  expect(isWhole).toBe(true);
  const exit = page.getByRole('button', { name: 'Stop acting for Rao Stores' });
  expect((await exit.boundingBox())?.height).toBe(48);
}

/** Nor does it make the home of its bizman wider than the phone. */
async function expectHomeAsWideAsPhone(page: Page): Promise<void> {
  const name = page.getByRole('region', { name: 'Next stop' }).getByRole('heading', { level: 3 });
  const overPx = await name.getByRole('link').evaluate((link, long) => {
    link.textContent = long;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, LONG_NAME);
  expect(overPx).toBe(0);
}

test.use({ role: 'bizman' });

test('a bizman acts for a shop as far as its owner allows, and the owner sees all of it @phone', async ({
  page,
  browser,
  baseURL,
  goOffline,
  goOnline,
}) => {
  const origin = originOf(baseURL);
  const person = await makePerson(origin, 'retailer');
  const owner = await callerOf(origin, person);
  const stamp = Date.now();
  const titles = [`First shelf ${stamp}`, `Second shelf ${stamp}`] as const;
  const facts = { payoutPaise: 25_000, photosNeeded: 1 };
  const side = await launchCampaign(origin, { ...facts, title: titles[0] });
  await launchCampaign(origin, { ...facts, title: titles[1] }, side);
  const shopId = await giveShop(owner, side.admin, await demoBizmanId(origin));
  const theirs = await ownerPage(browser, origin, person);
  await allowDeals(theirs.page);
  await offered(owner, titles);

  // As the shop: the owner's screens, and on each the word for whom.
  await open(page, `/shop/${shopId}`);
  await page.getByRole('button', { name: 'Act for this shop' }).click();
  const bar = page.getByText('You act for Rao Stores');
  await expect(bar).toBeVisible();
  await settled(page);
  await expect(page.getByRole('link', { name: 'Marketplace' })).toBeVisible();
  await expectRoomForLongName(page);
  await expectAccessibleInBothThemes(page);
  await open(page, '/settings/payouts');
  await expect(page.getByText('Not while you act for Rao Stores')).toBeVisible();
  // Deals were allowed, the shop's own details were not.
  await open(page, '/settings/shop');
  await expect(page.getByText('The owner hasn’t allowed you to change this shop')).toBeVisible();
  await expect(page.getByLabel('Shop name')).toBeHidden();
  await open(page, '/manage-shops');
  await expect(page.getByText('Not while you act for Rao Stores')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await openDeal(page, titles[0]);
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText('Deal accepted. Put it up')).toBeVisible();

  // The owner is told, finds it in the log, and takes everything back.
  const { parts } = await owner.read<{ parts: { notifications: unknown } }>('/data_export');
  expect(parts.notifications).toContainEqual(
    expect.objectContaining({
      type: 'bizman_action',
      payload: expect.objectContaining({ action: 'deal_accept' }),
    }),
  );
  await open(theirs.page, '/settings/manager');
  const done = theirs.page.getByRole('listitem').filter({ hasText: 'Deal accepted' });
  await expect(done).toContainText(titles[0]);
  await expect(done).toContainText('Demo Bizman');
  await expectAccessibleInBothThemes(theirs.page);

  // Meanwhile the bizman works on without a network; the right ends before it is back.
  await page.getByRole('link', { name: 'All deals' }).click();
  await openDeal(page, titles[1]);
  // What the stream told of is fetched before the line is cut.
  await atRest(page);
  await goOffline();
  // Its bar moves the page: a press amid that would miss the button.
  await expect(page.getByText("You're offline")).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText("We'll send it when you're back online")).toBeVisible();
  await theirs.page.getByRole('button', { name: 'Take everything back' }).click();
  await expect(theirs.page.getByText('may do nothing for you now')).toBeVisible();
  await goOnline();
  await page.getByRole('button', { name: '1 item failed to sync' }).click();
  const refused = page.getByRole('dialog').getByRole('listitem');
  await expect(refused).toContainText('The owner does not allow this');
  await expect(refused).toContainText('For Rao Stores');
  await page.keyboard.press('Escape');

  // A second tab that acts for the shop is not left with half of it.
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open('/dashboard'));
  const second = await opened;
  await expect(second.getByText('You act for Rao Stores')).toBeVisible();
  await page.getByRole('button', { name: 'Stop acting for Rao Stores' }).click();
  await expect(second.getByText('You no longer act for Rao Stores')).toBeVisible();
  await expect(second.getByRole('link', { name: 'Shops' })).toBeVisible();
  await second.close();
  await expect(page.getByRole('link', { name: 'Shops' })).toBeVisible();
  await expect(bar).toBeHidden();
  await expectHomeAsWideAsPhone(page);
  expect(theirs.quiet.unexpected()).toEqual([]);
  await theirs.close();
});
