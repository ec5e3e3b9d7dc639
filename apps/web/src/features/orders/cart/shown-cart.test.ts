import '../../../../test/browser-stand-ins';
import { withQuantity } from '@chowk/domain/orders';
import { describe, expect, it } from 'vitest';
import type { CachedPack } from '@/offline/read/cached-products';
import { changedPrices } from './cart.queries';
import { fittingQuantity, readQuantity, stepQuantity } from './quantity-text';
import {
  type CartLine,
  type CartState,
  isKnown,
  linesOf,
  packOfLine,
  readyBrands,
  shownCart,
} from './shown-cart';

const LINE: CartLine = {
  variant_id: 'v-1',
  product_id: 'p-1',
  product_name: 'Haldi',
  pack_size: '1 kg',
  image_path: null,
  quantity: 2,
  min_quantity: 2,
  stock: 20,
  mrp_paise: 10_000,
  price_paise: 8_000,
  gst_bps: 500,
  taxable_paise: 16_000,
  total_paise: 16_800,
  problem: null,
};

const BRAND = {
  brand_id: 'b-1',
  brand_name: 'Surya',
  lines: [LINE],
  taxable_paise: 16_000,
  cgst_paise: 400,
  sgst_paise: 400,
  igst_paise: 0,
  total_paise: 16_800,
  min_order_paise: 50_000,
  missing_paise: 34_000,
};

const CART = { brands: [BRAND], total_paise: 16_800, earnings_paise: 70_000 };

function seen(id: string, values: Partial<CachedPack['product']> = {}): CachedPack {
  const pack = packOfLine(BRAND, { ...LINE, variant_id: id });
  return {
    product: { ...pack.product, ...values },
    variant: { ...pack.variant, tiers: [{ min_quantity: 10, price_paise: 7_000 }] },
  };
}

interface Changed extends Partial<Omit<CartState, 'lines'>> {
  /** What was changed here since the server priced the cart. */
  readonly wanted?: Readonly<Record<string, number>>;
}

function state({ wanted = {}, ...values }: Changed): CartState {
  const { cart, packs } = { cart: CART, packs: {}, ...values };
  const priced = { lines: linesOf(cart) };
  const { lines } = Object.entries(wanted).reduce<Pick<CartState, 'lines'>>(
    (now, [id, quantity]) => withQuantity({ lines: [...now.lines] }, id, quantity),
    priced,
  );
  return { lines, cart, packs };
}

