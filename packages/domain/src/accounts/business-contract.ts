import * as z from 'zod/mini';
import { defineQuery, idField, pageOf, pageParams, timeField } from '../kernel';
import { accountsPolicy } from './policy';
import { SHOP_STATES } from './rules';

const nullableText = z.nullable(z.string());

/** For its owner and for admins. What others may know of a brand is a view of its own. */
export const brandView = z.object({
  id: idField,
  owner_id: idField,
  brand_name: z.string(),
  category: nullableText,
  description: nullableText,
  website: nullableText,
  gstin: nullableText,
  logo_path: nullableText,
  is_verified: z.boolean(),
  created_at: timeField,
});
export type Brand = z.output<typeof brandView>;

/** For its owner, its salesperson and admins. */
export const shopView = z.object({
  id: idField,
  shop_name: z.string(),
  owner_id: z.nullable(idField),
  salesperson_id: z.nullable(idField),
  shop_type: nullableText,
  area: nullableText,
  address: nullableText,
  pin_code: nullableText,
  position: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  fence_radius_m: z.nullable(z.number()),
  status: z.enum(SHOP_STATES),
  created_at: timeField,
});
export type Shop = z.output<typeof shopView>;

export const listBrands = defineQuery({
  name: 'brands_list',
  path: '/brands',
  summary: 'Your own brand, or all for an admin, the newest first',
  params: z.object(pageParams),
  output: pageOf(brandView),
  access: accountsPolicy.readSelf,
});

export const listShops = defineQuery({
  name: 'shops_list',
  path: '/shops',
  summary: 'The shops you own or look after, or all for an admin, the newest first',
  params: z.object(pageParams),
  output: pageOf(shopView),
  access: accountsPolicy.readSelf,
});
