import { readShopClaim } from '@chowk/domain/leads';
import { eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { asSystem } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { shops } from '../../db/schema/businesses';
import { findClaimant } from '../auth';
import { nameClaimedShop } from './system-steps';

export const shopClaimRead = implementQuery(readShopClaim, async ({ tx, nowMs }, { mark }) => {
  const [shop] = await asSystem(tx, nameClaimedShop, async () => {
    const ownerId = await findClaimant(tx, Buffer.from(mark, 'hex'), nowMs);
    if (ownerId === undefined) return [];
    return tx
      .select({ shop_name: shops.shop_name, area: shops.area, manager_name: profiles.full_name })
      .from(shops)
      .leftJoin(profiles, eq(profiles.id, shops.salesperson_id))
      .where(eq(shops.owner_id, ownerId));
  });
  return { shop: shop ?? null };
});
