import { invalidField, type ParsedInputOf } from '@chowk/domain/kernel';
import { disputeOrder as contract } from '@chowk/domain/orders';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { orderDisputes, orderPhotos } from '../../../db/schema/trade/order-disputes';
import { type Move, moveOrder } from '../move-order';
import { notifyAdmins } from '../notify-parties';
import { changeOrder, stepOf } from '../order-rows';

type Input = ParsedInputOf<typeof contract>;

/** As the system: uploaded for this very order and part of no report yet, in the order named. */
async function takePhotos({ tx }: CommandContext, { id, photo_paths }: Input): Promise<void> {
  if (photo_paths.length === 0) return;
  const rows = await tx
    .select({ id: orderPhotos.id, path: orderPhotos.path })
    .from(orderPhotos)
    .where(
      and(
        eq(orderPhotos.order_id, id),
        inArray(orderPhotos.path, [...photo_paths]),
        isNull(orderPhotos.position),
      ),
    )
    .for('update');
  for (const [position, path] of photo_paths.entries()) {
    const row = rows.find((each) => each.path === path);
    if (!row) throw invalidField(`photo_paths.${position}`, 'not_uploaded');
    await tx.update(orderPhotos).set({ position }).where(eq(orderPhotos.id, row.id));
  }
}

export const disputeOrder = implementCommand(contract, (context, input) => {
  const { tx, actor, nowMs, emit } = context;
  const { id, problem, note } = input;
  const take = async ({ order, status }: Move) => {
    await takePhotos(context, input);
    await tx.insert(orderDisputes).values({
      order_id: id,
      problem,
      note,
      opened_by: actor.actorId ?? '',
      opened_at: new Date(nowMs),
    });
    // The text is only in the dispute, where it can be deleted.
    const timeline = [...order.timeline, stepOf(status, nowMs)];
    const row = await changeOrder(context, id, { status, timeline });
    await notifyAdmins(context, row, 'order_dispute_opened');
    emit({ type: 'order.disputed', audience: 'role:admin', entityId: id, payload: {} });
    return row;
  };
  return moveOrder(context, id, 'order_dispute', take, note);
});
