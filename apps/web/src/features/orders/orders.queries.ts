import { type OutputOf, SECOND_MS } from '@chowk/domain/kernel';
import type {
  cancelOrder,
  listOrders,
  OrderState,
  readOrder,
  readOrderPayment,
} from '@chowk/domain/orders';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/browser-client';
import { commandRef, queryRef } from '@/api/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/queries';
import { WHEN_BACK } from '@/api/when-back';
import { answerName, rememberedOptions } from '@/offline/synced-options';
import { readRemembered } from '@/offline/synced-read';

export const listOrdersRef = queryRef<typeof listOrders>('orders_list', '/orders');
export const readOrderRef = queryRef<typeof readOrder>('order_read', '/orders/{id}');
export const readOrderPaymentRef = queryRef<typeof readOrderPayment>(
  'order_payment_read',
  '/orders/{id}/payment',
);
export const cancelOrderRef = commandRef<typeof cancelOrder>('order_cancel');

const FIRST_PAGE = '';
const PAGE_SIZE = 20;
/** The other side moves an order too, so it is asked anew whenever it is opened. */
const FRESH_MS = 5 * SECOND_MS;

interface OrderFilter {
  readonly status: OrderState | undefined;
  readonly search: string;
}

/** Orders of a shop; each page once seen is there without a network too. */
export function shopOrdersOptions(shopId: string, { status, search }: OrderFilter) {
  return infiniteQueryOptions({
    queryKey: [listOrdersRef.name, shopId, status, search],
    queryFn: ({ pageParam, signal }) => {
      const params = {
        shop_id: shopId,
        limit: PAGE_SIZE,
        ...(status === undefined ? {} : { status }),
        ...(search === '' ? {} : { search }),
        ...(pageParam === FIRST_PAGE ? {} : { cursor: pageParam }),
      };
      return readRemembered<OutputOf<typeof listOrders>>(answerName(listOrdersRef, params), () =>
        contractClient.runQuery(listOrdersRef, params, { signal }),
      );
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
    staleTime: FRESH_MS,
  });
}

export const orderOptions = (id: string) => ({
  ...rememberedOptions(readOrderRef, { id }),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});

export const orderPaymentOptions = (id: string) => queryOptionsFor(readOrderPaymentRef, { id });
