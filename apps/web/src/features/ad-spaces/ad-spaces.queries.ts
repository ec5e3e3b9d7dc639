import {
  type AdSpaceState,
  type acceptBooking,
  type addAdSpacePhoto,
  type archiveAdSpace,
  type Booking,
  type BookingTab,
  type blockAdSpaceDates,
  type cancelBooking,
  type createAdSpace,
  type declineBooking,
  type findAdSpaces,
  type listAdSpaces,
  type listBookings,
  type quoteBooking,
  type readAdSpace,
  type readBooking,
  type readSpacePriceHint,
  type removeAdSpacePhoto,
  type requestBooking,
  TAB_BOOKING_STATES,
  type updateAdSpace,
} from '@chowk/domain/ad-spaces';
import { type ParamsOf, SECOND_MS } from '@chowk/domain/kernel';
import type { listProofs } from '@chowk/domain/proofs';
import type { AdSpaceKind, listAreas, readShopProfile } from '@chowk/domain/shops';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import type { PageAsked } from '@/lists/list-all';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Prefetch } from '@/offline/cache/prefetch';
import { pageOptions, rowOptions } from '@/offline/read/synced-options';

interface Wanted {
  readonly tab: BookingTab;
  readonly search: string;
  readonly spaceId?: string | undefined;
}

/** As the server finds them: in the name of the space, the shop or the brand. */
function fitsBooking(booking: Booking, { tab, search, spaceId }: Wanted): boolean {
  if (spaceId !== undefined && booking.space_id !== spaceId) return false;
  const states: readonly string[] = TAB_BOOKING_STATES[tab];
  if (!states.includes(booking.status)) return false;
  const { space_title, shop_name, brand_name } = booking;
  const names = [space_title, shop_name, brand_name].join('\n').toLocaleLowerCase();
  return names.includes(search.toLocaleLowerCase());
}

export const listAdSpacesRef = queryRef<typeof listAdSpaces>('ad_spaces_list', '/ad_spaces');
export const readAdSpaceRef = queryRef<typeof readAdSpace>('ad_space_read', '/ad_spaces/{id}');
export const findAdSpacesRef = queryRef<typeof findAdSpaces>(
  'ad_spaces_market',
  '/ad_spaces_market',
);
export const quoteBookingRef = queryRef<typeof quoteBooking>(
  'booking_quote_read',
  '/ad_spaces/{id}/quote',
);
export const listBookingsRef = queryRef<typeof listBookings>('bookings_list', '/bookings');
export const readBookingRef = queryRef<typeof readBooking>('booking_read', '/bookings/{id}');
export const listPeriodProofsRef = queryRef<typeof listProofs>('proofs_list', '/proofs');
export const listSpaceAreasRef = queryRef<typeof listAreas>('areas_list', '/areas');
export const readSpaceShopRef = queryRef<typeof readShopProfile>(
  'shop_profile_read',
  '/shop_profiles/{id}',
);

export const createAdSpaceRef = commandRef<typeof createAdSpace>('ad_space_create');
export const updateAdSpaceRef = commandRef<typeof updateAdSpace>('ad_space_update');
export const archiveAdSpaceRef = commandRef<typeof archiveAdSpace>('ad_space_archive');
export const addAdSpacePhotoRef = commandRef<typeof addAdSpacePhoto>('ad_space_photo_add');
export const removeAdSpacePhotoRef = commandRef<typeof removeAdSpacePhoto>('ad_space_photo_remove');
export const blockAdSpaceDatesRef = commandRef<typeof blockAdSpaceDates>('ad_space_block_dates');
export const requestBookingRef = commandRef<typeof requestBooking>('booking_request');
export const acceptBookingRef = commandRef<typeof acceptBooking>('booking_accept');
export const declineBookingRef = commandRef<typeof declineBooking>('booking_decline');
export const cancelBookingRef = commandRef<typeof cancelBooking>('booking_cancel');

/** The other side moves these while the page is open. */
const FRESH_MS = 5 * SECOND_MS;
const PAGE_SIZE = 20;
const MOST_AHEAD = 50;
const MARKET_PAGE_SIZE = 12;

