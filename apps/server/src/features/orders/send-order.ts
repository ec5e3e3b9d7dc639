import { ChowkError, invalidField, istDay } from '@chowk/domain/kernel';
import {
  deliverOrder as deliverContract,
  dispatchOrder as dispatchContract,
  receiveByMs,
} from '@chowk/domain/orders';
import { implementCommand } from '../../contract/implement';
import { readPlatformConfig } from '../platform';
import { issueOrderInvoice } from './documents/issue-invoice';
import { moveOrder } from './move-order';
import { changeOrder, type OrderRow, stepOf } from './order-rows';

/** Goods paid ahead are not promised before the money is there. */
export function requirePaidAhead({ payment, payment_state }: OrderRow): void {
  if (payment === 'on_delivery' || payment_state === 'paid') return;
  throw new ChowkError('WRONG_STATE', { details: { noun: 'payment', state: payment_state } });
}

/** When the brand means to deliver; without a new word what it said before stays. */
export function promised({ delivery }: OrderRow, day: string | undefined, nowMs: number) {
  if (day === undefined) return {};
  if (day < istDay(nowMs)) throw invalidField('expected_on', 'future');
  return { delivery: { ...delivery, expected_on: day } };
}

export const dispatchOrder = implementCommand(dispatchContract, (context, input) => {
  const { id, carrier = null, tracking = null, expected_on } = input;
  return moveOrder(context, id, 'order_dispatch', async ({ order, status }) => {
    const promise = promised(order, expected_on, context.nowMs);
    await issueOrderInvoice(context, order);
    const note = [carrier, tracking].filter(Boolean).join(' ');
    const timeline = [...order.timeline, stepOf(status, context.nowMs, note)];
    return changeOrder(context, id, { status, carrier, tracking, timeline, ...promise });
  });
});

/** Opens the window in which the shop confirms or disputes; money that is held stays where it is. */
export const deliverOrder = implementCommand(deliverContract, (context, { id }) =>
  moveOrder(context, id, 'order_deliver', async ({ order, status }) => {
    const { tx, nowMs } = context;
    const { order_receive_days } = await readPlatformConfig(tx);
    const receive_by = new Date(receiveByMs(nowMs, order_receive_days));
    const timeline = [...order.timeline, stepOf(status, nowMs)];
    return changeOrder(context, id, { status, payment_state: 'paid', receive_by, timeline });
  }),
);
