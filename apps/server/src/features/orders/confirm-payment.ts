import { ChowkError } from '@chowk/domain/kernel';
import { confirmOrderPayment as contract } from '@chowk/domain/orders';
import { eq } from 'drizzle-orm';
import { databaseErrorOf } from '../../contract/database-errors';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { holdPayment, payBack } from './order-money';
import { changeOrder, lockOrder, type OrderRow, requireOrder } from './order-rows';
import { presentOrder } from './present-order';
import { moveStep } from './system-steps';

/** One payment of the bank pays one order. */
function referenceUsed(error: unknown): never {
  const isUsed = databaseErrorOf(error)?.constraint === 'product_orders_bank_key';
  throw isUsed ? new ChowkError('REFERENCE_USED') : error;
}

/** The store sees that its money came, the brand that it may confirm. */
async function listHearers(tx: Tx, { owner_id, brand_id }: OrderRow): Promise<Set<string>> {
  const [brand] = await tx
    .select({ owner_id: brands.owner_id })
    .from(brands)
    .where(eq(brands.id, brand_id));
  return new Set([owner_id, requireRow(brand).owner_id]);
}

/** Money for an order that ended meanwhile is booked all the same, and owed to its buyer. */
export const confirmOrderPayment = implementCommand(contract, async (context, input) => {
  const { tx, actor, asSystem, record, emit } = context;
  const { id, bank_reference } = input;
  await requireOrder(tx, actor, id);
  const row = await asSystem(moveStep, async () => {
    const order = await lockOrder(tx, id);
    const { payment, payment_state, total_paise, refunded_paise } = order;
    const isAwaited = payment === 'upi' && (payment_state === 'due' || payment_state === 'none');
    if (!isAwaited) {
      throw new ChowkError('WRONG_STATE', { details: { noun: 'payment', state: payment_state } });
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
  const hearers = await asSystem(moveStep, () => listHearers(tx, row));
  record(id, { after: { payment_state: row.payment_state, bank_reference } });
  for (const person of hearers) {
    emit({
      type: 'order.paid',
      audience: `person:${person}`,
      entityId: id,
      payload: { payment_state: row.payment_state },
    });
  }
  return presentOrder(tx, row);
});
