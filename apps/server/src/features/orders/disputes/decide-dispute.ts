import { ChowkError, invalidField, type ParsedInputOf, requireStep } from '@chowk/domain/kernel';
import { decideOrderDispute as contract, isHeld, orderStates } from '@chowk/domain/orders';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { issueCreditNote } from '../documents/issue-credit-note';
import { notifyBothSides, readParties } from '../notify-parties';
import { changeOrder, lockOrder, type OrderRow, requireOrder, stepOf } from '../order-rows';
import { payBack, settleOrder } from '../payment/order-money';
import { presentOrder } from '../present-order';
import { moveStep } from '../system-steps';
import { closeDispute } from './dispute-rows';

type Input = ParsedInputOf<typeof contract>;

/** What goes back is part of what is held, and only a decision for the shop gives any back. */
function requireRefund(order: OrderRow, { in_favour_of, refund_paise }: Input): void {
  const heldPaise = isHeld(order.payment, order.payment_state) ? order.total_paise : 0;
  const most = in_favour_of === 'shop' ? heldPaise : 0;
  const least = in_favour_of === 'shop' && heldPaise > 0 ? 1 : 0;
  if (refund_paise > most) throw invalidField('refund_paise', 'max_number', { limit: most });
  if (refund_paise < least) throw invalidField('refund_paise', 'min_number', { limit: least });
}

/** Nobody decides about their own money. */
async function requireOutsider(context: CommandContext, order: OrderRow): Promise<void> {
  const { brandOwnerId } = await readParties(context, order);
  const { actorId } = context.actor;
  if (actorId === brandOwnerId || actorId === order.owner_id) throw new ChowkError('FORBIDDEN');
}

/** As the system: both shares of the held money in one step, and the paper for what goes back. */
async function divide(context: CommandContext, order: OrderRow, refundPaise: number) {
  const { total_paise, refunded_paise } = order;
  await payBack(context, order, refundPaise, 'dispute');
  await settleOrder(context, order, total_paise - refundPaise);
  if (refundPaise === 0) return {};
  await issueCreditNote(context, order, refundPaise);
  return {
    refunded_paise: refunded_paise + refundPaise,
    ...(refundPaise === total_paise ? { payment_state: 'refunded' as const } : {}),
  };
}

export const decideOrderDispute = implementCommand(contract, async (context, input) => {
  const { tx, actor, nowMs, asSystem, record } = context;
  const { id, in_favour_of, refund_paise, reason } = input;
  const seen = await requireOrder(tx, actor, id);
  const row = await asSystem(moveStep, async () => {
    const order = await lockOrder(tx, id);
    const status = requireStep(orderStates, order.status, 'order_dispute_decide', actor);
    await requireOutsider(context, order);
    requireRefund(order, input);
    const money = await divide(context, order, refund_paise);
    await closeDispute(context, id, { in_favour_of, refund_paise, reason });
    const timeline = [...order.timeline, stepOf(status, nowMs)];
    const changed = await changeOrder(context, id, { status, timeline, ...money });
    await notifyBothSides(context, changed, 'order_dispute_decided', reason);
    return changed;
  });
  const after = { status: row.status, in_favour_of, refund_paise };
  record(id, { before: { status: seen.status }, after, reason });
  return presentOrder(tx, row);
});
