import type { ShopType } from '@chowk/domain/shops';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { profiles } from '../../db/schema/accounts';
import { shops } from '../../db/schema/businesses';

export interface Aim {
  readonly areas: readonly string[];
  readonly shop_types: readonly ShopType[];
  readonly shop_id?: string | null;
}

/** Which shops a campaign is for. An empty list aims at all; a shop nobody owns cannot accept. */
export function isAimedAt({ areas, shop_types, shop_id }: Aim): SQL | undefined {
  const wanted = areas.map((area) => area.trim().toLowerCase()).filter((area) => area !== '');
  return and(
    eq(shops.status, 'active'),
    // Who is suspended could not accept either.
    sql`exists (select 1 from ${profiles} where ${profiles.id} = ${shops.owner_id} and ${profiles.status} = 'active')`,
    shop_id ? eq(shops.id, shop_id) : undefined,
    wanted.length > 0 && !shop_id ? inArray(sql`lower(${shops.area})`, wanted) : undefined,
    shop_types.length > 0 && !shop_id ? inArray(shops.shop_type, [...shop_types]) : undefined,
  );
}
