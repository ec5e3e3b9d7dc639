import type { PlacementType } from '../campaigns';
import {
  addDays,
  countDays,
  DAY_MS,
  defineStates,
  HOUR_MS,
  rupees,
  startOfDay,
  theSystem,
} from '../kernel';
import type { AdSpaceKind } from '../shops';
import { adSpacesPolicy } from './policy';

export const AD_SPACE_STATES = ['active', 'archived'] as const;
export type AdSpaceState = (typeof AD_SPACE_STATES)[number];

export const BOOKING_STATES = [
  'requested',
  'accepted',
  'active',
  'completed',
  'declined',
  'expired',
  'cancelled',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

const { book, answer, cancel, end } = adSpacesPolicy;
const system = theSystem();

/** Declining, expiring and cancelling give all of the money back; completing what was not proved. */
export const bookingStates = defineStates<BookingState>({
  noun: 'booking',
  states: BOOKING_STATES,
  initial: 'requested',
  transitions: [
    { from: 'requested', to: 'accepted', by: answer, via: 'booking_accept' },
    { from: 'requested', to: 'declined', by: answer, via: 'booking_decline' },
    { from: 'requested', to: 'cancelled', by: book, via: 'booking_cancel' },
    { from: 'requested', to: 'expired', by: system, via: 'booking.expire' },
    { from: 'accepted', to: 'cancelled', by: cancel, via: 'booking_cancel' },
    { from: 'accepted', to: 'active', by: system, via: 'booking.start' },
    { from: 'active', to: 'completed', by: system, via: 'booking.complete' },
    { from: 'active', to: 'completed', by: end, via: 'booking_end' },
  ],
});

/** States in which a booking reserves its days. */
export const LIVE_BOOKING_STATES = [
  'requested',
  'accepted',
  'active',
] as const satisfies readonly BookingState[];

/** The filters of a booking list. */
export const BOOKING_TABS = ['requested', 'accepted', 'active', 'past'] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];

export const TAB_BOOKING_STATES = {
  requested: ['requested'],
  accepted: ['accepted'],
  active: ['active'],
  past: ['completed', 'declined', 'expired', 'cancelled'],
} as const satisfies Record<BookingTab, readonly BookingState[]>;

/** First and last day, both meant. */
export interface DaySpan {
  readonly starts_on: string;
  readonly ends_on: string;
}

export const SPACE_PRICE_LIMITS = {
  leastPaise: rupees(10),
  mostPaise: rupees(1_00_000),
} as const;
export const SPACE_SIZE_CM = { least: 5, most: 5_000 } as const;
export const MAX_SPACE_PHOTOS = 6;
export const MAX_BLOCKED_SPANS = 50;
export const MAX_BOOKING_DAYS = 180;
export const MAX_DAYS_AHEAD = 365;
/** How long a shop has to answer; no longer than the first day lasts. */
export const ANSWER_HOURS = 48;
/** The part of a photo's name that says what it shows. */
export const SPACE_PHOTO_TYPE = 'space';

export type SpanProblem = 'reversed' | 'past' | 'too_long' | 'too_far';

/** What is wrong with these days for a booking made on that day, if anything. */
export function judgeSpan({ starts_on, ends_on }: DaySpan, today: string): SpanProblem | undefined {
  if (ends_on < starts_on) return 'reversed';
  if (starts_on < today) return 'past';
  if (countDays(starts_on, ends_on) > MAX_BOOKING_DAYS) return 'too_long';
  if (ends_on > addDays(today, MAX_DAYS_AHEAD)) return 'too_far';
  return undefined;
}

export function isOverlapping(one: DaySpan, other: DaySpan): boolean {
  return one.starts_on <= other.ends_on && other.starts_on <= one.ends_on;
}

export function answerByMs({ starts_on }: DaySpan, nowMs: number): number {
  return Math.min(nowMs + ANSWER_HOURS * HOUR_MS, startOfDay(starts_on) + DAY_MS);
}

/** The placement type of a space, whose proofs work like any placement's. */
export const PLACEMENT_OF_KIND: Readonly<Record<AdSpaceKind, PlacementType>> = {
  wall: 'poster',
  shutter: 'signboard',
  counter: 'counter',
  window: 'window',
  shelf: 'shelf',
  poster: 'poster',
  standee: 'standee',
  signboard: 'signboard',
};
