import { type Actor, notFound } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import type { Tx } from '../../db';
import { shops } from '../../db/schema/businesses';

/** As the person: a shop they own, or the one a bizman acts for. Who looks after it may not buy. */
export async function requireOwnShop(tx: Tx, actor: Actor, id: string) {
  requireActedShop(actor, id);
  const [shop] = await tx
    .select({
      id: shops.id,
      name: shops.shop_name,
      area: shops.area,
      pinCode: shops.pin_code,
      status: shops.status,
    })
    .from(shops)
    .where(and(eq(shops.id, id), eq(shops.owner_id, actor.uid ?? '')));
  if (!shop) throw notFound('Shop not found or you do not have access');
  return shop;
}
