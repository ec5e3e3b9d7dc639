import { type Booking, type BookingTab, TAB_BOOKING_STATES } from '@chowk/domain/ad-spaces';

interface Wanted {
  readonly tab: BookingTab;
  readonly search: string;
  readonly spaceId?: string | undefined;
}

/** As the server finds them: in the name of the space, the shop or the brand. */
export function fitsBooking(booking: Booking, { tab, search, spaceId }: Wanted): boolean {
  if (spaceId !== undefined && booking.space_id !== spaceId) return false;
  const states: readonly string[] = TAB_BOOKING_STATES[tab];
  if (!states.includes(booking.status)) return false;
  const { space_title, shop_name, brand_name } = booking;
  const names = [space_title, shop_name, brand_name].join('\n').toLocaleLowerCase();
  return names.includes(search.toLocaleLowerCase());
}
