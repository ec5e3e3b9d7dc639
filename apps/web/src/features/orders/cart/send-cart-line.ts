import { sendCommand } from '@/commands/send-command';
import { cartTarget } from '@/offline/commands/orders';
import { listPending } from '@/offline/outbox/outbox';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import type { CachedPack } from '@/offline/read/cached-products';
import { setCartRef } from './cart.queries';

/** Lines and orders of this shop's cart that wait, in the order they were done. */
export async function listWaiting(shopId: string): Promise<PendingUpload[]> {
  const pending = await listPending().catch(() => []);
  const target = cartTarget(shopId);
  return pending.filter((one) => one.target.startsWith(target) && one.state !== 'editing');
}

export async function sendCartLine(
  shopId: string,
  { product, variant }: CachedPack,
  quantity: number,
  onStored: () => void,
) {
  const orders = (await listWaiting(shopId)).filter(({ type }) => type === 'order_place');
  return sendCommand(
    setCartRef,
    { shop_id: shopId, variant_id: variant.id, quantity },
    {
      queue: {
        subject: `${product.name}, ${variant.pack_size}`,
        onStored,
        // One of them would take the new line out again with what it bought.
        dependsOn: orders.map(({ id }) => id),
      },
    },
  );
}
