import type { Position } from '@chowk/domain/kernel';
import { readNearPlace as contract, nearPlace, SAME_PIN_M } from '@chowk/domain/shops';
import { and, between, isNotNull, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { asSystem, type Tx } from '../../db';
import { shops } from '../../db/schema/businesses';
import { readAreas } from './system-steps';

const METRES_PER_DEGREE = 111_320;
/** The nearest by the map's grid; which of them really is, is measured. */
const CLOSEST = 20;

/** As the system: a box around the place from the index, then the nearest in it. */
export async function findNearPlace(tx: Tx, { lat, lng }: Position) {
  const dLat = SAME_PIN_M / METRES_PER_DEGREE;
  const dLng = dLat / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const rows = await tx
    .select({ pin_code: shops.pin_code, area: shops.area, lat: shops.lat, lng: shops.lng })
    .from(shops)
    .where(
      and(
        between(shops.lat, lat - dLat, lat + dLat),
        between(shops.lng, lng - dLng, lng + dLng),
        isNotNull(shops.pin_code),
      ),
    )
    .orderBy(sql`abs(${shops.lat} - ${lat}::float8) + abs(${shops.lng} - ${lng}::float8)`)
    .limit(CLOSEST);
  return nearPlace(
    { lat, lng },
    rows.map((row) => ({
      pin_code: row.pin_code,
      area: row.area,
      position: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    })),
  );
}

export const nearPlaceRead = implementQuery(contract, ({ tx }, here) =>
  asSystem(tx, readAreas, () => findNearPlace(tx, here)),
);
