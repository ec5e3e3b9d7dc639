import type { Product, ProductVariant } from '@chowk/domain/products';
import { snapshotKey, snapshotPrefix } from '@/offline/cache/snapshot-key';
import { askFor, readSnapshots, type Snapshot, storeSoon } from '@/offline/cache/snapshots';

/** One pack of a product, as last seen. */
export interface CachedPack {
  readonly product: Pick<
    Product,
    'id' | 'brand_id' | 'brand_name' | 'name' | 'gst_bps' | 'areas' | 'image_paths' | 'status'
  > &
    // Missing in packs made from a cart or order line.
    Partial<Pick<Product, 'min_order_paise'>>;
  readonly variant: Pick<
    ProductVariant,
    'id' | 'pack_size' | 'mrp_paise' | 'trade_paise' | 'tiers' | 'min_quantity' | 'stock'
  >;
}

const QUERY = 'product_read';
export const productKey = (id: string) => [QUERY, id] as const;

/** A product seen in any list can be opened and ordered without a network. */
export function storeProducts(products: readonly Product[]): void {
  for (const each of products) storeSoon(askFor(snapshotKey(productKey(each.id))), each);
}

export async function cachedProducts(): Promise<Snapshot<Product>[]> {
  return readSnapshots<Product>(`${snapshotPrefix(QUERY)}"`);
}

/** The packs with these ids that this device has seen. */
export async function cachedPacks(
  variantIds: readonly string[],
): Promise<Record<string, CachedPack>> {
  if (variantIds.length === 0) return {};
  const wanted = new Set(variantIds);
  const seen = await cachedProducts();
  return Object.fromEntries(
    seen.flatMap(({ content: product }) =>
      product.variants
        .filter(({ id }) => wanted.has(id))
        .map((variant) => [variant.id, { product, variant }] as const),
    ),
  );
}
