import { type BookingState, bookingPeriods } from '@chowk/domain/ad-spaces';
import { type Actor, can, notFound, only } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import { requireActedShop } from '../../../contract/acting';
import { requireRow } from '../../../contract/require-row';
import type { Tx } from '../../../db';
import { adSpaceBookings } from '../../../db/schema/ad-spaces';
import { brands, shops } from '../../../db/schema/businesses';

export type BookingRow = typeof adSpaceBookings.$inferSelect;

export const NO_BOOKING = 'Ad space booking not found or you do not have access';

/** As the person, whichever way they may see it. */
export async function requireBooking(tx: Tx, actor: Actor, id: string): Promise<BookingRow> {
  const [row] = await tx.select().from(adSpaceBookings).where(eq(adSpaceBookings.id, id));
  const booking = requireRow(row, NO_BOOKING);
  requireActedShop(actor, booking.shop_id);
  return booking;
}

/**
 * As the person: on which side of the booking they stand. Whoever only looks after the shop stands
 * on none; an admin stands beside both.
 */
export async function requireSide(tx: Tx, actor: Actor, booking: BookingRow): Promise<Actor> {
  const uid = actor.uid ?? '';
  const [shop] = await tx
    .select({ ownerId: shops.owner_id })
    .from(shops)
    .where(eq(shops.id, booking.shop_id));
  if (shop?.ownerId === uid) return { ...actor, roles: ['retailer'] };
  const [brand] = await tx
    .select({ ownerId: brands.owner_id })
    .from(brands)
    .where(eq(brands.id, booking.brand_id));
  if (brand?.ownerId === uid) return { ...actor, roles: ['brand'] };
  if (can(actor, only('admin'))) return { ...actor, roles: ['admin'] };
  throw notFound(NO_BOOKING);
}

/** As the system, after the booking's campaign was locked. */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow> {
  const [row] = await tx
    .select()
    .from(adSpaceBookings)
    .where(eq(adSpaceBookings.id, id))
    .for('update');
  return requireRow(row, NO_BOOKING);
}

type Changes = Partial<
  Omit<typeof adSpaceBookings.$inferInsert, 'id' | 'version' | 'updated_at'>
> & {
  readonly status: BookingState;
};

/** As the system. */
export async function changeBooking(
  { tx, nowMs }: { readonly tx: Tx; readonly nowMs: number },
  id: string,
  changes: Changes,
): Promise<BookingRow> {
  const [row] = await tx
    .update(adSpaceBookings)
    .set({
      ...changes,
      version: sql`${adSpaceBookings.version} + 1`,
      updated_at: new Date(nowMs),
    })
    .where(eq(adSpaceBookings.id, id))
    .returning();
  return requireRow(row, NO_BOOKING);
}

export function periodsOf(booking: BookingRow) {
  return bookingPeriods(booking, booking.price_paise);
}
