import type { Paise } from '@chowk/domain/kernel';
import { isHeld } from '@chowk/domain/orders';
import type { CommandContext } from '../../../contract/context';
import { returnToEarnings } from '../../earnings';
import { postToLedger } from '../../wallets';
import type { OrderRow } from '../order-rows';

type OrderWork = Pick<CommandContext, 'tx' | 'newId' | 'nowMs' | 'actor'>;

/** As the system: a UPI payment is held by the order until the goods arrive. */
export async function holdPayment(context: CommandContext, order: OrderRow, memo: string) {
  const { id, total_paise } = order;
  await postToLedger(context, {
    kind: 'order_paid',
    key: `order_paid:${id}`,
    referenceId: id,
    memo,
    createdBy: context.actor.actorId,
    lines: [
      { account: { kind: 'bank' }, amountPaise: -total_paise },
      { account: { kind: 'order_hold', ownerId: id }, amountPaise: total_paise },
    ],
  });
}

/** As the system: the shop has the goods, or it was decided so; what is held for it is the brand's. */
export async function settleOrder(
  context: OrderWork,
  order: OrderRow,
  amountPaise: Paise = order.total_paise,
): Promise<void> {
  const { id, brand_id, payment, payment_state } = order;
  if (!isHeld(payment, payment_state) || amountPaise === 0) return;
  await postToLedger(context, {
    kind: 'order_settled',
    key: `order_settled:${id}`,
    referenceId: id,
    memo: '',
    createdBy: context.actor.actorId,
    lines: [
      { account: { kind: 'order_hold', ownerId: id }, amountPaise: -amountPaise },
      { account: { kind: 'brand_wallet', ownerId: brand_id }, amountPaise },
    ],
  });
}

/**
 * As the system: held money the order no longer needs is owed to its buyer, however it was paid.
 * `what` distinguishes short deliveries and disputes from the rest.
 */
export async function payBack(
  context: CommandContext,
  { id, owner_id }: OrderRow,
  amountPaise: Paise,
  what: 'short' | 'whole' | 'dispute',
): Promise<void> {
  if (amountPaise === 0) return;
  await returnToEarnings(context, {
    payeeId: owner_id,
    createdBy: context.actor.actorId,
    order: { orderId: id, amountPaise, memo: '', key: `${id}:${what}` },
  });
}
