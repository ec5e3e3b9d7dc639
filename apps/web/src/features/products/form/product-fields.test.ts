import '../../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { newId } from '@/api/client/contract-client';
import { problemsOf, wordsOf } from '@/forms/checks';
import {
  CHECKS,
  emptyProduct,
  inputOf,
  type ProductValues,
  valuesOf,
  WORDS,
} from './product-fields';

const productErrors = (values: ProductValues) =>
  Object.fromEntries(
    problemsOf(CHECKS, values).map((problem) => [
      problem.path,
      wordsOf(WORDS, problem) ?? `rule.${problem.rule}`,
    ]),
  );

function filled(): ProductValues {
  const empty = emptyProduct(newId);
  const [pack] = empty.variants;
  if (!pack) throw new Error('no pack');
  return {
    ...empty,
    name: ' Haldi ',
    category: 'staples',
    hsn: '0910',
    gst_bps: 500,
    variants: [{ ...pack, pack_size: '1 kg', mrp_paise: 10_000, trade_paise: 8_000, stock: 5 }],
  };
}

describe('the form of a product', () => {
  it('says of every empty field that it is needed', () => {
    expect(productErrors(emptyProduct(newId))).toEqual({
      name: 'rule.required',
      category: 'rule.choice',
      hsn: 'rule.hsn',
      gst_bps: 'rule.choice',
      'variants.0.pack_size': 'rule.required',
      'variants.0.mrp_paise': 'rule.required',
      'variants.0.trade_paise': 'rule.required',
      'variants.0.stock': 'rule.required',
    });
    expect(productErrors(filled())).toEqual({});
  });

  it('holds prices to the rules of the domain', () => {
    const values = filled();
    const [pack] = values.variants;
    if (!pack) throw new Error('no pack');
    const errorsOf = (change: object) =>
      productErrors({ ...values, variants: [{ ...pack, ...change }] });
    expect(errorsOf({ trade_paise: 9_900 })).toEqual({ 'variants.0.trade_paise': 'rule.over_mrp' });
    expect(errorsOf({ tiers: [{ key: 'a', min_quantity: 10, price_paise: 8_100 }] })).toEqual({
      'variants.0.tiers': 'rule.tier_order',
    });
    expect(errorsOf({ tiers: [{ key: 'a', min_quantity: null, price_paise: 1 }] })).toEqual({
      'variants.0.tiers.0.min_quantity': 'rule.required',
    });
    expect(errorsOf({ min_quantity: 0, stock: 1e9 })).toEqual({
      'variants.0.min_quantity': 'rule.min_number',
      'variants.0.stock': 'rule.max_number',
    });
    const twice = { ...values, variants: [pack, { ...pack, id: newId(), pack_size: '1 KG ' }] };
    expect(productErrors(twice)).toEqual({ 'variants.1.pack_size': 'rule.twice' });
  });

  it('sends what was typed, with the version and the stock that were seen', () => {
    expect(inputOf(filled())).toMatchObject({ name: 'Haldi', variants: [{ sku: null, stock: 5 }] });
    expect(inputOf(filled())).not.toHaveProperty('version');
    const product = {
      ...inputOf(filled()),
      version: 3,
      variants: [{ ...inputOf(filled()).variants[0], sku: 'A', margin_bps: 1 }],
    };
    const sent = inputOf(valuesOf(product as never));
    expect(sent).toMatchObject({ version: 3, variants: [{ sku: 'A', stock_seen: 5 }] });
    expect(sent.variants[0]).not.toHaveProperty('margin_bps');
  });
});