describe('the cart on this device', () => {
  it('is the server’s own where nothing was done since', () => {
    expect(shownCart(state({}), null)).toEqual({ ...CART, isEstimate: false });
    expect(shownCart(state({ wanted: { 'v-1': 2 } }), null).isEstimate).toBe(false);
  });

  it('reckons with the price steps that were seen, and with the tax of that brand', () => {
    const more = state({ wanted: { 'v-1': 10 }, packs: { 'v-1': seen('v-1') } });
    const shown = shownCart(more, null);
    expect(shown).toMatchObject({ isEstimate: true, total_paise: 73_500 });
    expect(shown.brands).toMatchObject([
      { taxable_paise: 70_000, cgst_paise: 1_750, sgst_paise: 1_750, missing_paise: 0 },
    ]);
    // Steps that were seen before the price changed say nothing any more.
    const [line] = BRAND.lines;
    const dearer = { ...BRAND, lines: [{ ...LINE, ...line, price_paise: 9_000 }] };
    const since = { ...more, cart: { ...CART, brands: [dearer] } };
    expect(shownCart(since, null).brands[0]?.lines[0]?.price_paise).toBe(9_000);
    const across = { ...BRAND, cgst_paise: 0, sgst_paise: 0, igst_paise: 800 };
    const away = shownCart({ ...more, cart: { ...CART, brands: [across] } }, null);
    expect(away.brands).toMatchObject([{ igst_paise: 3_500, cgst_paise: 0 }]);
  });

  it('splits no tax of a brand whose state the server has not told', () => {
    const packs = { 'v-2': seen('v-2'), 'v-3': seen('v-3', { brand_id: 'b-2' }) };
    const { brands } = shownCart(state({ wanted: { 'v-2': 2, 'v-3': 2 }, packs }), null);
    expect(brands[0]).not.toHaveProperty('isTaxUnsplit');
    expect(brands[1]).toMatchObject({ isTaxUnsplit: true, total_paise: 16_800 });
    // A brand of goods without tax has told nothing of its state either.
    const untaxed = { ...LINE, gst_bps: 0, total_paise: 16_000 };
    const none = { cgst_paise: 0, sgst_paise: 0, total_paise: 16_000 };
    const free = { ...CART, brands: [{ ...BRAND, ...none, lines: [untaxed] }] };
    const more = state({ cart: free, wanted: { 'v-2': 2 }, packs });
    expect(shownCart(more, null).brands).toMatchObject([{ isTaxUnsplit: true }]);
    // Without a registration it charges no tax, and that is known.
    const unregistered = { ...LINE, total_paise: 16_000 };
    const plain = { ...CART, brands: [{ ...BRAND, ...none, lines: [unregistered] }] };
    const [brand] = shownCart(state({ cart: plain, wanted: { 'v-1': 3 } }), null).brands;
    expect(brand).toMatchObject({ taxable_paise: 24_000, total_paise: 24_000 });
    expect(brand).not.toHaveProperty('isTaxUnsplit');
  });

  it('takes lines out and puts new ones in, to their brand or a new one', () => {
    expect(shownCart(state({ wanted: { 'v-1': 0 } }), null).brands).toEqual([]);
    const packs = { 'v-2': seen('v-2'), 'v-3': seen('v-3', { brand_id: 'b-2', brand_name: 'Om' }) };
    const wanted = { 'v-2': 3, 'v-3': 4, 'v-9': 5 };
    const { brands } = shownCart(state({ wanted, packs }), null);
    expect(brands.map(({ brand_name, lines }) => [brand_name, lines.length])).toEqual([
      ['Surya', 2],
      ['Om', 1],
    ]);
    expect(brands[1]).toMatchObject({ min_order_paise: 0, total_paise: 33_600 });
    const first = shownCart(state({ cart: undefined, wanted, packs }), null);
    expect(first.brands).toHaveLength(2);
    expect([isKnown(state({})), isKnown(state({ wanted, packs }))]).toEqual([true, false]);
  });

  it('knows the minimum of a brand whose goods were only seen, and orders nothing below it', () => {
    const om = { brand_id: 'b-2', brand_name: 'Om', min_order_paise: 30_000 };
    const packs = { 'v-3': seen('v-3', om) };
    const few = shownCart(state({ cart: undefined, wanted: { 'v-3': 3 }, packs }), null);
    expect(few.brands).toMatchObject([{ min_order_paise: 30_000, missing_paise: 6_000 }]);
    expect(readyBrands(few)).toEqual([]);
    const enough = shownCart(state({ cart: undefined, wanted: { 'v-3': 4 }, packs }), null);
    expect(readyBrands(enough)).toHaveLength(1);
  });

  it.each([
    [{ 'v-1': 21 }, {}, 'stock'],
    [{ 'v-1': 1 }, {}, 'minimum'],
    [{ 'v-2': 3 }, { 'v-2': seen('v-2', { status: 'archived' }) }, 'archived'],
    [{ 'v-2': 3 }, { 'v-2': seen('v-2', { areas: ['Andheri'] }) }, 'not_served'],
    [{ 'v-2': 3 }, { 'v-2': seen('v-2', { areas: [' bandra '] }) }, null],
  ])('says what is wrong with a line (%#)', (wanted, packs, problem) => {
    const { brands } = shownCart(state({ wanted, packs }), 'Bandra');
    expect(brands[0]?.lines.at(-1)?.problem).toBe(problem);
  });

  it('orders what is whole: no brand below its minimum, no line with a problem', () => {
    const bad = { ...LINE, variant_id: 'v-2', problem: 'stock' as const };
    const ready = { ...BRAND, brand_id: 'b-2', missing_paise: 0, lines: [LINE, bad] };
    const brands = readyBrands({ ...CART, brands: [BRAND, ready] });
    expect(brands.map(({ brand_id, lines }) => [brand_id, lines.length])).toEqual([['b-2', 1]]);
  });
});

it('a price that changed is told until it was seen, and only for the same number', () => {
  const dearer = { ...CART, brands: [{ ...BRAND, lines: [{ ...LINE, price_paise: 8_500 }] }] };
  const first = changedPrices(CART, dearer);
  expect(first).toEqual({ 'v-1': 8_000 });
  expect(changedPrices({ ...dearer, was: first }, dearer)).toEqual({ 'v-1': 8_000 });
  expect(changedPrices({ ...dearer, was: first }, CART)).toEqual({});
  const other = { ...CART, brands: [{ ...BRAND, lines: [{ ...LINE, quantity: 5 }] }] };
  expect(changedPrices(other, dearer)).toEqual({});
  expect(changedPrices(undefined, dearer)).toEqual({});
});

describe('a number of pieces', () => {
  const bounds = { least: 3, stock: 1_000 };
  it.each([
    ['12', { quantity: 12 }],
    ['१२', { quantity: 12 }],
    ['1,000', { quantity: 1_000 }],
    ['0', { quantity: 0 }],
    ['', { problem: 'empty' }],
    ['-4', { problem: 'minus' }],
    ['2.5', { problem: 'whole' }],
    ['ten', { problem: 'digits' }],
    ['2', { problem: 'minimum' }],
    ['1001', { problem: 'stock' }],
    ['99999999999999', { problem: 'large' }],
    ['100001', { problem: 'large' }],
  ])('typed as “%s” is %j', (text, read) => {
    expect(readQuantity(text, bounds)).toEqual(read);
  });

  it('steps from none to the least and back, and never beyond the stock', () => {
    expect(stepQuantity(0, 1, bounds)).toBe(3);
    expect(stepQuantity(3, -1, bounds)).toBe(0);
    expect(stepQuantity(4, -1, bounds)).toBe(3);
    expect(stepQuantity(1_000, 1, bounds)).toBe(1_000);
    expect(stepQuantity(1_500, -1, bounds)).toBe(1_000);
  });

  it.each([
    ['archived', 0],
    ['not_served', 0],
    ['stock', 20],
    ['minimum', 2],
    ['price', 2],
  ] as const)('put right after “%s” is %i', (problem, quantity) => {
    expect(fittingQuantity({ ...LINE, problem })).toBe(quantity);
    expect(fittingQuantity({ ...LINE, problem: 'stock', stock: 1 })).toBe(0);
  });
});
