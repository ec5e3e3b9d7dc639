import { readOrderContact } from '@chowk/domain/orders';
import { eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { asSystem } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { brands } from '../../db/schema/businesses';
import { requireOrder } from './order-rows';
import { requireOwnShop } from './own-shop';
import { readContactStep } from './system-steps';

/** Only for whoever buys: a private number of the brand's owner is never told. */
export const orderContactRead = implementQuery(readOrderContact, async ({ tx, actor }, { id }) => {
  const { brand_id, shop_id } = await requireOrder(tx, actor, id);
  await requireOwnShop(tx, actor, shop_id);
  const [brand] = await asSystem(tx, readContactStep, () =>
    tx
      .select({ phone: profiles.business_phone })
      .from(brands)
      .innerJoin(profiles, eq(profiles.id, brands.owner_id))
      .where(eq(brands.id, brand_id)),
  );
  return { phone: brand?.phone ?? null };
});
