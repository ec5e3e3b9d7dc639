import { HOUR_MS, type Paise } from '../kernel';

/** How long before an offer, a photo or a review is due a reminder is sent. */
export const EXPIRING_BEFORE_MS = 12 * HOUR_MS;
export const DUE_SOON_BEFORE_MS = 24 * HOUR_MS;
export const REVIEW_BEFORE_MS = 12 * HOUR_MS;

const FEWEST_SLOTS = 5;
const LAST_SHARE = 10;
const FUNDS_SHARE = 5;

/** True once, when the last tenth of the slots is reached, if there are enough to count. */
export function isLowOnSlots(left: number, slots: number): boolean {
  return slots >= FEWEST_SLOTS && left === Math.max(1, Math.floor(slots / LAST_SHARE));
}

/** What is left would pay for less than a fifth of the campaign just launched. */
export function isLowOnFunds(balancePaise: Paise, holdPaise: Paise): boolean {
  return balancePaise * FUNDS_SHARE < holdPaise;
}
