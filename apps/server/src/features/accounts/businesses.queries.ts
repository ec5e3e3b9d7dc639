import { type Brand, listBrands, listShops, type Shop } from '@chowk/domain/accounts';
import { desc } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { brands, shops } from '../../db/schema/businesses';

export function presentBrand(row: typeof brands.$inferSelect): Brand {
  return {
    id: row.id,
    owner_id: row.owner_id,
    brand_name: row.brand_name,
    category: row.category,
    description: row.description,
    website: row.website,
    gstin: row.gstin,
    logo_path: row.logo_path,
    is_verified: row.is_verified,
    created_at: row.created_at.toISOString(),
  };
}

export function presentShop(row: typeof shops.$inferSelect): Shop {
  const { lat, lng } = row;
  return {
    id: row.id,
    shop_name: row.shop_name,
    owner_id: row.owner_id,
    salesperson_id: row.salesperson_id,
    shop_type: row.shop_type,
    area: row.area,
    address: row.address,
    pin_code: row.pin_code,
    position: lat === null || lng === null ? null : { lat, lng },
    fence_radius_m: row.fence_radius_m,
    status: row.status,
    created_at: row.created_at.toISOString(),
  };
}

export const brandsList = implementQuery(listBrands, async ({ tx }, { cursor, limit }) => {
  const rows = await tx
    .select()
    .from(brands)
    .where(afterCursor(cursor, [brands.id], 'desc'))
    .orderBy(desc(brands.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ id }) => [id], presentBrand);
});

export const shopsList = implementQuery(listShops, async ({ tx }, { cursor, limit }) => {
  const rows = await tx
    .select()
    .from(shops)
    .where(afterCursor(cursor, [shops.id], 'desc'))
    .orderBy(desc(shops.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ id }) => [id], presentShop);
});
