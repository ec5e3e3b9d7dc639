import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../test/world/market';
import { startTrade, type Trade } from '../../../test/world/trade';

let t: Trade;
let side: BrandSide;
let store: Store;
beforeAll(async () => {
  t = await startTrade();
  [side, store] = [await t.seller(), await t.store()];
});
afterAll(() => t.close());

interface Shown {
  readonly version: number;
  readonly margin_bps: number;
  readonly variants: readonly object[];
}
const change = (input: object, actor = side.owner) =>
  t.command('product_change_many', input, { actor });
async function read(id: string): Promise<Shown> {
  return (await t.get(`/rest/v1/products/${id}`, { actor: side.owner })).body as object as Shown;
}

it('changes price and stock of many products together', async () => {
  const tiers = [{ min_quantity: 10, price_paise: 7_500 }];
  const [a, b] = [await t.sell(side, { tiers }), await t.sell(side, { stock: 3 })];
  const ids = [a.productId, b.productId];
  const raised = await change({ ids, price_bps: 1_000, stock_added: 7 });
  expect(raised.body).toEqual({ changed: 2, problems: [] });
  expect(await read(a.productId)).toMatchObject({
    version: 2,
    margin_bps: 760,
    variants: [
      {
        trade_paise: 8_800,
        stock: 107,
        margin_bps: 760,
        tiers: [{ min_quantity: 10, price_paise: 8_250 }],
      },
    ],
  });
  expect(await read(b.productId)).toMatchObject({ variants: [{ trade_paise: 8_800, stock: 10 }] });
  await change({ ids, price_bps: -1_000, stock: 0 });
  expect(await read(b.productId)).toMatchObject({ variants: [{ trade_paise: 7_920, stock: 0 }] });
});

it('changes nothing when one price would break the rules, and names the pack', async () => {
  const [a, b] = [await t.sell(side), await t.sell(side, { mrp_paise: 8_500 }, { name: 'Tight' })];
  const refused = await change({ ids: [a.productId, b.productId], price_bps: 1_500 });
  expect(refused.body).toEqual({
    changed: 0,
    problems: [{ product_id: b.productId, name: 'Tight', pack_size: '1 kg', rule: 'over_mrp' }],
  });
  expect(await read(a.productId)).toMatchObject({ version: 1, variants: [{ trade_paise: 8_000 }] });
  const tooMany = await change({ ids: [a.productId], stock_added: 10_000_000 });
  expect(tooMany.body.problems).toMatchObject([{ rule: 'max_number' }]);
});

it('is for the brand’s own products alone, and for something to change', async () => {
  const [own, foreign] = [await t.sell(side), await t.sell(await t.seller())];
  expect((await change({ ids: [own.productId], stock: 1 }, store.owner)).body.code).toBe(
    'FORBIDDEN',
  );
  const both = { ids: [own.productId, foreign.productId], stock: 1 };
  expect((await change(both)).body.code).toBe('PGRST116');
  expect(await t.stockOf(own)).toBe(100);
  expect((await change({ ids: [own.productId] })).body.code).toBe('NO_VALID_FIELDS');
  for (const wrong of [{ stock: -1 }, { price_bps: -10_000 }, { stock_added: 0.5 }]) {
    expect((await change({ ids: [own.productId], ...wrong })).body.code).toBe('VALIDATION_FAILED');
  }
});

it('is found by what runs out', async () => {
  const brand = await t.seller();
  const low = await t.sell(brand, { stock: 29, min_quantity: 10 });
  await t.sell(brand, { stock: 30, min_quantity: 10 });
  const few = await t.sell(brand, { stock: 9 });
  const { body } = await t.get('/rest/v1/products?low_stock=true', { actor: brand.owner });
  expect((body.items as { id: string }[]).map(({ id }) => id)).toEqual([
    few.productId,
    low.productId,
  ]);
});
