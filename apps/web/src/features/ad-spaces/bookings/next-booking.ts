import type { Booking } from '@chowk/domain/ad-spaces';

/** The first that is still to come or running, of those of one space. */
export function nextBookingOf(
  spaceId: string,
  bookings: readonly Booking[],
  today: string,
): Booking | undefined {
  return bookings
    .filter(({ space_id: id, ends_on }) => id === spaceId && ends_on >= today)
    .sort((one, other) => (one.starts_on < other.starts_on ? -1 : 1))[0];
}
