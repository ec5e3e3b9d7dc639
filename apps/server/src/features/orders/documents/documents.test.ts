import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../../test/world/market';
import { GSTIN_AWAY, GSTIN_HERE, startTrade, type Trade } from '../../../../test/world/trade';
import { brands } from '../../../db/schema/businesses';
import { orderCreditNotes, orderInvoices, productOrders } from '../../../db/schema/trade/orders';
import type { Document } from '../../../documents';
import { listItems } from '../order-rows';
import { creditNoteDocument } from './credit-note-document';
import { orderInvoiceDocument } from './invoice-document';

let t: Trade;
let here: BrandSide;
let away: BrandSide;
let store: Store;
beforeAll(async () => {
  t = await startTrade();
  [here, away, store] = [await t.seller(GSTIN_HERE), await t.seller(GSTIN_AWAY), await t.store()];
});
afterAll(() => t.close());

type Person = Store['owner'];

const run = (name: string, input: object, actor: Person) => t.command(name, input, { actor });
const document = (id: string, kind: 'invoice' | 'credit_note' | 'packing_list', actor: Person) =>
  t.get(`/rest/v1/orders/${id}/${kind}`, { actor });

async function ordered(side: BrandSide, name: string, by: Store = store) {
  const sold = await t.sell(side, {}, { name });
  const placed = await t.place(by, [t.line(sold, 10)]);
  const [order] = placed.body.orders as { id: string; items: { id: string }[] }[];
  if (!order) throw new Error(JSON.stringify(placed.body));
  return order;
}

async function sent(side: BrandSide, name: string, short?: number) {
  const { id, items } = await ordered(side, name);
  const part = short === undefined ? [] : [{ item_id: items[0]?.id, quantity: short }];
  await run('order_confirm', { id, short: part }, side.owner);
  const { status } = await run('order_dispatch', { id }, side.owner);
  expect(status).toBe(200);
  return id;
}

function textsOf({ title, parts }: Document): string {
  const texts = parts.flatMap((part) => {
    if (part.kind === 'facts') return part.facts.flat();
    if (part.kind === 'table') return [...part.rows, ...(part.totals ?? [])].flat();
    return [part.text];
  });
  return [title, ...texts].join('\n');
}

/** The words of the invoice, before they become a drawing. */
async function wordsOf(id: string): Promise<string> {
  return t.asSystem(async (tx) => {
    const [invoice] = await tx.select().from(orderInvoices).where(eq(orderInvoices.order_id, id));
    if (!invoice) throw new Error('no invoice');
    const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, id));
    if (!order) throw new Error('no order');
    return textsOf(orderInvoiceDocument(invoice, order, await listItems(tx, id)));
  });
}

it('an order that was sent has an invoice, numbered by its brand, for both sides and nobody else', async () => {
  const waiting = await ordered(here, 'चाय पत्ती');
  expect((await document(waiting.id, 'invoice', here.owner)).body.code).toBe('WRONG_STATE');
  const [first, second] = [await sent(here, 'हल्दी'), await sent(here, 'Salt')];
  const other = await sent(away, 'Sugar');
  const names: unknown[] = [];
  for (const [id, side] of [
    [first, here],
    [second, here],
    [other, away],
  ] as const) {
    const { status, body } = await document(id, 'invoice', side.owner);
    expect(status).toBe(200);
    const pdf = Buffer.from(String(body.pdf_base64), 'base64').toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    names.push(body.name);
  }
  expect(names).toEqual([
    expect.stringMatching(/^CK-\d{4}-000001\.pdf$/),
    expect.stringMatching(/^CK-\d{4}-000002\.pdf$/),
    expect.stringMatching(/^CK-\d{4}-000001\.pdf$/),
  ]);
  expect((await document(first, 'invoice', store.owner)).status).toBe(200);
  expect((await document(first, 'invoice', await t.person('admin'))).status).toBe(200);
  for (const stranger of [away.owner, (await t.store()).owner, await t.person('bizman')]) {
    expect((await document(first, 'invoice', stranger)).body.code).toBe('PGRST116');
  }
});

it('names the tax of the states, what was really sent and the sum in words', async () => {
  const within = await wordsOf(await sent(here, 'Jeera'));
  expect(within).toMatch(/^Tax invoice\n/);
  for (const part of [GSTIN_HERE, '27 Maharashtra', '₹20 (2.5 %)', '1001', 'Jeera, 1 kg']) {
    expect(within).toContain(part);
  }
  expect(within).toContain('Rupees eight hundred forty only');
  const across = await wordsOf(await sent(away, 'Rai', 4));
  expect(across).toContain('₹16 (5 %)');
  expect(across).toContain('Rupees three hundred thirty-six only');
  const small = await t.seller();
  const plain = await wordsOf(await sent(small, 'Gud'));
  expect(plain).toMatch(/^Bill of supply\n/);
  expect(plain).not.toMatch(/CGST|SGST|IGST|Taxable|%/);
  expect(plain).toContain('Not registered');
});

it('names the shop’s own GSTIN from when it was said', async () => {
  const before = await sent(here, 'Before');
  await t.command(
    'shop_update',
    { id: store.shopId, gstin: GSTIN_AWAY.toLowerCase() },
    { actor: store.owner },
  );
  const after = await sent(here, 'After');
  expect(await wordsOf(before)).not.toContain(GSTIN_AWAY);
  expect(await wordsOf(after)).toContain(GSTIN_AWAY);
});

