import { distanceM, istDay } from '@chowk/domain/kernel';
import { markShopVisit as contract } from '@chowk/domain/shops';
import { and, eq, sql } from 'drizzle-orm';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { shops } from '../../../db/schema/businesses';
import { shopVisits } from '../../../db/schema/visits';
import { NO_SHOP } from '../shops.queries';
import { isOwnVisit, presentVisit, visitedMsOf } from './visit-rows';

/** Told twice, by a second tap or a second phone, it is one visit of that day. */
export const markShopVisit = implementCommand(contract, async (context, input) => {
  const { tx, actor, nowMs, record } = context;
  const { id, shop_id, position, accuracy_m } = input;
  const uid = actor.uid ?? '';
  const isMine = and(eq(shops.id, shop_id), eq(shops.salesperson_id, uid));
  const [found] = await tx.select().from(shops).where(isMine);
  const { lat, lng } = requireRow(found, NO_SHOP);
  const visitedMs = visitedMsOf(input, nowMs);
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
      where: sql`status = 'marked'`,
    })
    .returning();
  const isThatDay = isOwnVisit(context, input);
  const row = made ?? requireRow((await tx.select().from(shopVisits).where(isThatDay))[0]);
  if (made) record(id, { shop_id, visited_on, distance_m: row.distance_m });
  return presentVisit(row);
});
