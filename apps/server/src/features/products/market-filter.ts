import { areaKey, type ProductCategory } from '@chowk/domain/products';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { products, productVariants } from '../../db/schema/trade/products';

export interface MarketFilter {
  readonly search?: string | undefined;
  readonly category?: ProductCategory | undefined;
  readonly brand_id?: string | undefined;
  readonly in_stock?: boolean | undefined;
  /** Only of these brands. */
  readonly brandIds?: readonly string[] | undefined;
  readonly sort: 'newest' | 'margin';
  /** The shop's area, null where it has none; absent asks for no area. */
  readonly area?: string | null | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export function isSold(filter: MarketFilter): SQL | undefined {
  const { category, brand_id, brandIds, in_stock, area } = filter;
  const served = sql`(${products.area_keys} = '{}' or ${area ? areaKey(area) : ''} = any(${products.area_keys}))`;
  const stocked = sql`exists (select 1 from ${productVariants} where ${productVariants.product_id} = ${products.id} and ${productVariants.is_active} and ${productVariants.stock} >= ${productVariants.min_quantity})`;
  return and(
    eq(products.status, 'active'),
    category === undefined ? undefined : eq(products.category, category),
    brand_id === undefined ? undefined : eq(products.brand_id, brand_id),
    brandIds === undefined ? undefined : inArray(products.brand_id, [...brandIds]),
    area === undefined ? undefined : served,
    in_stock ? stocked : undefined,
  );
}
