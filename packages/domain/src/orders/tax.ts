import { type Paise, shareBps } from '../kernel';

export interface TaxedLine {
  readonly taxable_paise: Paise;
  readonly cgst_paise: Paise;
  readonly sgst_paise: Paise;
  readonly igst_paise: Paise;
  readonly total_paise: Paise;
}

export interface TaxPlace {
  /** The state the brand is registered in; without a registration it may charge no tax. */
  readonly sellerState: string | null;
  /** The state the goods go to. */
  readonly buyerState: string | null;
}

/** Within a state two halves (CGST, SGST), between states one IGST; each rounded to the paisa. */
export function taxedLine(
  taxablePaise: Paise,
  gstBps: number,
  { sellerState, buyerState }: TaxPlace,
): TaxedLine {
  const isTaxed = sellerState !== null;
  const isWithin = buyerState === null || buyerState === sellerState;
  const half = isTaxed && isWithin ? shareBps(taxablePaise, gstBps / 2) : 0;
  const whole = isTaxed && !isWithin ? shareBps(taxablePaise, gstBps) : 0;
  return {
    taxable_paise: taxablePaise,
    cgst_paise: half,
    sgst_paise: half,
    igst_paise: whole,
    total_paise: taxablePaise + 2 * half + whole,
  };
}

/** What an order comes to is what its lines come to. */
export function sumLines(lines: readonly TaxedLine[]): TaxedLine {
  const sum = (pick: (line: TaxedLine) => Paise) =>
    lines.reduce((total, line) => total + pick(line), 0);
  return {
    taxable_paise: sum((line) => line.taxable_paise),
    cgst_paise: sum((line) => line.cgst_paise),
    sgst_paise: sum((line) => line.sgst_paise),
    igst_paise: sum((line) => line.igst_paise),
    total_paise: sum((line) => line.total_paise),
  };
}
