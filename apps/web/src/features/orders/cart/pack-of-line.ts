import type { CachedPack } from '@/offline/read/cached-products';
import type { CartBrand, CartLine } from './shown-cart';

/** As much of a pack as a line of the cart tells: its price steps are known to the server alone. */
export function packOfLine(
  { brand_id, brand_name }: Pick<CartBrand, 'brand_id' | 'brand_name'>,
  line: CartLine,
): CachedPack {
  return {
    product: {
      id: line.product_id,
      brand_id,
      brand_name,
      name: line.product_name,
      gst_bps: line.gst_bps,
      areas: [],
      image_paths: line.image_path ? [line.image_path] : [],
      status: line.problem === 'archived' ? 'archived' : 'active',
    },
    variant: {
      id: line.variant_id,
      pack_size: line.pack_size,
      mrp_paise: line.mrp_paise,
      trade_paise: line.price_paise,
      tiers: [],
      min_quantity: line.min_quantity,
      stock: line.stock,
    },
  };
}
