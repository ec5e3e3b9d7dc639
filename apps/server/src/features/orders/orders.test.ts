import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../test/world/market';
import {
  DELIVERY,
  GSTIN_AWAY,
  GSTIN_HERE,
  startTrade,
  type Trade,
} from '../../../test/world/trade';
import { forgetPersonRows } from '../../db/forget-person-rows';
import { isMoneyOwed } from '../../db/money-owed';
import { shops } from '../../db/schema/businesses';
import { notifications } from '../../db/schema/notifications';
import { newId } from '../../new-id';

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
interface Shown {
  readonly id: string;
  readonly brand_id: string;
  readonly status: string;
  readonly items: readonly { readonly id: string }[];
  readonly [field: string]: unknown;
}

const run = (name: string, input: unknown, actor: Person) => t.command(name, input, { actor });
const set = (variant_id: string, quantity: unknown, by: Store = store) =>
  run('cart_set', { shop_id: by.shopId, variant_id, quantity }, by.owner);
const ordersIn = (body: Record<string, unknown>) => body.orders as Shown[];
async function cart(by: Store = store, actor: Person = by.owner) {
  return (await t.get(`/rest/v1/cart?shop_id=${by.shopId}`, { actor })).body;
}
async function ordered(by: Store, side: BrandSide, values: object = {}) {
  const sold = await t.sell(side);
  const placed = await t.place(by, [t.line(sold, 10)], values);
  const [order] = ordersIn(placed.body);
  if (!order) throw new Error(JSON.stringify(placed.body));
  return { sold, order };
}

describe('a cart', () => {
  it('is kept by shop, at today’s prices, with what each brand still asks for', async () => {
    const tiers = [{ min_quantity: 10, price_paise: 7_500 }];
    const sold = await t.sell(here, { tiers, min_quantity: 2 });
    const other = await t.sell(away, { stock: 3 });
    await run('trade_terms_save', { min_order_paise: 1_00_000 }, here.owner);
    expect((await set(sold.variantId, 4)).body).toEqual({
      id: store.shopId,
      version: 1,
      lines: [{ variant_id: sold.variantId, quantity: 4 }],
    });
    await set(sold.variantId, 10);
    await set(other.variantId, 5);
    const shown = await cart();
    expect(shown.brands).toMatchObject([
      {
        brand_id: here.brandId,
        taxable_paise: 75_000,
        cgst_paise: 1_875,
        sgst_paise: 1_875,
        igst_paise: 0,
        total_paise: 78_750,
        min_order_paise: 1_00_000,
        missing_paise: 25_000,
        lines: [{ quantity: 10, price_paise: 7_500, problem: null }],
      },
      { brand_id: away.brandId, taxable_paise: 0, lines: [{ stock: 3, problem: 'stock' }] },
    ]);
    const lacking = {
      brand_id: here.brandId,
      brand_name: expect.any(String),
      missing_paise: 25_000,
    };
    const short = await t.place(store, [t.line(sold, 10, 7_500)]);
    expect(short.body).toMatchObject({
      code: 'CART_CHANGED',
      details: {
        lines: [],
        brands: [lacking],
      },
    });
    await run('trade_terms_save', { min_order_paise: 0 }, here.owner);
    await set(other.variantId, 0);
    expect((await cart()).total_paise).toBe(78_750);
    expect((await cart(store, (await t.store()).owner)).code).toBe('PGRST116');
    expect((await cart(store, here.owner)).code).toBe('FORBIDDEN');
    const strange = { shop_id: store.shopId, variant_id: sold.variantId, quantity: 1 };
    const stranger = await t.store();
    expect((await run('cart_set', strange, stranger.owner)).body.code).toBe('PGRST116');
    await set(sold.variantId, 0);
    expect((await cart()).brands).toEqual([]);
  });

  it.each([
    [-1, 'min_number'],
    [1.5, 'int'],
    [1e9, 'max_number'],
    ['2', 'number'],
    [null, 'number'],
  ])('refuses %s pieces and says why', async (quantity, rule) => {
    const sold = await t.sell(here);
    expect((await set(sold.variantId, quantity)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path: 'quantity', rule }] },
    });
    const lines = [{ variant_id: sold.variantId, quantity, price_paise: 8_000 }];
    expect((await t.place(store, lines as never)).body.code).toBe('VALIDATION_FAILED');
    expect((await t.place(store, [t.line(sold, 0)])).body.code).toBe('VALIDATION_FAILED');
    expect(await t.stockOf(sold)).toBe(100);
  });

  it('says what is sold no more, costs otherwise or runs short, line by line, and buys nothing', async () => {
    const gone = await t.sell(here);
    const dearer = await t.sell(here, { trade_paise: 8_500 });
    const few = await t.sell(away, { stock: 2 });
    const many = await t.sell(away, { min_quantity: 5 });
    const far = await t.sell(here, {}, { areas: ['Andheri'] });
    const good = await t.sell(here);
    const buyer = await t.store();
    await set(gone.variantId, 1, buyer);
    await run('product_archive', { ids: [gone.productId] }, here.owner);
    expect((await cart(buyer)).brands).toMatchObject([{ lines: [{ problem: 'archived' }] }]);
    const late = await set(gone.variantId, 2, buyer);
    expect(late.body).toMatchObject({
      code: 'CART_CHANGED',
      details: { lines: [{ problem: 'archived' }] },
    });
    const lines = [gone, dearer, few, many, far, good].map((each) => t.line(each, 3));
    const refused = await t.place(buyer, lines);
    expect(refused.status).toBe(409);
    expect(refused.body.details).toMatchObject({
      lines: [
        { variant_id: gone.variantId, problem: 'archived' },
        { variant_id: dearer.variantId, problem: 'price', price_paise: 8_500 },
        { variant_id: few.variantId, problem: 'stock', stock: 2 },
        { variant_id: many.variantId, problem: 'minimum', min_quantity: 5 },
        { variant_id: far.variantId, problem: 'not_served' },
      ],
    });
    expect([await t.stockOf(good), await t.stockOf(few)]).toEqual([100, 2]);
    expect((await cart(buyer)).brands).toHaveLength(1);
    const unknown = await t.place(buyer, [{ ...t.line(good), variant_id: newId() }]);
    expect(unknown.body.code).toBe('CART_CHANGED');
  });
});

