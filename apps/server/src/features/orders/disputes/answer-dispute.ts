import { ChowkError, notFound } from '@chowk/domain/kernel';
import { answerOrderDispute as contract } from '@chowk/domain/orders';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../../contract/implement';
import { orderDisputes } from '../../../db/schema/trade/order-disputes';
import { notifyOwner } from '../notify-parties';
import { changeOrder, lockOrder, NO_ORDER, requireOrder, requireSide } from '../order-rows';
import { presentOrder } from '../present-order';
import { moveStep } from '../system-steps';
import { requireDispute } from './dispute-rows';

/** Once, and before the decision: a response cannot be changed. */
export const answerOrderDispute = implementCommand(contract, async (context, { id, answer }) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const seen = await requireOrder(tx, actor, id);
  const side = await requireSide(tx, actor, seen);
  if (!side.roles.includes('brand')) throw notFound(NO_ORDER);
  const row = await asSystem(moveStep, async () => {
    const { status } = await lockOrder(tx, id);
    if (status !== 'disputed') {
      throw new ChowkError('WRONG_STATE', {
        details: { noun: 'order', state: status, step: contract.name },
      });
    }
    const { answered_at } = await requireDispute(tx, id);
    if (answered_at !== null) {
      throw new ChowkError('WRONG_STATE', {
        details: { noun: 'dispute', state: 'answered', step: contract.name },
      });
    }
    await tx
      .update(orderDisputes)
      .set({ answer, answered_at: new Date(nowMs) })
      .where(eq(orderDisputes.order_id, id));
    const changed = await changeOrder(context, id, {});
    await notifyOwner(context, changed, 'order_dispute_answered');
    return changed;
  });
  emit({ type: 'order.disputed', audience: 'role:admin', entityId: id, payload: {} });
  record(id, { answer });
  return presentOrder(tx, row);
});
