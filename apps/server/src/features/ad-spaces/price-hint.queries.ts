import {
  readSpacePriceHint as contract,
  HINT_DAYS,
  HINT_RADIUS_M,
  priceHint,
} from '@chowk/domain/ad-spaces';
import { DAY_MS, notFound } from '@chowk/domain/kernel';
import { and, between, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import { implementQuery } from '../../contract/implement';
import { asSystem, type Tx } from '../../db';
import { adSpaceBookings, adSpaces } from '../../db/schema/ad-spaces';
import { shops } from '../../db/schema/businesses';
import { hintPrice } from './system-steps';

const METRES_PER_DEGREE = 111_320;
/** Enough to know what is usual; the newest of them. */
const MOST_READ = 200;
const AGREED = ['accepted', 'active', 'completed'] as const;

interface Place {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
}

/** As the system: what a day came to in bookings of other shops around, of the same kind of space. */
function readPaid(tx: Tx, { id, lat, lng }: Place, kind: string, since: Date) {
  const dLat = HINT_RADIUS_M / METRES_PER_DEGREE;
  const dLng = dLat / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const days = sql`(${adSpaceBookings.ends_on} - ${adSpaceBookings.starts_on} + 1)`;
  return tx
    .select({
      shop_id: adSpaceBookings.shop_id,
      day_paise: sql<number>`round(${adSpaceBookings.price_paise}::numeric / ${days})::int`,
    })
    .from(shops)
    .innerJoin(adSpaceBookings, eq(adSpaceBookings.shop_id, shops.id))
    .innerJoin(adSpaces, eq(adSpaces.id, adSpaceBookings.space_id))
    .where(
      and(
        between(shops.lat, lat - dLat, lat + dLat),
        between(shops.lng, lng - dLng, lng + dLng),
        ne(shops.id, id),
        sql`${adSpaces.kind} = ${kind}`,
        inArray(adSpaceBookings.status, [...AGREED]),
        gte(adSpaceBookings.created_at, since),
      ),
    )
    .orderBy(desc(adSpaceBookings.id))
    .limit(MOST_READ);
}

export const spacePriceHintRead = implementQuery(
  contract,
  async ({ tx, actor, nowMs }, { shop_id, kind }) => {
    requireActedShop(actor, shop_id);
    const [shop] = await tx
      .select({ lat: shops.lat, lng: shops.lng })
      .from(shops)
      .where(and(eq(shops.id, shop_id), eq(shops.owner_id, actor.uid ?? '')));
    if (!shop) throw notFound();
    const { lat, lng } = shop;
    if (lat === null || lng === null) return { hint: null };
    const since = new Date(nowMs - HINT_DAYS * DAY_MS);
    const paid = await asSystem(tx, hintPrice, () =>
      readPaid(tx, { id: shop_id, lat, lng }, kind, since),
    );
    return { hint: priceHint(paid) };
  },
);
