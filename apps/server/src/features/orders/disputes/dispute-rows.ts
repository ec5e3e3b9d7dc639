import type { OrderDispute } from '@chowk/domain/orders';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { isAnyOf } from '../../../contract/any-of';
import type { CommandContext } from '../../../contract/context';
import { requireRow } from '../../../contract/require-row';
import type { Tx } from '../../../db';
import { orderDisputes, orderPhotos } from '../../../db/schema/trade/order-disputes';
import { NO_ORDER } from '../order-rows';

export type DisputeRow = typeof orderDisputes.$inferSelect;

interface Ending {
  readonly in_favour_of?: OrderDispute['in_favour_of'];
  readonly refund_paise?: number;
  readonly reason?: string;
}

/** As the system, under the order's lock. */
export async function closeDispute(
  { tx, actor, nowMs }: Pick<CommandContext, 'tx' | 'actor' | 'nowMs'>,
  orderId: string,
  ending: Ending,
): Promise<void> {
  await tx
    .update(orderDisputes)
    .set({ ...ending, closed_by: actor.actorId, closed_at: new Date(nowMs) })
    .where(eq(orderDisputes.order_id, orderId));
}

/** As the system. */
export async function requireDispute(tx: Tx, orderId: string): Promise<DisputeRow> {
  const isIt = eq(orderDisputes.order_id, orderId);
  const [row] = await tx.select().from(orderDisputes).where(isIt);
  return requireRow(row, NO_ORDER);
}

/** The disputes of these orders as both sides see them, by order. */
export async function disputesOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderDispute>> {
  const [rows, photos] = await Promise.all([
    tx.select().from(orderDisputes).where(isAnyOf(orderDisputes.order_id, orderIds)),
    tx
      .select({ order_id: orderPhotos.order_id, path: orderPhotos.path })
      .from(orderPhotos)
      .where(and(isAnyOf(orderPhotos.order_id, orderIds), isNotNull(orderPhotos.position)))
      .orderBy(asc(orderPhotos.position)),
  ]);
  return new Map(
    rows.map((row) => {
      const { order_id, opened_by: _, closed_by: __, ...dispute } = row;
      return [
        order_id,
        {
          ...dispute,
          photos: photos.filter((photo) => photo.order_id === order_id).map(({ path }) => path),
          opened_at: row.opened_at.toISOString(),
          answered_at: row.answered_at?.toISOString() ?? null,
          closed_at: row.closed_at?.toISOString() ?? null,
        },
      ];
    }),
  );
}
