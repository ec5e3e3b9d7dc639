import { receiveOrder as contract } from '@chowk/domain/orders';
import { implementCommand } from '../../../contract/implement';
import { closeDispute } from '../disputes/dispute-rows';
import { moveOrder } from '../move-order';
import { changeOrder, requireOrder, requireSide, stepOf } from '../order-rows';
import { settleOrder } from '../payment/order-money';
import { presentOrder } from '../present-order';

/** The shop's own word moves the money at once, also where it had reported a problem before. */
export const receiveOrder = implementCommand(contract, async (context, { id }) => {
  const { tx, actor, nowMs } = context;
  const seen = await requireOrder(tx, actor, id);
  const side = await requireSide(tx, actor, seen);
  // Said on a phone without a network, and the window closed before it arrived: it says the same.
  if (seen.status === 'completed' && side.roles.includes('retailer')) {
    return presentOrder(tx, seen);
  }
  return moveOrder(context, id, 'order_receive', async ({ order, status }) => {
    await settleOrder(context, order);
    if (order.status === 'disputed') await closeDispute(context, id, {});
    const timeline = [...order.timeline, stepOf(status, nowMs)];
    return changeOrder(context, id, { status, timeline });
  });
});
