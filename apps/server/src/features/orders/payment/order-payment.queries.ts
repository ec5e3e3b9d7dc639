import { ChowkError } from '@chowk/domain/kernel';
import { readOrderPayment } from '@chowk/domain/orders';
import { topupReference, upiLink } from '@chowk/domain/wallets';
import { implementQuery } from '../../../contract/implement';
import { requireUpi } from '../../platform';
import { requireOrder } from '../order-rows';
import { requireOwnShop } from '../own-shop';

/** For the buyer only; payments are matched by the order's own reference. */
export const orderPaymentRead = implementQuery(readOrderPayment, async ({ tx, actor }, { id }) => {
  const { payment, payment_state, shop_id, total_paise } = await requireOrder(tx, actor, id);
  await requireOwnShop(tx, actor, shop_id);
  if (payment !== 'upi' || payment_state !== 'due') {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'payment', state: payment_state } });
  }
  const { upi_id, upi_name } = await requireUpi(tx);
  const reference = topupReference(id);
  const upi_link = upiLink({
    upiId: upi_id,
    name: upi_name,
    amountPaise: total_paise,
    reference,
    purpose: 'Chowk order',
  });
  return { amount_paise: total_paise, reference, upi_id, upi_link };
});
