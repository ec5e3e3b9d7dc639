import { ChowkError } from '@chowk/domain/kernel';
import {
  deliverOrder as deliverContract,
  dispatchOrder as dispatchContract,
} from '@chowk/domain/orders';
import { implementCommand } from '../../contract/implement';
import { issueOrderInvoice } from './issue-invoice';
import { moveOrder } from './move-order';
import { settleOrder } from './order-money';
import { changeOrder, type OrderRow, stepOf } from './order-rows';

/** Goods paid ahead are not promised before the money is there. */
export function requirePaidAhead({ payment, payment_state }: OrderRow): void {
  if (payment === 'on_delivery' || payment_state === 'paid') return;
  throw new ChowkError('WRONG_STATE', { details: { noun: 'payment', state: payment_state } });
}

export const dispatchOrder = implementCommand(dispatchContract, (context, input) => {
  const { id, carrier = null, tracking = null } = input;
  return moveOrder(context, id, 'order_dispatch', async ({ order, status }) => {
    await issueOrderInvoice(context, order);
    const note = [carrier, tracking].filter(Boolean).join(' ');
    const timeline = [...order.timeline, stepOf(status, context.nowMs, note)];
    return changeOrder(context, id, { status, carrier, tracking, timeline });
  });
});

export const deliverOrder = implementCommand(deliverContract, (context, { id }) =>
  moveOrder(context, id, 'order_deliver', async ({ order, status }) => {
    await settleOrder(context, order);
    const timeline = [...order.timeline, stepOf(status, context.nowMs)];
    return changeOrder(context, id, { status, payment_state: 'paid', timeline });
  }),
);
