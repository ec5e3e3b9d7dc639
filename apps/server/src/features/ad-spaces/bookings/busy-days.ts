import { type DaySpan, isOverlapping, LIVE_BOOKING_STATES } from '@chowk/domain/ad-spaces';
import { ChowkError } from '@chowk/domain/kernel';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { adSpaceBookings } from '../../../db/schema/ad-spaces';
import type { SpaceRow } from '../space-rows';

const isLive = inArray(adSpaceBookings.status, [...LIVE_BOOKING_STATES]);

/** As the system, or as the shop's own: live bookings that touch these days. */
export function listBooked(tx: Tx, spaceId: string, { starts_on, ends_on }: DaySpan) {
  return tx
    .select({ starts_on: adSpaceBookings.starts_on, ends_on: adSpaceBookings.ends_on })
    .from(adSpaceBookings)
    .where(
      and(
        eq(adSpaceBookings.space_id, spaceId),
        isLive,
        lte(adSpaceBookings.starts_on, ends_on),
        gte(adSpaceBookings.ends_on, starts_on),
      ),
    )
    .orderBy(asc(adSpaceBookings.starts_on));
}

export function isBlocked({ blocked }: SpaceRow, span: DaySpan): boolean {
  return blocked.some((kept) => isOverlapping(kept, span));
}

/** As the system, the space locked: of any number of brands at once, one finds the days free. */
export async function requireFree(tx: Tx, space: SpaceRow, span: DaySpan): Promise<void> {
  if (isBlocked(space, span)) throw new ChowkError('DATES_BLOCKED');
  const [taken] = await listBooked(tx, space.id, span);
  if (taken) throw new ChowkError('DATES_TAKEN', { details: { taken } });
}