interface OwnFilter {
  readonly status: AdSpaceState | undefined;
  readonly search: string;
  readonly cursor: string | undefined;
}

export function ownSpacesOptions({ status, search, cursor }: OwnFilter) {
  const params = {
    limit: PAGE_SIZE,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return {
    ...cachedOptions(listAdSpacesRef, params, { offline: 'prefetch' }),
    ...WHEN_BACK,
    staleTime: FRESH_MS,
  };
}

export const spaceOptions = (id: string) => ({
  ...cachedOptions(readAdSpaceRef, { id }),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});

export type MarketParams = Omit<ParamsOf<typeof findAdSpaces>, 'limit' | 'cursor'>;

export function marketOptions(filter: MarketParams, cursor: string | undefined) {
  const params = { ...filter, limit: MARKET_PAGE_SIZE, ...(cursor ? { cursor } : {}) };
  return { ...cachedOptions(findAdSpacesRef, params), ...WHEN_BACK, staleTime: FRESH_MS };
}

export interface BookingFilter {
  readonly tab: BookingTab;
  readonly search: string;
  readonly spaceId?: string | undefined;
  readonly cursor: string | undefined;
}

function askBookings(asked: ParamsOf<typeof listBookings>, signal: AbortSignal) {
  return contractClient.runQuery(listBookingsRef, asked, { signal });
}

export function bookingsOptions({ tab, search, spaceId, cursor }: BookingFilter) {
  const wanted = { tab, ...(spaceId ? { space_id: spaceId } : {}), ...(search ? { search } : {}) };
  const list = {
    collection: 'bookings',
    queryKey: [listBookingsRef.name, { ...wanted, cursor }],
    isWanted: (booking: Booking) => fitsBooking(booking, { tab, search, spaceId }),
    size: PAGE_SIZE,
    older: askBookings,
    ask: (asked: PageAsked, signal: AbortSignal) => askBookings({ ...wanted, ...asked }, signal),
  } as const;
  return { ...pageOptions<Booking>(list, cursor), ...WHEN_BACK, staleTime: FRESH_MS };
}

/** Those a store's list of spaces names: what waits for its answer, and what comes next. */
export const bookingsAheadOptions = (tab: BookingTab) => ({
  ...pageOptions<Booking>({
    collection: 'bookings',
    queryKey: [listBookingsRef.name, { tab, isAhead: true }],
    isWanted: (booking) => fitsBooking(booking, { tab, search: '' }),
    size: MOST_AHEAD,
    ask: (asked, signal) => askBookings({ tab, ...asked }, signal),
  }),
  staleTime: FRESH_MS,
});

export const bookingOptions = (id: string) => ({
  ...rowOptions(readBookingRef, { id }, 'bookings'),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});

/** Never kept: a price is what the server says now. */
export const quoteOptions = (params: ParamsOf<typeof quoteBooking>) => ({
  ...queryOptionsFor(quoteBookingRef, params),
  staleTime: 0,
});

export const periodProofsOptions = (dealId: string) =>
  queryOptionsFor(listPeriodProofsRef, { deal_id: dealId, status: 'approved', limit: 1 });
export const spaceAreasOptions = () => queryOptionsFor(listSpaceAreasRef, {});
export { ownShopsOptions as spaceShopsOptions } from '@/offline/read/own-shops';
export const spaceShopOptions = (id: string) => cachedOptions(readSpaceShopRef, { id });

/** What a store lets: the list as it opens. */
export const adSpacesPrefetch: Prefetch = {
  roles: ['retailer'],
  isList: true,
  run: ({ query }) => query(ownSpacesOptions({ status: undefined, search: '', cursor: undefined })),
};

const readPriceHintRef = queryRef<typeof readSpacePriceHint>(
  'ad_space_price_hint_read',
  '/ad_space_price_hint',
);

/** What such a space brings nearby, from its last answer without a network. */
export const priceHintOptions = (shopId: string, kind: AdSpaceKind) =>
  cachedOptions(readPriceHintRef, { shop_id: shopId, kind });
