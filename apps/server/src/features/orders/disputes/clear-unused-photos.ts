import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { ORDER_PHOTO_BUCKET } from '@chowk/domain/orders';
import { RETENTION_DAYS } from '@chowk/domain/upkeep';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { withSystem } from '../../../db';
import { orderPhotos } from '../../../db/schema/trade/order-disputes';
import { forgetFile } from '../../../photos/stored-files';
import { clearOrderPhotos } from '../system-steps';

const KEPT_MS = RETENTION_DAYS.unused_photos * DAY_MS;
const AT_ONCE = 50;

type Needs = Pick<Ports, 'db' | 'nowMs' | 'storage'>;

/** The file goes before its row, under the row's lock, as with proofs. */
function clearSome({ db, nowMs, storage }: Needs): Promise<number> {
  const before = new Date(nowMs() - KEPT_MS);
  return withSystem(db, ANONYMOUS, clearOrderPhotos, async (tx) => {
    const unused = await tx
      .select({ id: orderPhotos.id, path: orderPhotos.path })
      .from(orderPhotos)
      .where(and(isNull(orderPhotos.position), lt(orderPhotos.created_at, before)))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id, path } of unused) {
      await storage.delete(ORDER_PHOTO_BUCKET, path);
      await forgetFile(tx, { bucket: ORDER_PHOTO_BUCKET, path });
      await tx.delete(orderPhotos).where(eq(orderPhotos.id, id));
    }
    return unused.length;
  });
}

/** Photos no problem was reported with; a few at a time, for short locks. */
export async function clearUnusedOrderPhotos(needs: Needs): Promise<number> {
  for (let total = 0; ; ) {
    const cleared = await clearSome(needs);
    total += cleared;
    if (cleared < AT_ONCE) return total;
  }
}
