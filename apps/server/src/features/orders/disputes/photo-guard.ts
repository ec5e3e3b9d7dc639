import { ANONYMOUS, ChowkError, isUuid, notFound } from '@chowk/domain/kernel';
import { ORDER_PHOTO_BUCKET } from '@chowk/domain/orders';
import { eq } from 'drizzle-orm';
import type { BucketGuard } from '../../../contract/bucket-guard';
import { withActor, withSystem } from '../../../db';
import { orderPhotos } from '../../../db/schema/trade/order-disputes';
import { productOrders } from '../../../db/schema/trade/orders';
import { NO_ORDER, requireOrder } from '../order-rows';
import { requireOwnShop } from '../own-shop';
import { keepOrderPhoto } from '../system-steps';

const ID_LENGTH = 36;

/** `{orderId}-{timestamp}.jpg`: the order determines who may see the photo. */
function requireOrderId(path: string): string {
  const id = path.slice(0, ID_LENGTH);
  if (!isUuid(id)) throw notFound(NO_ORDER);
  return id;
}

export const orderPhotoGuard: BucketGuard = {
  bucket: ORDER_PHOTO_BUCKET,

  requireWrite: ({ db }, actor, path) =>
    withActor(db, actor, 'read', async (tx) => {
      const { status, shop_id } = await requireOrder(tx, actor, requireOrderId(path));
      await requireOwnShop(tx, actor, shop_id);
      if (status === 'delivered') return;
      const details = { noun: 'order', state: status, step: 'order_dispute' };
      throw new ChowkError('WRONG_STATE', { details });
    }),

  isKept: ({ db }, path) =>
    withSystem(db, ANONYMOUS, keepOrderPhoto, async (tx) => {
      const isIt = eq(orderPhotos.path, path);
      return (await tx.select({ id: orderPhotos.id }).from(orderPhotos).where(isIt)).length > 0;
    }),

  /** Who may read the order may read its photos; missing and forbidden are one answer. */
  canRead: ({ db }, actor, path) =>
    withActor(db, actor, 'read', async (tx) => {
      const isIt = eq(productOrders.id, requireOrderId(path));
      return (await tx.select({ id: productOrders.id }).from(productOrders).where(isIt)).length > 0;
    }),

  onStored: async (ports, actor, { path, photo }) => {
    await withSystem(ports.db, actor, keepOrderPhoto, (tx) =>
      tx
        .insert(orderPhotos)
        .values({
          id: ports.newId(),
          order_id: requireOrderId(path),
          path,
          uploaded_by: actor.actorId ?? '',
          sha256: photo.sha256,
        })
        .onConflictDoNothing({ target: orderPhotos.path }),
    );
  },
};
