import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open, settled } from '../../harness/page/settled';
import { expectKept } from '../../harness/page/unsent-work';
import { workerReady } from '../../harness/page/worker-ready';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, PHONE, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';
import { sellGoods } from '../../harness/trade/goods-on-sale';

interface Shops {
  readonly items: readonly { readonly id: string }[];
}

interface Orders {
  readonly items: readonly { readonly status: string; readonly total_paise: number }[];
}

interface Cart {
  readonly brands: readonly { readonly lines: readonly { readonly quantity: number }[] }[];
}

test.use({ serviceWorkers: 'allow' });

function piecesOf(page: Page, name: string, pack: string) {
  return page.getByRole('textbox', { name: `Pieces of ${name}, ${pack}` });
}

/** What is no number of pieces stays as it was typed, with the reason. */
async function typeBadNumbers(page: Page, name: string): Promise<void> {
  const pieces = piecesOf(page, name, '1 kg');
  for (const [typed, why] of [
    ['-3', 'Enter a number without a minus sign'],
    ['2.5', 'Enter a whole number'],
    ['1', 'Min. 2 pieces'],
    ['41', 'Only 40 in stock'],
    ['9999999', "That's more than one order can hold"],
  ] as const) {
    await pieces.fill(typed);
    await pieces.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
    await expect(pieces).toHaveValue(typed);
  }
}

test('a store orders: finds, reckons, loses the network, hears of a new price, follows its order @phone', async ({
  page,
  baseURL,
  goOffline,
  goOnline,
}) => {
  const origin = originOf(baseURL);
  const person = await makePerson(origin, 'retailer');
  const store = await callerOf(origin, person);
  const { brand, name, reprice } = await sellGoods(origin);
  const [shop] = (await store.read<Shops>('/shops')).items;
  const cartOf = () => store.read<Cart>(`/cart?shop_id=${shop?.id}`);
  const ordersOf = () => store.read<Orders>('/orders');
  const cartLink = page.getByRole('link', { name: /View cart$/ });
  await enterWith(page, await signInOn(origin, person, PHONE));

  await open(page, '/retailer-marketplace');
  await workerReady(page);
  await page.getByRole('searchbox').fill(name.replace('Haldi', 'haldee'));
  const found = page.getByRole('link', { name, exact: true });
  await expect(found).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await found.click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByText('1 kg', { exact: true }).first().click();
  await expect(sheet.getByText('10 or more')).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'What you earn' })).toContainText('₹40');
  await sheet.getByRole('button', { name: `Add 2 ${name}, 1 kg` }).click();
  await typeBadNumbers(page, name);
  await piecesOf(page, name, '1 kg').fill('3');
  await piecesOf(page, name, '1 kg').press('Enter');
  await expectAccessibleInBothThemes(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(cartLink).toHaveAccessibleName(/^1 item · ₹240\s*Add ₹60 more to order/);

  await cartLink.click();
  await settled(page);
  await expect(page.getByText('Add ₹60 more to order').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add more products' })).toBeVisible();

  // Without a network the cart is changed, reckoned and still there after a reload.
  await expect.poll(async () => (await cartOf()).brands[0]?.lines[0]?.quantity).toBe(3);
  // Responses reach the disk two seconds later, and a reload right after them would not have them.
  await expectKept(page, '"quantity":3');
  await goOffline();
  await page.getByRole('button', { name: `One more ${name}, 1 kg` }).click();
  await expect(page.getByText('Minimum order reached')).toBeVisible();
  await expect(page.getByText("Estimated while you're offline.")).toBeVisible();
  // Shown is not kept yet: the count beside the title says so.
  await expect(page.getByRole('button', { name: '1 item waiting to send' })).toBeVisible();
  await page.reload();
  await expect(piecesOf(page, name, '1 kg')).toHaveValue('4');
  await open(page, '/retailer-marketplace');
  await expect(found).toBeVisible();
  await expect(page.getByText(/^Updated /)).toBeVisible();
  await goOnline();
  await expect.poll(async () => (await cartOf()).brands[0]?.lines[0]?.quantity).toBe(4);

  await cartLink.click();
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText('Enter the delivery address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Hill Road, Bandra');
  await page.getByRole('textbox', { name: 'PIN code' }).fill('400050');
  await page.getByRole('combobox').selectOption('evening');
  await expectAccessibleInBothThemes(page);

  // What changed before the press is told line by line, and nothing is bought.
  await reprice(8_500);
  await page.getByRole('button', { name: /^Place order/ }).click();
  const changed = page.getByRole('alert').filter({ hasText: 'Something changed' });
  await expect(changed).toContainText(`${name}, 1 kg`);
  await expect(changed).toContainText('Now ₹85 each');
  expect((await ordersOf()).items).toEqual([]);
  await page.getByRole('button', { name: 'Update my cart' }).click();
  await page.getByRole('button', { name: 'Place order · ₹340' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Order from Rao Stores' })).toBeVisible();
  await expect(page.getByText('12 Hill Road, Bandra, 400050')).toBeVisible();
  await expect(page.getByText('Pay on delivery · Not paid yet')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect((await ordersOf()).items).toMatchObject([{ status: 'placed', total_paise: 34_000 }]);

  // The same again with one press; this time the order itself waits for the network.
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('button', { name: 'Open cart' }).click();
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('14 Hill Road, Bandra');
  await page.getByRole('textbox', { name: 'PIN code' }).fill('400050');
  await expect.poll(async () => (await cartOf()).brands[0]?.lines[0]?.quantity).toBe(4);
  await goOffline();
  await page.getByRole('button', { name: 'Place order · ₹340' }).click();
  await expect(page.getByText('Order saved, not sent yet')).toBeVisible();
  // Opened anew it is the same order still, and no second checkout; it is among the shop's orders.
  await open(page, '/retailer-checkout');
  await expect(page.getByText('Order saved, not sent yet')).toBeVisible();
  await open(page, '/retailer-marketplace?tab=orders');
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await open(page, '/retailer-checkout');
  await expect(page.getByText('Order saved, not sent yet')).toBeVisible();
  await goOnline();
  await expect.poll(async () => (await ordersOf()).items.length).toBe(2);
  expect((await cartOf()).brands).toEqual([]);
  // Whoever stayed there is told of its arrival.
  await expect(page.getByRole('heading', { name: 'Order from Rao Stores' })).toBeVisible();

  await open(page, '/retailer-marketplace?tab=orders');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  await cards.first().getByRole('link').click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('Ordered twice');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Reason: Ordered twice')).toBeVisible();
  const seen = await brand.read<Orders>('/orders');
  expect(seen.items.map(({ status }) => status)).toEqual(['cancelled', 'placed']);
});
