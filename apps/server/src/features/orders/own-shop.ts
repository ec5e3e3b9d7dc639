import { type Actor, notFound } from '@chowk/domain/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import { builtOnce, type Tx } from '../../db';
import { shops } from '../../db/schema/businesses';

const findShop = builtOnce((db) =>
  db
    .select({
      id: shops.id,
      name: shops.shop_name,
      area: shops.area,
      pinCode: shops.pin_code,
      status: shops.status,
    })
    .from(shops)
    .where(and(eq(shops.id, sql.placeholder('id')), eq(shops.owner_id, sql.placeholder('owner')))),
);

/** As the person: a shop they own, or the one a bizman acts for. Who looks after it may not buy. */
export async function requireOwnShop(tx: Tx, actor: Actor, id: string) {
  requireActedShop(actor, id);
  const [shop] = await findShop(tx, { id, owner: actor.uid });
  if (!shop) throw notFound('Shop not found or you do not have access');
  return shop;
}
