import type { Actor } from '@chowk/domain/kernel';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { adSpaces } from '../../db/schema/ad-spaces';
import { shops } from '../../db/schema/businesses';

export type SpaceRow = typeof adSpaces.$inferSelect;

export const NO_SPACE = 'Ad space not found or you do not have access';

/** Of a shop they own, or of the one a bizman acts for: whoever else sees it may not change it. */
function isOwn(actor: Actor, id: string) {
  return and(
    eq(adSpaces.id, id),
    eq(shops.owner_id, actor.uid ?? ''),
    actor.actingForShopId ? eq(shops.id, actor.actingForShopId) : undefined,
  );
}

/** As the person. Held until the end, so that no booking comes between a look and a change. */
export async function lockOwnSpace(tx: Tx, actor: Actor, id: string): Promise<SpaceRow> {
  const [row] = await tx
    .select(getTableColumns(adSpaces))
    .from(adSpaces)
    .innerJoin(shops, eq(shops.id, adSpaces.shop_id))
    .where(isOwn(actor, id))
    .for('update', { of: adSpaces });
  return requireRow(row, NO_SPACE);
}

/** As the person, whichever way they may see it. */
export async function requireSpace(tx: Tx, actor: Actor, id: string): Promise<SpaceRow> {
  const { actingForShopId } = actor;
  const [row] = await tx
    .select()
    .from(adSpaces)
    .where(
      and(eq(adSpaces.id, id), actingForShopId ? eq(adSpaces.shop_id, actingForShopId) : undefined),
    );
  return requireRow(row, NO_SPACE);
}
