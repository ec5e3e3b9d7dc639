import type { Product } from '@chowk/domain/products';
import { describe, expect, it } from 'vitest';
import { fitsFilter } from './device-market';
import { marginSum } from './margin-sum';
import { isNarrowed, NO_FILTER } from './market-filter';

const PACK = {
  id: 'v-1',
  pack_size: '1 kg',
  sku: null,
  mrp_paise: 10_000,
  trade_paise: 8_000,
  tiers: [{ min_quantity: 10, price_paise: 7_000 }],
  min_quantity: 2,
  stock: 20,
  margin_bps: 1_600,
};

const PRODUCT: Product = {
  id: 'p-1',
  brand_id: 'b-1',
  brand_name: 'Surya Masale',
  name: 'हल्दी पाउडर',
  category: 'staples',
  min_order_paise: 0,
  description: '',
  hsn: '0910',
  gst_bps: 500,
  areas: [],
  image_paths: [],
  status: 'active',
  variants: [PACK],
  margin_bps: 1_600,
  import_id: null,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  version: 1,
};

describe('what was seen before', () => {
  it.each([
    [{}, true],
    [{ search: 'haldee' }, true],
    [{ search: 'masala surya' }, true],
    [{ search: 'tractor' }, false],
    [{ category: 'snacks' as const }, false],
    [{ brandId: 'b-2' }, false],
    [{ isInStock: true }, true],
  ])('is found without a network as with one: %j', (filter, fits) => {
    expect(fitsFilter(PRODUCT, { ...NO_FILTER, ...filter }, 'Bandra')).toBe(fits);
  });

  it('leaves out what is not sold, not there or not brought here', () => {
    const fits = (change: Partial<Product>, isInStock = false) =>
      fitsFilter({ ...PRODUCT, ...change }, { ...NO_FILTER, isInStock }, 'Bandra');
    expect(fits({ status: 'archived' })).toBe(false);
    expect(fits({ areas: ['Andheri'] })).toBe(false);
    expect(fits({ areas: ['BANDRA'] })).toBe(true);
    expect(fits({ variants: [{ ...PACK, stock: 1 }] }, true)).toBe(false);
  });

  it('knows when something is left out by choice', () => {
    expect(isNarrowed({ ...NO_FILTER, sort: 'margin' })).toBe(false);
    expect(isNarrowed({ ...NO_FILTER, isFromDeals: true })).toBe(true);
  });
});

it('the margin counts tax and the step the quantity reaches, and tells a loss', () => {
  expect(marginSum(PACK, 2, 10_000, 500)).toEqual({
    costPaise: 16_800,
    salesPaise: 20_000,
    profitPaise: 3_200,
    bps: 1_600,
  });
  expect(marginSum(PACK, 10, 10_000, 500).profitPaise).toBe(26_500);
  expect(marginSum(PACK, 2, 8_000, 500).profitPaise).toBe(-800);
  expect(marginSum(PACK, 2, 0, 500).bps).toBe(0);
});
