import { type Paise, rupees } from '../kernel';

export interface PaidDay {
  readonly shop_id: string;
  /** What one day of a booking came to. */
  readonly day_paise: Paise;
}

export interface PriceHint {
  readonly low_paise: Paise;
  readonly high_paise: Paise;
  readonly bookings: number;
}

/** Of fewer shops the price of one could be told from the hint. */
export const HINT_SHOPS = 3;
/** How far away a shop is still nearby, and how long ago a booking still says something. */
export const HINT_RADIUS_M = 5_000;
export const HINT_DAYS = 180;

const STEP = rupees(5);
const QUARTER = 0.25;

/** What most bookings nearby paid a day: the middle half of them, in steps of ₹5. */
export function priceHint(paid: readonly PaidDay[]): PriceHint | null {
  if (new Set(paid.map(({ shop_id }) => shop_id)).size < HINT_SHOPS) return null;
  const days = paid.map(({ day_paise }) => day_paise).sort((a, b) => a - b);
  const at = (share: number) => days[Math.round((days.length - 1) * share)] ?? 0;
  const whole = (paise: Paise) => Math.max(STEP, Math.round(paise / STEP) * STEP);
  return {
    low_paise: whole(at(QUARTER)),
    high_paise: whole(at(1 - QUARTER)),
    bookings: paid.length,
  };
}