describe('an order', () => {
  it('is one a brand, with the tax of the states, and empties the cart', async () => {
    const [a, b] = [await t.sell(here), await t.sell(away, {}, { gst_bps: 1_200 })];
    const free = await t.sell(await t.seller());
    await set(a.variantId, 3);
    const lines = [t.line(a, 2), t.line(b, 1), t.line(a, 1), t.line(free, 1)];
    const placed = await t.place(store, lines);
    const orders = ordersIn(placed.body);
    const of = (side: BrandSide) => orders.find((order) => order.brand_id === side.brandId);
    expect(orders).toHaveLength(3);
    expect(of(here)).toMatchObject({
      taxable_paise: 24_000,
      cgst_paise: 600,
      sgst_paise: 600,
      igst_paise: 0,
      total_paise: 25_200,
      items: [
        { quantity: 3, price_paise: 8_000, hsn: '1001', products: { name: expect.any(String) } },
      ],
      profiles: { full_name: 'Test store' },
      delivery: DELIVERY,
      timeline: [{ status: 'placed' }],
    });
    expect(of(away)).toMatchObject({ igst_paise: 960, cgst_paise: 0, total_paise: 8_960 });
    expect(orders.map((order) => order.total_paise)).toContain(8_000);
    expect((await cart()).brands).toEqual([]);
    expect(await t.stockOf(a)).toBe(97);
  });

  it('goes from hand to hand by the brand, and each side is told', async () => {
    const { order, sold } = await ordered(store, here);
    const { id } = order;
    const by = (name: string, actor: Person, more: object = {}) =>
      run(name, { id, ...more }, actor);
    const stranger = await t.seller();
    expect((await by('order_confirm', stranger.owner)).body.code).toBe('PGRST116');
    expect((await by('order_confirm', store.owner)).body.code).toBe('FORBIDDEN');
    expect((await by('order_dispatch', here.owner)).body.code).toBe('WRONG_STATE');
    expect((await by('order_confirm', here.owner)).body.status).toBe('confirmed');
    const sent = await by('order_dispatch', here.owner, { carrier: 'Post', tracking: 'EX1' });
    expect(sent.body).toMatchObject({ status: 'dispatched', tracking: 'EX1' });
    expect((await by('order_cancel', store.owner)).body.code).toBe('WRONG_STATE');
    const done = await by('order_deliver', here.owner);
    expect(done.body).toMatchObject({ status: 'delivered', payment_state: 'paid' });
    expect((done.body.timeline as { status: string }[]).map(({ status }) => status)).toEqual([
      'placed',
      'confirmed',
      'dispatched',
      'delivered',
    ]);
    expect(await t.stockOf(sold)).toBe(90);
    const told = await t.asSystem((tx) =>
      tx
        .select({ type: notifications.type, to: notifications.profile_id })
        .from(notifications)
        .where(
          and(
            eq(notifications.type, 'order_delivered'),
            eq(notifications.profile_id, store.owner.uid),
          ),
        ),
    );
    expect(told).toHaveLength(1);
  });

  it('is rejected with a reason by its brand alone, and its stock comes back', async () => {
    const { order, sold } = await ordered(store, here);
    const reject = (actor: Person, reason?: string) =>
      run('order_reject', { id: order.id, reason }, actor);
    expect((await reject(here.owner)).body.code).toBe('VALIDATION_FAILED');
    expect((await reject(away.owner, 'No stock')).body.code).toBe('PGRST116');
    const brandCancels = await run('order_cancel', { id: order.id }, here.owner);
    expect(brandCancels.body.code).toBe('WRONG_STATE');
    expect((await reject(here.owner, 'No stock')).body).toMatchObject({
      status: 'rejected',
      reason: 'No stock',
      payment_state: 'none',
    });
    expect(await t.stockOf(sold)).toBe(100);
    const confirmed = await ordered(store, here);
    await run('order_confirm', { id: confirmed.order.id }, here.owner);
    expect((await run('order_cancel', { id: confirmed.order.id }, here.owner)).body.status).toBe(
      'cancelled',
    );
  });

  it('is seen by its two sides, whoever looks after the shop, and admins', async () => {
    const bizman = await t.person('bizman');
    const looked = await t.store({ salesperson_id: bizman.uid });
    const { order } = await ordered(looked, here);
    const { order: second } = await ordered(looked, here);
    const read = async (actor: Person) =>
      (await t.get(`/rest/v1/orders/${order.id}`, { actor })).status;
    const people = [looked.owner, here.owner, bizman, await t.person('admin')];
    for (const person of people) expect(await read(person)).toBe(200);
    const strangers = [store.owner, away.owner, await t.person('bizman')];
    for (const person of strangers) expect(await read(person)).toBe(404);
    const list = async (actor: Person, query = '') => {
      const { body } = await t.get(`/rest/v1/orders?${query}`, { actor });
      return (body.items as Shown[]).map(({ id }) => id);
    };
    expect(await list(looked.owner)).toEqual([second.id, order.id]);
    expect(await list(bizman)).toEqual([second.id, order.id]);
    expect(await list(here.owner, `status=placed&limit=1`)).toEqual([second.id]);
    const table = async (actor: Person) =>
      String((await t.get('/rest/v1/orders_export?status=placed', { actor })).body.csv);
    expect(await table(here.owner)).toContain(`${order.id},`);
    expect(await table(away.owner)).not.toContain(order.id);
    expect(await list(away.owner, `shop_id=${looked.shopId}`)).toEqual([]);
    expect(await list(store.owner, `shop_id=${looked.shopId}`)).toEqual([]);
    expect((await run('order_cancel', { id: order.id }, bizman)).body.code).toBe('FORBIDDEN');
    expect((await run('order_cancel', { id: order.id }, store.owner)).body.code).toBe('PGRST116');
  });

  it('is placed by a bizman for a shop that allows it, never from its owner’s earnings', async () => {
    const bizman = await t.person('bizman');
    const looked = await t.store({ salesperson_id: bizman.uid });
    // Another shop of the same owner is none of the bizman's business.
    const second = await t.store({ salesperson_id: bizman.uid });
    const other = await ordered(second, here);
    const sold = await t.sell(here);
    const acting = { actor: bizman, headers: { 'x-acting-shop': looked.shopId } };
    const input = (values: object = {}) => ({
      id: newId(),
      shop_id: looked.shopId,
      lines: [t.line(sold, 2)],
      payment: 'on_delivery',
      delivery: DELIVERY,
      ...values,
    });
    const refused = await t.command('order_place', input(), acting);
    expect(refused.body.details).toMatchObject({ reason: 'no_consent', kind: 'orders' });
    const consent = {
      kind: 'orders',
      shop_id: looked.shopId,
      is_granted: true,
      limit_paise: 5_00_000,
      month_limit_paise: 20_00_000,
    };
    expect((await run('shop_consent_update', consent, looked.owner)).status).toBe(200);
    const item = { shop_id: looked.shopId, variant_id: sold.variantId, quantity: 2 };
    expect((await t.command('cart_set', item, acting)).status).toBe(200);
    const seen = await t.get(`/rest/v1/cart?shop_id=${looked.shopId}`, acting);
    expect(seen.body).toMatchObject({ total_paise: 16_800, earnings_paise: 0 });
    await t.earn(looked, 1_00_000);
    const fromEarnings = await t.command('order_place', input({ payment: 'earnings' }), acting);
    expect(fromEarnings.body.code).toBe('ACTING_REFUSED');
    const elsewhere = await t.command('order_place', input({ shop_id: store.shopId }), acting);
    expect(elsewhere.body.code).toBe('PGRST116');
    const placed = await t.command('order_place', input(), acting);
    expect(placed.body.orders).toMatchObject([{ status: 'placed', shop_id: looked.shopId }]);
    const [order] = ordersIn(placed.body);
    const cancelled = await t.command('order_cancel', { id: order?.id }, acting);
    expect(cancelled.body.status).toBe('cancelled');
    await t.asSystem((tx) =>
      tx.update(shops).set({ owner_id: looked.owner.uid }).where(eq(shops.id, second.shopId)),
    );
    for (const path of ['', '/invoice', '/payment']) {
      const read = await t.get(`/rest/v1/orders/${other.order.id}${path}`, acting);
      expect(read.body.code, path).toBe('PGRST116');
    }
    const listed = await t.get(`/rest/v1/orders?shop_id=${second.shopId}`, acting);
    expect(listed.body.code).toBe('PGRST116');
    const trail = await t.get('/rest/v1/bizman_actions', { actor: looked.owner });
    expect((trail.body.items as { action_type: string }[]).map((each) => each.action_type)).toEqual(
      ['order_cancel', 'order_place', 'cart_set'],
    );
  });
});

