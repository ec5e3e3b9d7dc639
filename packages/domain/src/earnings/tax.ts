import { type Paise, shareBps } from '../kernel';

/** One dated row of `tax_rates`: what the law says from a day on, never a constant in code. */
export interface TaxRate {
  readonly section: string;
  readonly rateBps: number;
  /** Without a PAN. */
  readonly noPanRateBps: number;
  /** Nothing is withheld while the year's payments to a person with a PAN stay at or below this. */
  readonly yearThresholdPaise: Paise;
}

export interface TaxCase {
  readonly grossPaise: Paise;
  /** Paid or credited to them in this financial year before. */
  readonly yearSoFarPaise: Paise;
  readonly hasPan: boolean;
}

/** What is withheld from one payment. */
export function taxWithheldPaise(rate: TaxRate, facts: TaxCase): Paise {
  if (!facts.hasPan) return shareBps(facts.grossPaise, rate.noPanRateBps);
  const isBelow = facts.yearSoFarPaise + facts.grossPaise <= rate.yearThresholdPaise;
  return isBelow ? 0 : shareBps(facts.grossPaise, rate.rateBps);
}
