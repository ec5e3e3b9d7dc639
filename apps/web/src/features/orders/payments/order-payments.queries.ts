import type { ParamsOf } from '@chowk/domain/kernel';
import type { confirmOrderPayment, listOrders } from '@chowk/domain/orders';
import { commandRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { listOrdersRef } from '@/features/orders/orders.queries';

export const confirmOrderPaymentRef =
  commandRef<typeof confirmOrderPayment>('order_payment_confirm');

/** Of every brand: what an admin compares with the bank's statement, always as it is now. */
export function upiOrdersOptions(params: ParamsOf<typeof listOrders>) {
  return { ...queryOptionsFor(listOrdersRef, { ...params, payment: 'upi' }), staleTime: 0 };
}
