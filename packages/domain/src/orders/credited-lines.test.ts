import { describe, expect, it } from 'vitest';
import { creditedLines } from './credited-lines';
import { sumLines, taxedLine } from './tax';

const WITHIN = { sellerState: '27', buyerState: '27' };
const ACROSS = { sellerState: '27', buyerState: '24' };
const UNREGISTERED = { sellerState: null, buyerState: '27' };

const cart = (place: typeof WITHIN | typeof UNREGISTERED) => [
  taxedLine(33_333, 500, place),
  taxedLine(0, 1800, place),
  taxedLine(7, 1800, place),
  taxedLine(1_99_999, 1200, place),
];

describe('a credit note', () => {
  it.each([WITHIN, ACROSS, UNREGISTERED])(
    'is the whole invoice when all goes back: %j',
    (place) => {
      const lines = cart(place);
      const credited = creditedLines(lines, sumLines(lines).total_paise);
      expect(credited).toEqual(lines.filter(({ total_paise }) => total_paise > 0));
    },
  );

  it.each([WITHIN, ACROSS, UNREGISTERED])(
    'adds up to any part of it, line by line: %j',
    (place) => {
      const lines = cart(place);
      const { total_paise } = sumLines(lines);
      for (let refund = 1; refund < total_paise; refund += 4_999) {
        const credited = creditedLines(lines, refund);
        expect(sumLines(credited).total_paise).toBe(refund);
        for (const line of credited) {
          const { taxable_paise, cgst_paise, sgst_paise, igst_paise } = line;
          expect(taxable_paise + cgst_paise + sgst_paise + igst_paise).toBe(line.total_paise);
          expect(cgst_paise).toBe(sgst_paise);
          expect(Math.min(taxable_paise, cgst_paise, igst_paise)).toBeGreaterThanOrEqual(0);
        }
      }
    },
  );

  it('takes each tax back in proportion', () => {
    const [line] = creditedLines([taxedLine(80_000, 500, WITHIN)], 21_000);
    expect(line).toEqual({
      taxable_paise: 20_000,
      cgst_paise: 500,
      sgst_paise: 500,
      igst_paise: 0,
      total_paise: 21_000,
    });
  });
});
