import type { Role } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { Tx } from './database';
import { profiles } from './schema/accounts';
import { brands, shops } from './schema/businesses';

export interface NewOwner {
  readonly id: string;
  /** What the brand or shop is called until its owner says otherwise. */
  readonly businessName: string;
}

/** A brand has a brand to its name and a store a shop; the other roles have neither. */
export async function startBusinesses(
  tx: Tx,
  newId: () => string,
  owner: NewOwner,
  roles: readonly Role[],
): Promise<void> {
  const row = { id: newId(), owner_id: owner.id };
  if (roles.includes('brand')) {
    await tx.insert(brands).values({ ...row, brand_name: owner.businessName });
  }
  if (roles.includes('retailer')) {
    await tx.insert(shops).values({ ...row, shop_name: owner.businessName });
  }
}

async function listOwned(tx: Tx, ownerId: string): Promise<Role[]> {
  const brand = await tx.select({ id: brands.id }).from(brands).where(eq(brands.owner_id, ownerId));
  const shop = await tx.select({ id: shops.id }).from(shops).where(eq(shops.owner_id, ownerId));
  return [
    ...(brand.length > 0 ? (['brand'] as const) : []),
    ...(shop.length > 0 ? (['retailer'] as const) : []),
  ];
}

/** As the system: for somebody who may own one already. Their row is locked, so it is made once. */
export async function ensureBusinesses(
  tx: Tx,
  newId: () => string,
  ownerId: string,
  roles: readonly Role[],
): Promise<void> {
  const [owner] = await tx.select().from(profiles).where(eq(profiles.id, ownerId)).for('update');
  if (!owner) return;
  const owned = await listOwned(tx, ownerId);
  const missing = roles.filter((role) => !owned.includes(role));
  const businessName = owner.company_name || owner.full_name;
  await startBusinesses(tx, newId, { id: ownerId, businessName }, missing);
}
