import type { Paise } from '../kernel';
import { sumLines, type TaxedLine } from './tax';

function creditOf(line: TaxedLine, creditPaise: Paise): TaxedLine {
  const shareOf = (paise: Paise) => Math.round((creditPaise * paise) / line.total_paise);
  const half = shareOf(line.cgst_paise);
  const whole = shareOf(line.igst_paise);
  return {
    taxable_paise: creditPaise - 2 * half - whole,
    cgst_paise: half,
    sgst_paise: half,
    igst_paise: whole,
    total_paise: creditPaise,
  };
}

/**
 * Distributes a credit over the lines of the invoice, each tax rounded to the paisa as on the
 * invoice and the total exact to the paisa. A full credit equals the invoice.
 */
export function creditedLines<Line extends TaxedLine>(
  lines: readonly Line[],
  refundPaise: Paise,
): (Line & TaxedLine)[] {
  const { total_paise: totalPaise } = sumLines(lines);
  const upTo = (paise: Paise) => Math.round((refundPaise * paise) / totalPaise);
  let passedPaise = 0;
  return lines
    .filter((line) => line.total_paise > 0)
    .map((line) => {
      const before = upTo(passedPaise);
      passedPaise += line.total_paise;
      return { ...line, ...creditOf(line, upTo(passedPaise) - before) };
    });
}
