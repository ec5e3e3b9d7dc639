import {
  cancelOrder as cancelContract,
  isHeld,
  type Order,
  rejectOrder as rejectContract,
} from '@chowk/domain/orders';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { countStock } from './cart/count-stock';
import { lockStock } from './cart/read-packs';
import { moveOrder } from './move-order';
import { changeOrder, listItems, type OrderRow, stepOf } from './order-rows';
import { payBack } from './payment/order-money';

async function restock({ tx, nowMs }: CommandContext, orderId: string): Promise<void> {
  const items = await listItems(tx, orderId);
  await lockStock(
    tx,
    items.map((item) => item.variant_id),
  );
  const back = items.map(({ variant_id: id, quantity: pieces }) => ({ id, pieces }));
  await countStock(tx, back, new Date(nowMs));
}

/** As the system: returns money held by the order; unpaid amounts are no longer due. */
async function giveBack(context: CommandContext, order: OrderRow) {
  await restock(context, order.id);
  const { payment, payment_state, total_paise, refunded_paise } = order;
  if (!isHeld(payment, payment_state)) return { payment_state: 'none' } as const;
  await payBack(context, order, total_paise, 'whole');
  return { payment_state: 'refunded', refunded_paise: refunded_paise + total_paise } as const;
}

function end(
  context: CommandContext,
  id: string,
  via: 'order_cancel' | 'order_reject',
  reason: string | null,
): Promise<Order> {
  return moveOrder(context, id, via, async ({ order, status }) => {
    const money = await giveBack(context, order);
    const timeline = [...order.timeline, stepOf(status, context.nowMs, reason)];
    return changeOrder(context, id, { status, reason, timeline, ...money });
  });
}

export const rejectOrder = implementCommand(rejectContract, (context, { id, reason }) =>
  end(context, id, 'order_reject', reason),
);

export const cancelOrder = implementCommand(cancelContract, (context, { id, reason = null }) =>
  end(context, id, 'order_cancel', reason),
);
