import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '../kernel';
import { CONFIG } from '../platform';
import { feeBpsFor, holdPaise, placementPrice } from './price';

const tiers = CONFIG.fee_tiers.initial;

describe('the fee', () => {
  it.each([
    [0, 1_200],
    [rupees(99_999.99), 1_200],
    [rupees(1_00_000), 1_000],
    [rupees(9_99_999), 1_000],
    [rupees(10_00_000), 800],
    [rupees(50_00_000), 800],
  ])('for %d paise a month is %d basis points', (spend, bps) => {
    expect(feeBpsFor(spend, tiers)).toBe(bps);
  });

  it('does not depend on the order of the tiers', () => {
    expect(feeBpsFor(rupees(2_00_000), [...tiers].reverse())).toBe(1_000);
  });

  it('must start at zero', () => {
    expect(() => feeBpsFor(0, [{ fromPaise: 1, feeBps: 1 }])).toThrow('No fee tier');
  });
});

describe('the price of a placement', () => {
  it('is the payout, our fee on it, and the tax on the fee', () => {
    expect(placementPrice(rupees(500), { feeBps: 1_200, gstBps: 1_800 })).toEqual({
      payoutPaise: 50_000,
      feePaise: 6_000,
      gstPaise: 1_080,
      totalPaise: 57_080,
    });
  });

  it('adds up to the paisa for any payout, and the hold is exactly its placements', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: rupees(1_00_000) }),
        fc.constantFrom(800, 1_000, 1_200),
        fc.integer({ min: 1, max: 10_000 }),
        (payoutPaise, feeBps, slots) => {
          const price = placementPrice(payoutPaise, { feeBps, gstBps: 1_800 });
          expect(price.payoutPaise + price.feePaise + price.gstPaise).toBe(price.totalPaise);
          expect(Number.isSafeInteger(price.feePaise)).toBe(true);
          expect(holdPaise(price, slots)).toBe(price.totalPaise * slots);
        },
      ),
    );
  });
});
