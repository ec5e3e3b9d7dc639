import type { Role } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { Tx } from './database';
import { profiles } from './schema/accounts';
import { brands, shops } from './schema/businesses';

export interface NewOwner {
  readonly id: string;
  /** The name until its owner changes it. */
  readonly businessName: string;
}

/** A brand owner gets a brand, a store owner a shop; other roles get neither. */
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

/** As the system. The person's row is locked, so that the business is created once. */
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
