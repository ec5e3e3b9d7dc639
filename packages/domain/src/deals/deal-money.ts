import type { PaymentNature } from '../campaigns';
import { taxWithheldPaise } from '../earnings';
import type { Paise } from '../kernel';
import type { PayoutTerms } from './contract';

export interface DealMoney {
  readonly grossPaise: Paise;
  readonly taxPaise: Paise;
  /** What reaches the store: the agreed amount without the tax. The brand's fee is not part of it. */
  readonly netPaise: Paise;
  /** The same for somebody whose PAN we know. */
  readonly netWithPanPaise: Paise;
}

/** What a deal pays into the store's hand, by the law of today; nothing where its tax is not known. */
export function dealMoney(
  grossPaise: Paise,
  nature: PaymentNature,
  { has_pan: hasPan, taxes }: PayoutTerms,
): DealMoney | undefined {
  const tax = taxes.find((each) => each.nature === nature);
  if (!tax) return undefined;
  const rate = {
    section: tax.section,
    rateBps: tax.rate_bps,
    noPanRateBps: tax.no_pan_rate_bps,
    yearThresholdPaise: tax.year_threshold_paise,
  };
  const facts = { grossPaise, yearSoFarPaise: tax.year_so_far_paise };
  const taxPaise = taxWithheldPaise(rate, { ...facts, hasPan });
  const withPanPaise = taxWithheldPaise(rate, { ...facts, hasPan: true });
  return {
    grossPaise,
    taxPaise,
    netPaise: grossPaise - taxPaise,
    netWithPanPaise: grossPaise - withPanPaise,
  };
}
