import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open } from '../../harness/page/settled';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, signInOn } from '../../harness/people/own-account';
import { DEMO_EMAILS, PASSWORD } from '../../harness/people/people';
import { expect, originOf, test } from '../../harness/test';
import { chooseFiles } from '../../harness/trade/choose-files';
import { drawPhoto } from '../../harness/trade/drawn-photo';

const STORE = { email: DEMO_EMAILS.retailer, password: PASSWORD };

const HEAD = 'name,category,hsn,gst_percent,pack_size,mrp,trade_price,stock';
const GOOD_LINES = ['Moong,staples,0713,5,500 g,90,70,40', 'Chana,staples,0713,5,500 g,80,62,40'];

async function chooseTable(page: Page, button: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from([HEAD, ...lines].join('\r\n'));
  await chooseFiles(page, button, { name: 'dals.csv', mimeType: 'text/csv', buffer });
}

async function bytesOf(download: Promise<Download>): Promise<Buffer> {
  return readFile(await (await download).path());
}

interface Sold {
  readonly name: string;
  readonly variants: readonly { readonly id: string; readonly trade_paise: number }[];
}

test('a brand fills its catalogue, changes many prices at once and sends what a shop orders @desktop', async ({
  page,
  baseURL,
}) => {
  const origin = originOf(baseURL);
  const owner = await makePerson(origin, 'brand');
  await enterWith(page, await signInOn(origin, owner, 'Desk'));
  const [brand, store] = [await callerOf(origin, owner), await callerOf(origin, STORE)];

  // A product with fields missing and a price above the MRP: said at each field, nothing lost.
  await open(page, '/products');
  await expect(page.getByText('No products yet')).toBeVisible();
  await page.getByRole('link', { name: 'New product' }).first().click();
  const save = page.getByRole('button', { name: 'Save the product' });
  await page.getByRole('textbox', { name: 'Name' }).fill('हल्दी Haldi');
  await save.click();
  await expect(page.getByText('An HSN code has 4, 6 or 8 digits')).toBeVisible();
  await page.getByLabel('Category').selectOption('Staples');
  await page.getByLabel('Pack size').fill('100 g');
  await page.getByLabel('MRP').fill('50');
  await page.getByLabel('Trade price').fill('49');
  await page.getByRole('textbox', { name: 'Stock in pieces' }).fill('60');
  await page.getByLabel('HSN code').fill('0910');
  await page.getByLabel('GST rate').selectOption('5%');
  await save.click();
  await expect(page.getByText('Price and tax together are above the MRP')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('हल्दी Haldi');
  await chooseFiles(page, 'Add a photo', await drawPhoto(page, 3));
  await expect(page.getByRole('img', { name: 'Photo 1 of हल्दी Haldi' })).toBeVisible();
  await page.getByLabel('Trade price').fill('40');
  await page.getByRole('button', { name: 'Add a lower price for more pieces' }).click();
  await page.getByRole('textbox', { name: 'From so many pieces' }).fill('10');
  await page.getByLabel('Price of each').fill('38');
  await save.click();
  await expect(page.getByRole('row', { name: /Haldi/ })).toContainText('₹40');

  // A table with a bad line: named before anything is saved, left out on saying so, undone at will.
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await chooseTable(page, 'Choose a CSV file', [...GOOD_LINES, '=cmd(),stones,07,5,1 kg,90,70,x']);
  const problems = page.getByRole('table', { name: 'What is wrong' });
  await expect(
    problems.getByRole('row', { name: /Line 4 name Begin with a letter/ }),
  ).toBeVisible();
  await expect(problems.getByRole('row', { name: /Line 4 category/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Put 2 products into the catalogue' }).click();
  const batch = page.getByRole('row', { name: /dals\.csv/ });
  await expect(batch).toContainText('2 products');
  await batch.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(batch).toContainText('Undone');
  await chooseTable(page, 'Choose a CSV file', GOOD_LINES);
  await expect(page.getByText('Every line can be read')).toBeVisible();
  await page.getByRole('button', { name: 'Put 2 products into the catalogue' }).click();
  await expect(batch).toHaveCount(2);

  // Many at once: a rise that one MRP forbids changes nothing, a smaller one changes all.
  await page.getByRole('link', { name: 'Catalogue' }).click();
  await page.getByRole('checkbox', { name: 'Choose Moong' }).check();
  await page.getByRole('checkbox', { name: 'Choose Chana' }).check();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const percent = dialog.getByRole('textbox', { name: 'Per cent' });
  await percent.fill('90');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByText('Moong, 500 g: Price and tax together')).toBeVisible();
  await percent.fill('10');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('row', { name: /Moong/ })).toContainText('₹77');
  await expectAccessibleInBothThemes(page);

  // The shop orders two products; one line is sent short.
  const { items } = await brand.read<{ items: Sold[] }>('/products');
  const lines = items
    .filter(({ name }) => name !== 'Chana')
    .flatMap(({ variants }) => variants)
    .map(({ id, trade_paise }) => ({ variant_id: id, quantity: 5, price_paise: trade_paise }));
  const { items: shops } = await store.read<{ items: { id: string }[] }>('/shops?limit=1');
  await store.run('order_place', {
    id: crypto.randomUUID(),
    shop_id: shops[0]?.id,
    lines,
    payment: 'on_delivery',
    delivery: { address: '12 Hill Road, Bandra West', pin_code: '400050' },
  });
  await open(page, '/dashboard');
  await page.getByRole('link', { name: /Orders from shops.*1 order to answer/ }).click();
  const order = page.getByRole('article').filter({ hasText: 'Demo Store' });
  await order.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('textbox', { name: 'Moong, 500 g' }).fill('3');
  await dialog.getByRole('button', { name: 'Confirm this part' }).click();
  await expect(order).toContainText('3 of 5');
  await expectAccessibleInBothThemes(page);
  const packing = page.waitForEvent('download');
  await order.getByRole('button', { name: 'Packing list for Demo Store' }).click();
  expect((await bytesOf(packing)).subarray(0, 5).toString()).toBe('%PDF-');
  await order.getByRole('button', { name: 'Send' }).click();
  await dialog.getByLabel('Tracking or vehicle number').fill('MH02-1234');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(order).toContainText('MH02-1234');
  const invoice = page.waitForEvent('download');
  await order.getByRole('button', { name: 'Invoice for Demo Store' }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^CK-\d{4}-000001\.pdf$/);
  await order.getByRole('button', { name: 'Delivered' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delivered' }).click();
  await expect(order).toContainText('On delivery · paid');
});
