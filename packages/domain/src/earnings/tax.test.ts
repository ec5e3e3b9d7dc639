import { describe, expect, it } from 'vitest';
import { rupees } from '../kernel';
import { type TaxRate, taxWithheldPaise } from './tax';

const platform: TaxRate = {
  section: '393',
  rateBps: 10,
  noPanRateBps: 500,
  yearThresholdPaise: rupees(5_00_000),
};

describe('tax withheld', () => {
  it('is nothing up to the threshold of the year, for somebody with a PAN', () => {
    const facts = { grossPaise: rupees(500), yearSoFarPaise: rupees(4_99_500), hasPan: true };
    expect(taxWithheldPaise(platform, facts)).toBe(0);
  });

  it('is the rate from the payment on that crosses it', () => {
    const facts = { grossPaise: rupees(500), yearSoFarPaise: rupees(4_99_501), hasPan: true };
    expect(taxWithheldPaise(platform, facts)).toBe(50);
  });

  it('is the higher rate without a PAN, from the first rupee', () => {
    const facts = { grossPaise: rupees(500), yearSoFarPaise: 0, hasPan: false };
    expect(taxWithheldPaise(platform, facts)).toBe(2_500);
  });
});
