import type { Order, OrderItem } from '@chowk/domain/orders';
import type { CartHandle } from '@/features/orders/cart/use-cart';
import type { CachedPack } from '@/offline/read/cached-products';

/** What an order tells of a pack; today's price and stock come with the cart. */
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
 * The same again, in the cart: as many as were asked for then, or what is there already if more.
 * Resolves when all of it is there.
 */
export async function putAgain(
  order: Order,
  { packs, quantityOf, setQuantity }: CartHandle,
): Promise<void> {
  await Promise.all(
    order.items.map((item) => {
      const pack = packs[item.variant_id] ?? packOf(order, item);
      return setQuantity(pack, Math.max(item.ordered, quantityOf(item.variant_id)));
    }),
  );
}
