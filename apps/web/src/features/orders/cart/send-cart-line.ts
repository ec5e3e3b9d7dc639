import { sendCommand } from '@/commands/send-command';
import { cartAnswer } from '@/offline/read/cached-cart';
import type { CachedPack } from '@/offline/read/cached-products';
import { listPendingOn } from '@/offline/read/pending-answers';
import { setCartRef } from './cart.queries';

/** After orders that wait: one of them would take the new line out again with what it bought. */
async function ordersAhead(shopId: string): Promise<string[]> {
  const waiting = await listPendingOn(cartAnswer(shopId)).catch(() => []);
  return waiting.filter(({ type }) => type === 'order_place').map(({ id }) => id);
}

export async function sendCartLine(
  shopId: string,
  pack: CachedPack,
  quantity: number,
  onStored: () => void,
) {
  const { product, variant } = pack;
  return sendCommand(
    setCartRef,
    { shop_id: shopId, variant_id: variant.id, quantity },
    {
      queue: {
        subject: `${product.name}, ${variant.pack_size}`,
        onStored,
        dependsOn: await ordersAhead(shopId),
      },
    },
  );
}
