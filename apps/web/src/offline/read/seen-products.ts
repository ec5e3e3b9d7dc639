import type { Product, ProductVariant } from '@chowk/domain/products';
import type { Kept } from './device-rows';
import { rememberedAnswers } from './recalled-answers';
import { rememberAnswers } from './remembered-answers';

/** One pack of a product, as it was when it was last seen. */
export interface SeenPack {
  readonly product: Pick<
    Product,
    'id' | 'brand_id' | 'brand_name' | 'name' | 'gst_bps' | 'areas' | 'image_paths' | 'status'
  > &
    // A product seen by an older app came without it.
    Partial<Pick<Product, 'min_order_paise'>>;
  readonly variant: Pick<
    ProductVariant,
    'id' | 'pack_size' | 'mrp_paise' | 'trade_paise' | 'tiers' | 'min_quantity' | 'stock'
  >;
}

const PREFIX = 'product ';

/** Whoever has seen a product can look at it again, and order it, without a network. */
export function rememberProducts(products: readonly Product[]): Promise<void> {
  return rememberAnswers(new Map(products.map((product) => [PREFIX + product.id, product])));
}

export function seenProducts(): Promise<Kept<Product>[]> {
  return rememberedAnswers<Product>(PREFIX);
}

/** The packs of these ids, as far as they were ever seen here. */
export async function seenPacks(variantIds: readonly string[]): Promise<Record<string, SeenPack>> {
  if (variantIds.length === 0) return {};
  const wanted = new Set(variantIds);
  const seen = await seenProducts();
  return Object.fromEntries(
    seen.flatMap(({ content: product }) =>
      product.variants
        .filter(({ id }) => wanted.has(id))
        .map((variant) => [variant.id, { product, variant }] as const),
    ),
  );
}
