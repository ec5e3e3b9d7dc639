import { DAY_MS, istDay, istMonth, type Paise, startOfIstDay, startOfIstMonth } from '../kernel';

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

interface DayPay {
  /** YYYY-MM-DD in India. */
  readonly day: string;
  readonly net_paise: Paise;
}

/** An answer from yesterday says nothing of today. */
export function earnedToday(known: DayPay, nowMs: number): Paise {
  return known.day === istDay(nowMs) ? known.net_paise : 0;
}

export interface TargetShare {
  readonly from: number;
  /** From 0 to 1, of the way to the next bonus. */
  readonly share: number;
}

/** How full the ring is: of the next tier, or full once there is none. */
export function targetShare(activations: number, nextFrom: number | undefined): TargetShare {
  if (nextFrom === undefined || nextFrom <= 0) return { from: activations, share: 1 };
  return { from: nextFrom, share: Math.min(1, Math.max(0, activations / nextFrom)) };
}

export interface MonthPay {
  readonly month: string;
  readonly gross_paise: Paise;
  readonly tax_paise: Paise;
  readonly net_paise: Paise;
}

export interface PayMonth {
  readonly pay: MonthPay;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** One month of those known, the oldest first, with its neighbours; the last one when none is asked for. */
export function payMonth(
  months: readonly MonthPay[],
  month: string | undefined,
): PayMonth | undefined {
  const asked = months.findIndex((each) => each.month === month);
  const at = asked === -1 ? months.length - 1 : asked;
  const pay = months[at];
  if (!pay) return undefined;
  return { pay, previous: months[at - 1]?.month, next: months[at + 1]?.month };
}
