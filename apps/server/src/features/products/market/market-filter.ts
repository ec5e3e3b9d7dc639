import { areaKey, type ProductCategory } from '@chowk/domain/products';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { products, productVariants } from '../../../db/schema/trade/products';

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

/** What a filter compares with, each a value or a place for one. */
export interface Asked<T = string> {
  readonly category: T | undefined;
  readonly brandId: T | undefined;
  /** As an array of the database. */
  readonly brandIds: T | undefined;
  readonly areaKey: T | undefined;
}

export function askedOf({ category, brand_id, brandIds, area }: MarketFilter): Asked {
  return {
    category,
    brandId: brand_id,
    brandIds: brandIds && `{${brandIds.join(',')}}`,
    areaKey: area === undefined ? undefined : area ? areaKey(area) : '',
  };
}

export function isAsked(asked: Asked<string | Placeholder>, isInStock = false): SQL | undefined {
  const { category, brandId, brandIds, areaKey: key } = asked;
  const served = sql`(${products.area_keys} = '{}' or ${key} = any(${products.area_keys}))`;
  const stocked = sql`exists (select 1 from ${productVariants} where ${productVariants.product_id} = ${products.id} and ${productVariants.is_active} and ${productVariants.stock} >= ${productVariants.min_quantity})`;
  return and(
    eq(products.status, 'active'),
    category === undefined ? undefined : sql`${products.category} = ${category}`,
    brandId === undefined ? undefined : sql`${products.brand_id} = ${brandId}::uuid`,
    brandIds === undefined ? undefined : sql`${products.brand_id} = any(${brandIds}::uuid[])`,
    key === undefined ? undefined : served,
    isInStock ? stocked : undefined,
  );
}

export function isSold(filter: MarketFilter): SQL | undefined {
  return isAsked(askedOf(filter), filter.in_stock);
}
