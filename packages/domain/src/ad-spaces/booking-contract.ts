import * as z from 'zod/mini';
import { DEAL_STATES } from '../deals';
import {
  dayField,
  defineCommand,
  defineQuery,
  idField,
  olderParams,
  pageOf,
  paiseField,
  searchField,
  textField,
  timeField,
} from '../kernel';
import { AD_SPACE_KINDS } from '../shops';
import { adSpacesPolicy } from './policy';
import { BOOKING_STATES, BOOKING_TABS } from './rules';

const MAX_BRIEF_LENGTH = 2_000;
const MAX_REASON_LENGTH = 500;

const priceFields = {
  price_paise: paiseField,
  fee_bps: z.number(),
  gst_bps: z.number(),
  fee_paise: paiseField,
  gst_paise: paiseField,
  /** Price, fee and tax on the fee: what is held. */
  total_paise: paiseField,
};

/** A week of the booking: its photos are a deal like any other, from the day it begins. */
const periodView = z.object({
  number: z.number(),
  starts_on: dayField,
  ends_on: dayField,
  payout_paise: paiseField,
  /** Absent until the week begins. */
  deal_id: z.nullable(idField),
  deal_status: z.nullable(z.enum(DEAL_STATES)),
  due_at: z.nullable(timeField),
});
export type BookingPeriodView = z.output<typeof periodView>;

export const bookingView = z.object({
  id: idField,
  space_id: idField,
  space_title: z.string(),
  space_kind: z.enum(AD_SPACE_KINDS),
  photo_path: z.nullable(z.string()),
  shop_id: idField,
  shop_name: z.string(),
  area: z.nullable(z.string()),
  brand_id: idField,
  brand_name: z.string(),
  starts_on: dayField,
  ends_on: dayField,
  days: z.number(),
  status: z.enum(BOOKING_STATES),
  /** What the brand wants to be put up. */
  brief: z.string(),
  ...priceFields,
  /** What the shop has earned by proved weeks, before tax. */
  earned_paise: paiseField,
  /** What came back to the brand. */
  refunded_paise: paiseField,
  periods: z.array(periodView),
  /** Until when the shop may answer. */
  expires_at: timeField,
  answered_at: z.nullable(timeField),
  started_at: z.nullable(timeField),
  ended_at: z.nullable(timeField),
  reason: z.nullable(z.string()),
  created_at: timeField,
  updated_at: timeField,
  version: z.number(),
});
export type Booking = z.output<typeof bookingView>;

export const requestBooking = defineCommand({
  name: 'booking_request',
  summary: 'Ask a shop for a space on these days; the money is held until it is over',
  input: z.object({
    /** Made by the caller: pressed again it is the same booking. */
    id: idField,
    space_id: idField,
    starts_on: dayField,
    ends_on: dayField,
    brief: textField(MAX_BRIEF_LENGTH, 3),
    /** What the brand was shown; another sum is refused instead of taken. */
    total_paise: paiseField,
  }),
  output: bookingView,
  access: adSpacesPolicy.book,
  entity: 'ad_space_bookings',
});

const oneBooking = z.object({ id: idField });
const reasonField = z.optional(textField(MAX_REASON_LENGTH, 0));

export const acceptBooking = defineCommand({
  name: 'booking_accept',
  summary: 'Let a brand have a space of your shop on these days',
  input: oneBooking,
  output: bookingView,
  access: adSpacesPolicy.answer,
  entity: 'ad_space_bookings',
  actable: true,
});

export const declineBooking = defineCommand({
  name: 'booking_decline',
  summary: 'Say no to a brand; its money goes back',
  input: z.object({ id: idField, reason: reasonField }),
  output: bookingView,
  access: adSpacesPolicy.answer,
  entity: 'ad_space_bookings',
  actable: true,
});

export const cancelBooking = defineCommand({
  name: 'booking_cancel',
  summary: 'Call a booking off before its first day; all of the money goes back to the brand',
  input: z.object({ id: idField, reason: reasonField }),
  output: bookingView,
  access: adSpacesPolicy.cancel,
  entity: 'ad_space_bookings',
  actable: true,
});

export const endBooking = defineCommand({
  name: 'booking_end',
  summary: 'End a booking that has begun; weeks that were not proved go back to the brand',
  input: z.object({ id: idField, reason: textField(MAX_REASON_LENGTH, 5) }),
  output: bookingView,
  access: adSpacesPolicy.end,
  entity: 'ad_space_bookings',
});

export const quoteBooking = defineQuery({
  name: 'booking_quote_read',
  path: '/ad_spaces/{id}/quote',
  summary: 'What these days would cost your brand, and what your wallet holds',
  params: z.object({ id: idField, starts_on: dayField, ends_on: dayField }),
  output: z.object({
    days: z.number(),
    ...priceFields,
    wallet_paise: paiseField,
    /** False when one of the days is booked or blocked. */
    is_free: z.boolean(),
  }),
  access: adSpacesPolicy.book,
});

export const listBookings = defineQuery({
  name: 'bookings_list',
  path: '/bookings',
  summary: 'Bookings of your brand or your shops, or all for an admin, the newest first',
  params: z.object({
    ...olderParams,
    tab: z.optional(z.enum(BOOKING_TABS)),
    status: z.optional(z.enum(BOOKING_STATES)),
    shop_id: z.optional(idField),
    space_id: z.optional(idField),
    /** In the name of the space, the shop or the brand. */
    search: z.optional(searchField),
  }),
  output: pageOf(bookingView),
  access: adSpacesPolicy.read,
  actable: true,
});

export const readBooking = defineQuery({
  name: 'booking_read',
  path: '/bookings/{id}',
  summary: 'One booking with its weeks and its money',
  params: oneBooking,
  output: bookingView,
  access: adSpacesPolicy.read,
  actable: true,
});