describe('somebody who leaves', () => {
  it('finishes their orders first, then takes their goods and their address along', async () => {
    const [leaving, buyer] = [await t.seller(), await t.store()];
    const { order, sold } = await ordered(buyer, leaving);
    await set(sold.variantId, 1, buyer);
    const exported = await t.get('/rest/v1/data_export', { actor: buyer.owner });
    expect(JSON.stringify(exported.body)).toContain(order.id);
    expect(await t.asSystem((tx) => isMoneyOwed(tx, buyer.owner.uid))).toBe(true);
    expect(await t.asSystem((tx) => isMoneyOwed(tx, leaving.owner.uid))).toBe(true);
    await run('order_reject', { id: order.id, reason: 'Closing down' }, leaving.owner);
    expect(await t.asSystem((tx) => isMoneyOwed(tx, leaving.owner.uid))).toBe(false);
    await t.asSystem((tx) => forgetPersonRows(tx, leaving.owner.uid, new Date()));
    expect((await cart(buyer)).brands).toMatchObject([{ lines: [{ problem: 'archived' }] }]);
    await t.asSystem((tx) => forgetPersonRows(tx, buyer.owner.uid, new Date()));
    const admin = await t.person('admin');
    const kept = await t.get(`/rest/v1/orders/${order.id}`, { actor: admin });
    expect(kept.body.delivery).toEqual({ address: '', pin_code: DELIVERY.pin_code });
  });
});
