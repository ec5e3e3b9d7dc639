import type {
  cancelOrder,
  confirmOrder,
  deliverOrder,
  dispatchOrder,
  exportOrders,
  listOrders,
  OrderState,
  PaymentState,
  readCreditNote,
  readOrder,
  readOrderInvoice,
  readPackingList,
  rejectOrder,
} from '@chowk/domain/orders';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Prefetch } from '@/offline/cache/prefetch';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { askFor, storeSoon } from '@/offline/cache/snapshots';

export const listBrandOrdersRef = queryRef<typeof listOrders>('orders_list', '/orders');
export const readBrandOrderRef = queryRef<typeof readOrder>('order_read', '/orders/{id}');
export const exportOrdersRef = queryRef<typeof exportOrders>('orders_export', '/orders_export');
export const readInvoiceRef = queryRef<typeof readOrderInvoice>(
  'order_invoice_read',
  '/orders/{id}/invoice',
);
export const readCreditNoteRef = queryRef<typeof readCreditNote>(
  'order_credit_note_read',
  '/orders/{id}/credit_note',
);
export const readPackingListRef = queryRef<typeof readPackingList>(
  'order_packing_list_read',
  '/orders/{id}/packing_list',
);
export const confirmOrderRef = commandRef<typeof confirmOrder>('order_confirm');
export const dispatchOrderRef = commandRef<typeof dispatchOrder>('order_dispatch');
export const deliverOrderRef = commandRef<typeof deliverOrder>('order_deliver');
export const rejectOrderRef = commandRef<typeof rejectOrder>('order_reject');
export const cancelOrderRef = commandRef<typeof cancelOrder>('order_cancel');

const ORDERS_A_PAGE = 10;

export interface OrderFilter {
  readonly status: OrderState | undefined;
  readonly payment: PaymentState | undefined;
  readonly search: string;
  readonly cursor: string | undefined;
}

/** Shops order while the page is open. */
export function brandOrdersOptions({ status, payment, search, cursor }: OrderFilter) {
  const params = {
    limit: ORDERS_A_PAGE,
    ...(status ? { status } : {}),
    ...(payment ? { payment_state: payment } : {}),
    ...(search ? { search } : {}),
    ...(cursor ? { cursor } : {}),
  };
  const options = cachedOptions(listBrandOrdersRef, params, { offline: 'prefetch' });
  type Asked = Parameters<typeof options.queryFn>[0];
  return {
    ...options,
    queryFn: async (asked: Asked) => {
      const page = await options.queryFn(asked);
      // Each opens without a network too.
      for (const order of page.items) {
        storeSoon(askFor(snapshotKey([readBrandOrderRef.name, { id: order.id }])), order);
      }
      return page;
    },
    staleTime: 0,
  };
}

/** As the list opens. */
export const brandOrdersPrefetch: Prefetch = {
  roles: ['brand'],
  isList: true,
  run: ({ query }) => {
    const all = { status: undefined, payment: undefined, search: '', cursor: undefined };
    return query(brandOrdersOptions(all));
  },
};
