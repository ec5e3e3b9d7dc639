import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandSide } from '../../../../test/world/market';
import { GSTIN_HERE, type Sold, startTrade, type Trade } from '../../../../test/world/trade';
import { brands } from '../../../db/schema/businesses';
import { orderInvoices, productOrders } from '../../../db/schema/trade/orders';
import { orderInvoiceDocument } from '../documents/invoice-document';
import { listItems } from '../order-rows';

let t: Trade;
beforeAll(async () => {
  t = await startTrade();
});
afterAll(() => t.close());

const register = ({ brandId }: BrandSide, gstin: string | null) =>
  t.asSystem((tx) => tx.update(brands).set({ gstin }).where(eq(brands.id, brandId)));

async function titleOf(id: string): Promise<string> {
  return t.asSystem(async (tx) => {
    const [invoice] = await tx.select().from(orderInvoices).where(eq(orderInvoices.order_id, id));
    const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, id));
    if (!invoice || !order) throw new Error('No invoice');
    return orderInvoiceDocument(invoice, order, await listItems(tx, id)).title;
  });
}

async function bought(side: BrandSide, sold: Sold) {
  const store = await t.store();
  const placed = await t.place(store, [t.line(sold, 10)]);
  const [order] = placed.body.orders as [
    { id: string; total_paise: number; items: { gst_bps: number }[] },
  ];
  const send = async () => {
    await t.command('order_confirm', { id: order.id }, { actor: side.owner });
    await t.command('order_dispatch', { id: order.id }, { actor: side.owner });
    return titleOf(order.id);
  };
  return { order, send };
}

it('a brand without a GSTIN shows no tax, charges none, and bills without tax', async () => {
  const side = await t.seller();
  const sold = await t.sell(side);
  const store = await t.store();
  const path = `/rest/v1/products/${sold.productId}`;
  const shown = (await t.get(path, { actor: store.owner })).body;
  // ₹80 of an MRP of ₹100: the shop keeps all of the difference.
  expect(shown).toMatchObject({ gst_bps: 0, margin_bps: 2_000 });
  expect((await t.get(path, { actor: side.owner })).body).toMatchObject({ gst_bps: 500 });
  const { body } = await t.get('/rest/v1/market_products?limit=100', { actor: store.owner });
  expect(body.items).toMatchObject([{ gst_bps: 0, variants: [{ margin_bps: 2_000 }] }]);
  const { order, send } = await bought(side, sold);
  expect(order).toMatchObject({ total_paise: 80_000, items: [{ gst_bps: 0 }] });
  expect(await send()).toBe('Bill of supply');
});

it('an order keeps the regime it was placed under, whatever the brand becomes', async () => {
  const side = await t.seller();
  const sold = await t.sell(side);
  const untaxed = await bought(side, sold);
  await register(side, GSTIN_HERE);
  const taxed = await bought(side, sold);
  expect(taxed.order).toMatchObject({ total_paise: 84_000, items: [{ gst_bps: 500 }] });
  expect(await untaxed.send()).toBe('Bill of supply');
  await register(side, null);
  expect(await taxed.send()).toBe('Tax invoice');
});
