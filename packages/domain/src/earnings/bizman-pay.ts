import { DAY_MS, istMonth, type Paise, startOfIstDay, startOfIstMonth } from '../kernel';

export interface BonusTier {
  /** The tier holds from so many activations a month on. */
  readonly from: number;
  readonly bonusPaise: Paise;
}

/** One bonus a month: that of the highest tier reached, or nothing. */
export function bonusPaiseFor(activations: number, tiers: readonly BonusTier[]): Paise {
  const reached = tiers.filter(({ from }) => activations >= from).sort((a, b) => b.from - a.from);
  return reached[0]?.bonusPaise ?? 0;
}

const STAYING_DAYS = 60;

/** When a shop has stayed long enough: at midnight in India, so many days after its activation. */
export function stayedMs(activatedMs: number): number {
  return startOfIstDay(activatedMs) + STAYING_DAYS * DAY_MS;
}

/** Shops activated before this moment have stayed long enough by now. */
export function stayedSinceMs(nowMs: number): number {
  return startOfIstDay(nowMs) - (STAYING_DAYS - 1) * DAY_MS;
}

export interface ClosedMonth {
  /** YYYY-MM in India. */
  readonly month: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The months in India that have ended, the latest first: one run may have been missed. */
export function closedMonths(nowMs: number, count: number): ClosedMonth[] {
  const months: ClosedMonth[] = [];
  let untilMs = startOfIstMonth(nowMs);
  while (months.length < count) {
    const fromMs = startOfIstMonth(untilMs - 1);
    months.push({ month: istMonth(fromMs), fromMs, untilMs });
    untilMs = fromMs;
  }
  return months;
}
