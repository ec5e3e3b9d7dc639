import { addDays, countDays } from '../kernel';

/**
 * What is counted by the day, each by the moment its raw row holds: whatever changes that moment
 * moves the count along, so the figures always equal a recount.
 */
export const FIGURE_KINDS = [
  'offered',
  'accepted',
  'submitted',
  'approved',
  'proof_rejected',
  'lead_created',
  'lead_converted',
  'order_placed',
  'joined_brand',
  'joined_retailer',
  'joined_bizman',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Upper bounds in hours of the histogram of times to proof. */
export const PROOF_WAIT_HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 120, 168, 336, 720] as const;

/** Longer than any chart is read, and short enough to stay a handful of rows. */
export const MAX_FIGURE_DAYS = 400;

/** How many took at most that many hours; null is the open last bucket. */
export interface WaitClass {
  readonly hours: number | null;
  readonly n: number;
}

/** The bucket of a percentile; undefined without data. */
export function waitOf(classes: readonly WaitClass[], share: number): WaitClass | undefined {
  const counted = classes.filter(({ n }) => n > 0);
  const all = counted.reduce((sum, { n }) => sum + n, 0);
  const order = counted.toSorted((a, b) => (a.hours ?? Infinity) - (b.hours ?? Infinity));
  let reached = 0;
  return order.find(({ n }) => {
    reached += n;
    return reached >= all * share;
  });
}

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** As many days, right before. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const days = countDays(from, to);
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: countDays(from, to) }, (_, i) => addDays(from, i));
}
