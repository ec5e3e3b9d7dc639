import type { Order, OrderItem } from '@chowk/domain/orders';
import type { CartHandle } from '@/features/orders/cart/use-cart';
import type { CachedPack } from '@/offline/read/cached-products';

/** A pack as an order shows it; its current price and stock come with the cart. */
function packOf({ brand_id, brand_name }: Order, item: OrderItem): CachedPack {
  return {
    product: {
      id: item.product_id,
      brand_id,
      brand_name,
      name: item.products.name,
      gst_bps: item.gst_bps,
      areas: [],
      image_paths: [],
      status: 'active',
    },
    variant: {
      id: item.variant_id,
      pack_size: item.pack_size,
      mrp_paise: item.mrp_paise,
      trade_paise: item.price_paise,
      tiers: [],
      min_quantity: 1,
      stock: item.ordered,
    },
  };
}

/**
 * Puts an order's items into the cart again, without lowering quantities. Resolves when all are
 * stored, or with false if none was accepted.
 */
export async function putAgain(
  order: Order,
  { packs, quantityOf, setQuantity }: CartHandle,
): Promise<boolean> {
  const accepted = await Promise.all(
    order.items.map((item) => {
      const pack = packs[item.variant_id] ?? packOf(order, item);
      return setQuantity(pack, Math.max(item.ordered, quantityOf(item.variant_id)));
    }),
  );
  return accepted.includes(true);
}