/** Paid, delivered, reported and decided for the shop. */
async function refunded(side: BrandSide, refund_paise: number) {
  const buyer = await t.store();
  await t.earn(buyer, 100_000);
  const placed = await t.place(buyer, [t.line(await t.sell(side), 10)], { payment: 'earnings' });
  const id = (placed.body.orders as { id: string }[])[0]?.id ?? '';
  for (const step of ['order_confirm', 'order_dispatch', 'order_deliver']) {
    await run(step, { id }, side.owner);
  }
  const problem = { id, problem: 'not_arrived', note: 'Nothing came' };
  await run('order_dispute', problem, buyer.owner);
  const before = await wordsOf(id);
  expect((await document(id, 'credit_note', buyer.owner)).body.code).toBe('WRONG_STATE');
  const decision = { id, in_favour_of: 'shop', refund_paise, reason: 'The carrier lost it' };
  const { status } = await run('order_dispute_decide', decision, await t.person('admin'));
  expect(status).toBe(200);
  expect(await wordsOf(id)).toBe(before);
  return { id, buyer };
}

async function creditWordsOf(id: string): Promise<string> {
  return t.asSystem(async (tx) => {
    const [note] = await tx
      .select()
      .from(orderCreditNotes)
      .where(eq(orderCreditNotes.order_id, id));
    const [invoice] = await tx.select().from(orderInvoices).where(eq(orderInvoices.order_id, id));
    if (!note || !invoice) throw new Error('no credit note');
    return textsOf(creditNoteDocument(note, invoice, await listItems(tx, id)));
  });
}

it('what a decision gives back has a credit note, numbered apart, for both sides and nobody else', async () => {
  const side = await t.seller(GSTIN_HERE);
  const first = await refunded(side, 21_000);
  const second = await refunded(side, 84_000);
  const names: unknown[] = [];
  for (const { id, buyer } of [first, second]) {
    for (const who of [buyer.owner, side.owner, await t.person('admin')]) {
      const { status, body } = await document(id, 'credit_note', who);
      expect(status).toBe(200);
      names.push(body.name);
    }
    for (const stranger of [away.owner, store.owner, await t.person('bizman')]) {
      expect((await document(id, 'credit_note', stranger)).body.code).toBe('PGRST116');
    }
  }
  expect(new Set(names)).toEqual(
    new Set([
      expect.stringMatching(/^CN-\d{4}-000001\.pdf$/),
      expect.stringMatching(/^CN-\d{4}-000002\.pdf$/),
    ]),
  );
  const part = await creditWordsOf(first.id);
  expect(part).toMatch(/^Credit note\n/);
  for (const text of ['Against tax invoice', 'CK/', '₹200', '₹5 (2.5 %)', '₹210']) {
    expect(part).toContain(text);
  }
  expect(part).toContain('Rupees two hundred ten only');
  const whole = await creditWordsOf(second.id);
  for (const text of ['₹800', '₹20 (2.5 %)', 'Rupees eight hundred forty only']) {
    expect(whole).toContain(text);
  }
});

it('credits a bill of supply without tax, and nothing where nothing goes back', async () => {
  const small = await t.seller();
  const plain = await creditWordsOf((await refunded(small, 12_345)).id);
  expect(plain).toMatch(/^Credit note\n/);
  expect(plain).toContain('Against bill of supply');
  expect(plain).toContain('₹123.45');
  expect(plain).not.toMatch(/CGST|SGST|IGST|Taxable|%/);
  expect(
    (await document(await sent(here, 'Kala Namak'), 'credit_note', here.owner)).body.code,
  ).toBe('WRONG_STATE');
});

it('is packed by a list that only its brand may read', async () => {
  const { id } = await ordered(here, 'बेसन');
  const list = await document(id, 'packing_list', here.owner);
  expect(list.body.name).toBe(`packing-list-${id.slice(-8).toUpperCase()}.pdf`);
  expect(String(list.body.pdf_base64).length).toBeGreaterThan(1_000);
  expect((await document(id, 'packing_list', away.owner)).body.code).toBe('PGRST116');
  expect((await document(id, 'packing_list', store.owner)).body.code).toBe('FORBIDDEN');
});

it('is found by shop, brand, owner, product or number, among one’s own orders only', async () => {
  const { id } = await ordered(here, 'Rare Kesar');
  const find = async (search: string, actor: Person) => {
    const query = new URLSearchParams({ search });
    const { body } = await t.get(`/rest/v1/orders?${query}`, { actor });
    return (body.items as { id: string }[]).map((order) => order.id);
  };
  expect(await find('kesar', here.owner)).toEqual([id]);
  expect(await find(id.slice(-8), store.owner)).toEqual([id]);
  expect(await find('test store', here.owner)).toContain(id);
  await t.asSystem((tx) =>
    tx.update(brands).set({ brand_name: 'Kesari Masale' }).where(eq(brands.id, here.brandId)),
  );
  expect(await find('kesari mas', store.owner)).toContain(id);
  expect(await find('kesari mas', (await t.store()).owner)).toEqual([]);
  expect(await find('kesar', away.owner)).toEqual([]);
  expect(await find(id.slice(-8), (await t.store()).owner)).toEqual([]);
  expect(await find('100%', here.owner)).toEqual([]);
});
