import type { BookingState } from '@chowk/domain/ad-spaces';
import type { NotificationType } from '@chowk/domain/notifications';
import { eq } from 'drizzle-orm';
import type { NewEvent } from '../../../contract/context';
import { requireRow } from '../../../contract/require-row';
import type { Tx } from '../../../db';
import { adSpaceBookings, adSpaces } from '../../../db/schema/ad-spaces';
import { brands, shops } from '../../../db/schema/businesses';
import { type Notice, type NoticeWork, notifyPeople } from '../../notifications';
import type { BookingRow } from './booking-rows';
import type { OpenedWeek } from './booking-weeks';

interface News {
  readonly type: Exclude<Extract<NotificationType, `booking_${string}`>, 'booking_week_begun'>;
  readonly told: 'store' | 'brand' | 'both' | 'other';
}

/** `other`: whoever did not do it, and both when our team did. */
const NEWS: Readonly<Record<BookingState, News>> = {
  requested: { type: 'booking_requested', told: 'store' },
  accepted: { type: 'booking_accepted', told: 'brand' },
  declined: { type: 'booking_rejected', told: 'brand' },
  expired: { type: 'booking_expired', told: 'brand' },
  cancelled: { type: 'booking_cancelled', told: 'other' },
  active: { type: 'booking_started', told: 'both' },
  completed: { type: 'booking_ended', told: 'both' },
};

async function findParties(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      storeId: shops.owner_id,
      brandOwnerId: brands.owner_id,
      shop_name: shops.shop_name,
      brand_name: brands.brand_name,
      space_name: adSpaces.title,
    })
    .from(adSpaceBookings)
    .innerJoin(adSpaces, eq(adSpaces.id, adSpaceBookings.space_id))
    .innerJoin(shops, eq(shops.id, adSpaceBookings.shop_id))
    .innerJoin(brands, eq(brands.id, adSpaceBookings.brand_id))
    .where(eq(adSpaceBookings.id, id));
  return requireRow(row);
}

/** As the system: who has to know is told; what the open screens of both are to hear comes back. */
export async function notifyParties(
  work: NoticeWork,
  booking: BookingRow,
  doneBy: string | null,
): Promise<NewEvent[]> {
  const { storeId, brandOwnerId, ...names } = await findParties(work.tx, booking.id);
  const { type, told } = NEWS[booking.status];
  const people = [
    ...(told === 'brand' || storeId === null ? [] : [storeId]),
    ...(told === 'store' ? [] : [brandOwnerId]),
  ].filter((person) => told !== 'other' || person !== doneBy);
  const payload = {
    ...names,
    booking_id: booking.id,
    amount_paise: booking.price_paise,
    reason: booking.reason ?? '',
  };
  await notifyPeople(
    work,
    people.map((profileId): Notice => ({ profileId, type, payload })),
  );
  return [...new Set([storeId, brandOwnerId])].flatMap((person): NewEvent[] =>
    person === null
      ? []
      : [
          {
            type: `booking.${booking.status}`,
            audience: `person:${person}`,
            entityId: booking.id,
            payload: { status: booking.status, space_id: booking.space_id },
          },
        ],
  );
}

/** As the system: the store is asked for each week's photo; of the first the beginning has told. */
export async function notifyOfWeeks(
  work: NoticeWork,
  booking: BookingRow,
  weeks: readonly OpenedWeek[],
): Promise<void> {
  if (!weeks.some(({ period }) => period > 1)) return;
  const { storeId, brand_name, space_name } = await findParties(work.tx, booking.id);
  if (storeId === null) return;
  const notices = weeks.flatMap(({ id, period, due_at }): Notice[] => {
    if (period === 1 || due_at === null) return [];
    const payload = { deal_id: id, brand_name, space_name, until: due_at.toISOString() };
    return [{ profileId: storeId, type: 'booking_week_begun', payload }];
  });
  await notifyPeople(work, notices);
}
