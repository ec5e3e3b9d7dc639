import type { Shop, ShopPhoto } from '@chowk/domain/shops';
import type { shopPhotos, shops } from '../../db/schema/businesses';

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
    gstin: row.gstin,
    position: lat === null || lng === null ? null : { lat, lng },
    fence_radius_m: row.fence_radius_m,
    opening_hours: row.opening_hours,
    status: row.status,
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}

export function presentShopPhoto(row: typeof shopPhotos.$inferSelect): ShopPhoto {
  const { id, shop_id, type, path, created_at } = row;
  return { id, shop_id, type, path, created_at: created_at.toISOString() };
}
