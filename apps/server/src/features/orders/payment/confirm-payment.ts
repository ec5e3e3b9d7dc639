import { ChowkError, invalidField } from '@chowk/domain/kernel';
import { confirmOrderPayment as contract } from '@chowk/domain/orders';
import { implementCommand } from '../../../contract/implement';
import { databaseErrorOf } from '../../../contract/run/database-errors';
import { notifyOfPayment } from '../notify-parties';
import { changeOrder, lockOrder, requireOrder } from '../order-rows';
import { presentOrder } from '../present-order';
import { moveStep } from '../system-steps';
import { holdPayment, payBack } from './order-money';

/** One payment of the bank pays one order. */
function referenceUsed(error: unknown): never {
  const isUsed = databaseErrorOf(error)?.constraint === 'product_orders_bank_key';
  throw isUsed ? new ChowkError('REFERENCE_USED') : error;
}

/** Money for an order that has ended is booked all the same, and owed to its buyer. */
export const confirmOrderPayment = implementCommand(contract, async (context, input) => {
  const { tx, actor, asSystem, record } = context;
  const { id, bank_reference, amount_paise } = input;
  await requireOrder(tx, actor, id);
  const row = await asSystem(moveStep, async () => {
    const order = await lockOrder(tx, id);
    const { payment, payment_state, total_paise, refunded_paise } = order;
    const isAwaited = payment === 'upi' && (payment_state === 'due' || payment_state === 'none');
    if (!isAwaited) {
      throw new ChowkError('WRONG_STATE', { details: { noun: 'payment', state: payment_state } });
    }
    // A partial payment cannot be shipped, so it is returned by bank transfer.
    if (amount_paise !== undefined && amount_paise !== total_paise) {
      throw invalidField('amount_paise', 'other_amount', { due_paise: total_paise });
    }
    await holdPayment(context, order, bank_reference);
    if (payment_state === 'due') {
      return changeOrder(context, id, { payment_state: 'paid', bank_reference }).catch(
        referenceUsed,
      );
    }
    await payBack(context, order, total_paise, 'whole');
    return changeOrder(context, id, {
      payment_state: 'refunded',
      refunded_paise: refunded_paise + total_paise,
      bank_reference,
    }).catch(referenceUsed);
  });
  await asSystem(moveStep, () => notifyOfPayment(context, row));
  record(id, { after: { payment_state: row.payment_state, bank_reference } });
  return presentOrder(tx, row);
});
