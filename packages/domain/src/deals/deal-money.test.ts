import { expect, it } from 'vitest';
import type { PayoutTerms } from './contract';
import { dealMoney } from './deal-money';

const TAX = {
  nature: 'platform_supply',
  section: '393 e-commerce',
  rate_bps: 10,
  no_pan_rate_bps: 500,
  year_threshold_paise: 500_000_00,
  year_so_far_paise: 0,
} as const;
const TERMS: PayoutTerms = { has_pan: false, review_days: 2, payable_days: 7, taxes: [TAX] };

it('adds up: what was agreed, less the tax, is what the store gets', () => {
  expect(dealMoney(50_000, 'platform_supply', TERMS)).toEqual({
    grossPaise: 50_000,
    taxPaise: 2_500,
    netPaise: 47_500,
    netWithPanPaise: 50_000,
  });
});

it('withholds nothing below the threshold of the year with a PAN, and the rate above it', () => {
  const withPan = { ...TERMS, has_pan: true };
  expect(dealMoney(50_000, 'platform_supply', withPan)?.netPaise).toBe(50_000);
  const used = { ...withPan, taxes: [{ ...TAX, year_so_far_paise: 500_000_00 }] };
  expect(dealMoney(50_000, 'platform_supply', used)).toMatchObject({
    taxPaise: 50,
    netPaise: 49_950,
    netWithPanPaise: 49_950,
  });
});

it('says nothing of a payment it has no tax for', () => {
  expect(dealMoney(50_000, 'benefit', TERMS)).toBeUndefined();
});
