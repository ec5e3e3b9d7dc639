import { addDays, countDays, istDay } from '../kernel';

const DAYS_A_WEEK = 7;
/** Long before the first row. */
const A_MONDAY = '2001-01-01';

export interface Streak {
  /** Weeks in a row, Monday to Sunday in India, with an approved placement in each. */
  readonly weeks: number;
  /** Whether this week already has its own; until it ends, it breaks nothing. */
  readonly is_this_week: boolean;
}

/** The Monday of that week, as YYYY-MM-DD. */
export function mondayOf(ms: number): string {
  const day = istDay(ms);
  return addDays(day, -((countDays(A_MONDAY, day) - 1) % DAYS_A_WEEK));
}

/** Of the Mondays of all weeks with an approval, in any order. */
export function streakOf(mondays: Iterable<string>, nowMs: number): Streak {
  const approved = new Set(mondays);
  const thisWeek = mondayOf(nowMs);
  const is_this_week = approved.has(thisWeek);
  let monday = is_this_week ? thisWeek : addDays(thisWeek, -DAYS_A_WEEK);
  let weeks = 0;
  while (approved.has(monday)) {
    weeks += 1;
    monday = addDays(monday, -DAYS_A_WEEK);
  }
  return { weeks, is_this_week };
}
