import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open } from '../../harness/page/settled';
import { type Caller, callerOf, DEMO_ADMIN } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';

interface Sides {
  readonly brand: Caller;
  readonly store: Caller;
  readonly shopId: string;
}

/** One order the brand calls delivered. */
async function delivered({ brand, store, shopId }: Sides): Promise<string> {
  const variant = { id: crypto.randomUUID(), pack_size: '1 kg', mrp_paise: 10_000 };
  await brand.run('product_save', {
    id: crypto.randomUUID(),
    name: `Haldi ${Date.now()}`,
    category: 'staples',
    hsn: '0910',
    gst_bps: 500,
    variants: [{ ...variant, trade_paise: 8_000, stock: 40 }],
  });
  const { orders } = await store.run<{ orders: readonly { id: string }[] }>('order_place', {
    id: crypto.randomUUID(),
    shop_id: shopId,
    lines: [{ variant_id: variant.id, quantity: 1, price_paise: 8_000 }],
    payment: 'on_delivery',
    delivery: { address: '12 Hill Road, Bandra', pin_code: '400050' },
  });
  const id = orders[0]?.id ?? '';
  for (const step of ['order_confirm', 'order_dispatch', 'order_deliver']) {
    await brand.run(step, { id });
  }
  return id;
}

/** The team's desk; the suite's own checks look at the shop's phone. */
async function deskOf(browser: Browser, origin: string): Promise<Page> {
  const localStorage = [{ name: 'chowk.install', value: JSON.stringify({ dismissals: 3 }) }];
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await enterWith(page, await signInOn(origin, DEMO_ADMIN, 'Desk'));
  return page;
}

test('a shop confirms one delivery, reports another without a network, and the team decides it @phone', async ({
  page,
  goOffline,
  goOnline,
  browser,
  baseURL,
}) => {
  const origin = originOf(baseURL);
  const [brandPerson, storePerson] = [
    await makePerson(origin, 'brand'),
    await makePerson(origin, 'retailer'),
  ];
  const [brand, store] = [await callerOf(origin, brandPerson), await callerOf(origin, storePerson)];
  const { items } = await store.read<{ items: { id: string }[] }>('/shops?limit=1');
  const sides = { brand, store, shopId: items[0]?.id ?? '' };
  const [whole, lacking] = [await delivered(sides), await delivered(sides)];
  await enterWith(page, await signInOn(origin, storePerson, 'Phone'));

  await test.step('one press confirms', async () => {
    await open(page, `/order/${whole}`);
    await expect(page.getByText('Did you receive everything?')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Yes, all received' }).click();
    await expect(page.getByText('Receipt confirmed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yes, all received' })).toBeHidden();
  });

  await test.step('a report waits for the network and is sent with it', async () => {
    await open(page, `/order/${lacking}`);
    await page.getByRole('button', { name: 'Something is wrong' }).click();
    await page.getByText('Nothing arrived').click();
    await page.getByRole('textbox', { name: /What happened/ }).fill('The van never came');
    await goOffline();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Problem saved on this device').first()).toBeVisible();
    await goOnline();
    await expect(page.getByText('The van never came')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('the team reads both sides and decides', async () => {
    await brand.run('order_dispute_answer', { id: lacking, answer: 'The van was there' });
    const desk = await deskOf(browser, origin);
    await open(desk, '/order-disputes');
    await desk.getByRole('searchbox').fill(lacking);
    await desk.getByRole('link', { name: 'Rao Stores' }).click();
    await expect(desk.getByText('The van was there')).toBeVisible();
    await desk.getByRole('radio', { name: 'Shop' }).check();
    await desk.getByRole('textbox', { name: /Reason/ }).fill('Nobody signed for it');
    await desk.getByRole('button', { name: 'Save decision' }).click();
    await expect(desk.getByText('Decision saved')).toBeVisible();
    await desk.context().close();
  });

  await open(page, `/order/${lacking}`);
  await expect(page.getByText('Nobody signed for it')).toBeVisible();
});
