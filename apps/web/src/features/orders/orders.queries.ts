import { SECOND_MS } from '@chowk/domain/kernel';
import type {
  cancelOrder,
  disputeOrder,
  listOrders,
  Order,
  readOrder,
  readOrderContact,
  readOrderPayment,
  receiveOrder,
} from '@chowk/domain/orders';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { listOptions, rowOptions } from '@/offline/read/synced-options';
import { fitsOrder, type OrderFilter } from './fits-order';

export const listOrdersRef = queryRef<typeof listOrders>('orders_list', '/orders');
export const readOrderRef = queryRef<typeof readOrder>('order_read', '/orders/{id}');
export const readOrderContactRef = queryRef<typeof readOrderContact>(
  'order_contact_read',
  '/orders/{id}/contact',
);
export const readOrderPaymentRef = queryRef<typeof readOrderPayment>(
  'order_payment_read',
  '/orders/{id}/payment',
);
export const receiveOrderRef = queueableRef<typeof receiveOrder>('order_receive');
export const disputeOrderRef = queueableRef<typeof disputeOrder>('order_dispute');
export const cancelOrderRef = commandRef<typeof cancelOrder>('order_cancel');

const PAGE_SIZE = 20;
/** The other side moves an order too, so it is asked anew whenever it is opened. */
const FRESH_MS = 5 * SECOND_MS;

/** Orders of a shop, page after page. */
export function shopOrdersOptions(shopId: string, filter: OrderFilter) {
  const { status, search } = filter;
  const wanted = { ...(status ? { status } : {}), ...(search ? { search } : {}) };
  return {
    ...listOptions<Order>({
      collection: 'orders',
      queryKey: [listOrdersRef.name, shopId, status, search],
      isWanted: (order) => order.shop_id === shopId && fitsOrder(order, filter),
      size: PAGE_SIZE,
      older: (asked, signal) => contractClient.runQuery(listOrdersRef, asked, { signal }),
      ask: (asked, signal) =>
        contractClient.runQuery(
          listOrdersRef,
          { shop_id: shopId, ...wanted, ...asked },
          { signal },
        ),
    }),
    staleTime: FRESH_MS,
  };
}

export const orderOptions = (id: string) => ({
  ...rowOptions(readOrderRef, { id }, 'orders'),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});

export const orderPaymentOptions = (id: string) => queryOptionsFor(readOrderPaymentRef, { id });
