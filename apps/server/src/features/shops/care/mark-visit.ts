import { distanceM, istDay } from '@chowk/domain/kernel';
import { markShopVisit as contract } from '@chowk/domain/shops';
import { and, eq } from 'drizzle-orm';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { shops } from '../../../db/schema/businesses';
import { shopVisits } from '../../../db/schema/visits';
import { NO_SHOP } from '../shops.queries';

/** Told twice, by a second tap or a second phone, it is one visit of that day. */
export const markShopVisit = implementCommand(contract, async (context, input) => {
  const { tx, actor, nowMs, record } = context;
  const { id, shop_id, position, accuracy_m } = input;
  const uid = actor.uid ?? '';
  const isMine = and(eq(shops.id, shop_id), eq(shops.salesperson_id, uid));
  const [found] = await tx.select().from(shops).where(isMine);
  const { lat, lng } = requireRow(found, NO_SHOP);
  // A phone whose clock runs ahead was there all the same, and not tomorrow.
  const visitedMs = Math.min(Date.parse(input.visited_at), nowMs);
  const visited_on = istDay(visitedMs);
  const known = lat === null || lng === null ? null : { lat, lng };
  const [made] = await tx
    .insert(shopVisits)
    .values({
      id,
      shop_id,
      bizman_id: uid,
      visited_on,
      visited_at: new Date(visitedMs),
      lat: position?.lat ?? null,
      lng: position?.lng ?? null,
      accuracy_m,
      distance_m: position && known ? Math.round(distanceM(position, known)) : null,
    })
    .onConflictDoNothing({
      target: [shopVisits.shop_id, shopVisits.bizman_id, shopVisits.visited_on],
    })
    .returning();
  const isThatDay = and(
    eq(shopVisits.shop_id, shop_id),
    eq(shopVisits.bizman_id, uid),
    eq(shopVisits.visited_on, visited_on),
  );
  const row = made ?? requireRow((await tx.select().from(shopVisits).where(isThatDay))[0]);
  if (made) record(id, { shop_id, visited_on, distance_m: row.distance_m });
  return {
    id: row.id,
    shop_id,
    visited_at: row.visited_at.toISOString(),
    distance_m: row.distance_m,
  };
});
