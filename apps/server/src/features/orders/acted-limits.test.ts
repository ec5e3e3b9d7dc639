import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../test/world/market';
import { DELIVERY, type Sold, startTrade, type Trade } from '../../../test/world/trade';
import { newId } from '../../new-id';

let t: Trade;
let side: BrandSide;
beforeAll(async () => {
  t = await startTrade();
  side = await t.seller();
});
afterAll(() => t.close());

/** ₹80 a piece, no tax: up to ₹400 an order, ₹1,000 a month. */
const LIMITS = { limit_paise: 40_000, month_limit_paise: 1_00_000 };

async function looked(limits: object | null = LIMITS) {
  const bizman = await t.person('bizman');
  const store = await t.store({ salesperson_id: bizman.uid });
  const sold = await t.sell(side, { stock: 1_000 });
  if (limits) expect((await allow(store, limits)).status).toBe(200);
  return { bizman, store, sold };
}

const allow = ({ shopId, owner }: Store, limits: object) =>
  t.command(
    'shop_consent_update',
    { kind: 'orders', shop_id: shopId, is_granted: true, ...limits },
    { actor: owner },
  );

interface Looked {
  readonly bizman: Store['owner'];
  readonly store: Store;
  readonly sold: Sold;
}

const order = ({ bizman, store, sold }: Looked, pieces: number, others: readonly Sold[] = []) =>
  t.command(
    'order_place',
    {
      id: newId(),
      shop_id: store.shopId,
      lines: [t.line(sold, pieces), ...others.map((each) => t.line(each, pieces))],
      payment: 'on_delivery',
      delivery: DELIVERY,
    },
    { actor: bizman, headers: { 'x-acting-shop': store.shopId } },
  );

const consentOf = async ({ store }: Looked, actor = store.owner) => {
  const { body } = await t.get(`/rest/v1/shops/${store.shopId}/consents`, { actor });
  return (body.items as { kind: string }[]).find(({ kind }) => kind === 'orders');
};

describe('orders a bizman places for a shop', () => {
  it('cost at most so much each: a rupee more is refused, and nothing is ordered', async () => {
    const who = await looked();
    const over = await order(who, 6);
    expect(over.body).toMatchObject({
      code: 'ACTING_REFUSED',
      details: { reason: 'over_order_limit', limit_paise: 40_000 },
    });
    expect(await t.stockOf(who.sold)).toBe(1_000);
    expect((await order(who, 5)).status).toBe(200);
    // The owner in person orders what they like.
    expect((await t.place(who.store, [t.line(who.sold, 50)])).status).toBe(200);
  });

  it('cost at most so much a month in India, over all of them; what was called off is free again', async () => {
    const who = await looked();
    const [first] = [await order(who, 5), await order(who, 5)];
    const over = await order(who, 3);
    expect(over.body.details).toMatchObject({
      reason: 'over_month_limit',
      limit_paise: 1_00_000,
      left_paise: 20_000,
    });
    expect(await consentOf(who)).toMatchObject({ ...LIMITS, month_used_paise: 80_000 });
    expect(await consentOf(who, who.bizman)).toMatchObject({ month_used_paise: 80_000 });
    const id = (first.body.orders as { id: string }[])[0]?.id;
    await t.command('order_cancel', { id }, { actor: who.store.owner });
    expect((await order(who, 3)).status).toBe(200);
    const now = t.clock.ms;
    t.clock.ms = Date.parse('2027-01-31T18:29:00Z');
    const last = await looked();
    expect([(await order(last, 5)).status, (await order(last, 5)).status]).toEqual([200, 200]);
    expect((await order(last, 3)).body.details).toMatchObject({ reason: 'over_month_limit' });
    t.clock.ms = Date.parse('2027-01-31T18:30:00Z');
    expect((await order(last, 3)).status).toBe(200);
    t.clock.ms = now;
  });

  it('count together when a cart is for two brands', async () => {
    const who = await looked({ limit_paise: 40_000, month_limit_paise: 60_000 });
    const other = await t.sell(await t.seller());
    expect((await order(who, 5, [other])).body.details).toMatchObject({
      reason: 'over_month_limit',
      left_paise: 60_000,
    });
    expect((await order(who, 3, [other])).status).toBe(200);
  });

  it('stay within it when they come at the same moment', async () => {
    const who = await looked();
    const answers = await Promise.all([1, 2, 3, 4].map(() => order(who, 5)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });
});

describe('the owner’s word', () => {
  it('is not given without both amounts, or with a month below an order', async () => {
    const { store } = await looked(null);
    const fieldsOf = async (limits: object) => (await allow(store, limits)).body.details;
    expect(await fieldsOf({})).toMatchObject({ fields: [{ path: 'limit_paise' }] });
    expect(await fieldsOf({ limit_paise: 10_000 })).toMatchObject({
      fields: [{ path: 'month_limit_paise', rule: 'required' }],
    });
    expect(await fieldsOf({ limit_paise: 10_000, month_limit_paise: 9_999 })).toMatchObject({
      fields: [{ path: 'month_limit_paise', rule: 'min_number' }],
    });
  });
});

it('a consent from before has a limit of ₹5,000 an order and ₹20,000 a month', async () => {
  const { readFileSync } = await import('node:fs');
  const path = new URL('../../db/migrations/0001_order_consent_limits.sql', import.meta.url);
  const [, givesLimits = '', holdsThem = ''] = readFileSync(path, 'utf8').split(
    '--> statement-breakpoint',
  );
  const who = await looked();
  await t.db.execute('alter table shop_consents drop constraint shop_consents_month_limit');
  await t.db.execute('alter table shop_consents drop constraint shop_consents_limit');
  await t.db.execute(
    "update shop_consents set limit_paise = null, month_limit_paise = null where kind = 'orders'",
  );
  await t.db.execute(givesLimits);
  await t.db.execute(holdsThem.replace(/create index[^;]+;/, ''));
  expect(await consentOf(who)).toMatchObject({
    limit_paise: 5_00_000,
    month_limit_paise: 20_00_000,
  });
});
