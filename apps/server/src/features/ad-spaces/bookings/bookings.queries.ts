import {
  listBookings,
  quoteBooking,
  readBooking,
  TAB_BOOKING_STATES,
} from '@chowk/domain/ad-spaces';
import { type Actor, can, countDays, only } from '@chowk/domain/kernel';
import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { requireActedShop } from '../../../contract/acting';
import { implementQuery } from '../../../contract/implement';
import { afterCursor, pageFrom } from '../../../contract/paging';
import { containing } from '../../../contract/search-text';
import { asSystem, type Tx } from '../../../db';
import { adSpaceBookings, adSpaces } from '../../../db/schema/ad-spaces';
import { brands, shops } from '../../../db/schema/businesses';
import { ownBrandIds } from '../../campaigns';
import { balancePaise, requireOwnBrand } from '../../wallets';
import { requireSpace } from '../space-rows';
import { describeBookings, readBusyDays } from '../system-steps';
import { requireBooking } from './booking-rows';
import { isBlocked, listBooked } from './busy-days';
import { priceSpace } from './open-booking';
import { presentBooking, presentBookings } from './present-booking';
import { requireSpan } from './request-booking';

/** Said besides row security, so that an index answers instead of a look at every row. */
async function isTheirs(
  tx: Tx,
  actor: Actor,
  shopId: string | undefined,
): Promise<SQL | undefined> {
  if (shopId !== undefined) requireActedShop(actor, shopId);
  const wanted = shopId ?? actor.actingForShopId;
  const uid = actor.uid ?? '';
  const caredFor = tx
    .select({ id: shops.id })
    .from(shops)
    .where(or(eq(shops.owner_id, uid), eq(shops.salesperson_id, uid)));
  const ofShop = wanted ? eq(adSpaceBookings.shop_id, wanted) : undefined;
  if (can(actor, only('admin'))) return ofShop;
  const brandIds = await ownBrandIds(tx, actor);
  return and(
    ofShop,
    or(
      inArray(adSpaceBookings.shop_id, caredFor),
      brandIds.length > 0 ? inArray(adSpaceBookings.brand_id, brandIds) : undefined,
    ),
  );
}

/** By names whose rows the person may not read: of bookings they may see, so nothing is told. */
async function idsCalled(tx: Tx, text: string, scope: SQL | undefined): Promise<string[]> {
  const like = containing(text);
  const rows = await asSystem(tx, describeBookings, () =>
    tx
      .select({ id: adSpaceBookings.id })
      .from(adSpaceBookings)
      .innerJoin(adSpaces, eq(adSpaces.id, adSpaceBookings.space_id))
      .innerJoin(shops, eq(shops.id, adSpaceBookings.shop_id))
      .innerJoin(brands, eq(brands.id, adSpaceBookings.brand_id))
      .where(
        and(
          scope,
          or(
            ilike(adSpaces.title, like),
            ilike(shops.shop_name, like),
            ilike(brands.brand_name, like),
          ),
        ),
      ),
  );
  return rows.map(({ id }) => id);
}

export const bookingsList = implementQuery(listBookings, async ({ tx, actor }, params) => {
  const { tab, status, shop_id, space_id, search, before, cursor, limit } = params;
  const scope = and(
    await isTheirs(tx, actor, shop_id),
    tab === undefined ? undefined : inArray(adSpaceBookings.status, [...TAB_BOOKING_STATES[tab]]),
    status === undefined ? undefined : eq(adSpaceBookings.status, status),
    space_id === undefined ? undefined : eq(adSpaceBookings.space_id, space_id),
    before === undefined ? undefined : lt(adSpaceBookings.id, before),
    afterCursor(cursor, [adSpaceBookings.id], 'desc'),
  );
  const named = search === undefined ? undefined : await idsCalled(tx, search, scope);
  const isNamed = named && (named.length > 0 ? inArray(adSpaceBookings.id, named) : sql`false`);
  const rows = await tx
    .select()
    .from(adSpaceBookings)
    .where(and(scope, isNamed))
    .orderBy(desc(adSpaceBookings.id))
    .limit(limit + 1);
  const page = pageFrom(
    rows,
    limit,
    ({ id }) => [id],
    (row) => row,
  );
  return { ...page, items: await presentBookings(tx, page.items) };
});

export const bookingRead = implementQuery(readBooking, async ({ tx, actor }, { id }) =>
  presentBooking(tx, await requireBooking(tx, actor, id)),
);

export const bookingQuoteRead = implementQuery(
  quoteBooking,
  async ({ tx, actor, nowMs }, { id, ...span }) => {
    const brand = await requireOwnBrand(tx, actor);
    const space = await requireSpace(tx, actor, id);
    requireSpan(span, nowMs);
    return asSystem(tx, readBusyDays, async () => {
      const price = await priceSpace(tx, { space, brandId: brand.id, span }, nowMs);
      const taken = await listBooked(tx, id, span);
      return {
        days: countDays(span.starts_on, span.ends_on),
        price_paise: price.pricePaise,
        fee_bps: price.rates.feeBps,
        gst_bps: price.rates.gstBps,
        fee_paise: price.feePaise,
        gst_paise: price.gstPaise,
        total_paise: price.totalPaise,
        wallet_paise: await balancePaise(tx, { kind: 'brand_wallet', ownerId: brand.id }),
        is_free: taken.length === 0 && !isBlocked(space, span),
      };
    });
  },
);
