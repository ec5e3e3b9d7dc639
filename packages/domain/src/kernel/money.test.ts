import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAboutBps,
  formatBps,
  formatNumber,
  formatPaise,
  isPaise,
  parsePaise,
  rupees,
  shareBps,
} from './money';

describe('money', () => {
  it.each([
    [0, '₹0'],
    [12_345_600, '₹1,23,456'],
    [12_345_678_90, '₹1,23,45,678.90'],
    [-50, '-₹0.50'],
    [5, '₹0.05'],
  ])('shows %i paise as %s', (paise, shown) => {
    expect(formatPaise(paise)).toBe(shown);
  });

  it('says shares in percent', () => {
    expect([2_035, 1_950, 49, -1_249].map(formatAboutBps)).toEqual(['20%', '20%', '0%', '-12%']);
    expect([1_200, 1_850, 5, 0].map(formatBps)).toEqual(['12%', '18.5%', '0.05%', '0%']);
  });

  it('is short on tiles', () => {
    expect(formatPaise(rupees(120_000), { compact: true })).toMatch(/^₹1\.2\s?L$/);
    expect(formatPaise(rupees(12_000_000), { compact: true })).toMatch(/^₹1\.2\s?Cr$/);
    expect(formatPaise(rupees(200_000), { compact: true })).toMatch(/^₹2\s?L$/);
    expect(formatPaise(rupees(237.5), { compact: true })).toBe('₹237.50');
  });

  it.each([
    ['₹ 1,23,456.50', 12_345_650],
    ['1234', 123_400],
    ['0.5', 50],
    ['-3', -300],
    ['1.234', undefined],
    ['twelve', undefined],
    ['', undefined],
    ['1e5', undefined],
    ['12345678901234', undefined],
  ])('reads %j as %s paise', (text, paise) => {
    expect(parsePaise(text)).toBe(paise);
  });

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
        expect(parsePaise(formatPaise(paise).replace(/^-₹/, '-'))).toBe(paise === 0 ? 0 : paise);
      }),
    );
  });

  it('rounds a share half away from zero and never makes half a paisa', () => {
    expect(shareBps(50, 100)).toBe(1);
    expect(shareBps(49, 100)).toBe(0);
    expect(shareBps(-50, 100)).toBe(-1);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.integer({ min: 0, max: 10_000 }),
        (paise, bps) => {
          const share = shareBps(paise, bps);
          expect(Number.isInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(paise);
        },
      ),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '5', null])(
    'does not take %s for paise',
    (value) => {
      expect(isPaise(value)).toBe(false);
    },
  );

  it('refuses amounts beyond any the platform will see', () => {
    expect(() => rupees(1e15)).toThrow(RangeError);
  });

  it('groups counts the Indian way', () => {
    expect(formatNumber(1_234_567)).toBe('12,34,567');
  });
});
