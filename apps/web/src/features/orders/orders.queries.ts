import { type OutputOf, SECOND_MS } from '@chowk/domain/kernel';
import type {
  cancelOrder,
  disputeOrder,
  listOrders,
  Order,
  OrderState,
  readOrder,
  readOrderPayment,
  receiveOrder,
} from '@chowk/domain/orders';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { PREFETCH, type Prefetch } from '@/offline/cache/prefetch';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { ownShopsOptions } from '@/offline/read/own-shops';
import { answerName } from '@/offline/read/synced-options';
import { type Aged, readEither, remembering } from '@/offline/read/synced-read';

export const listOrdersRef = queryRef<typeof listOrders>('orders_list', '/orders');
export const readOrderRef = queryRef<typeof readOrder>('order_read', '/orders/{id}');
export const readOrderPaymentRef = queryRef<typeof readOrderPayment>(
  'order_payment_read',
  '/orders/{id}/payment',
);
export const receiveOrderRef = queueableRef<typeof receiveOrder>('order_receive');
export const disputeOrderRef = queueableRef<typeof disputeOrder>('order_dispute');
export const cancelOrderRef = commandRef<typeof cancelOrder>('order_cancel');

const FIRST_PAGE = '';
const PAGE_SIZE = 20;
/** The other side moves an order too, so it is asked anew whenever it is opened. */
const FRESH_MS = 5 * SECOND_MS;

interface OrderFilter {
  readonly status: OrderState | undefined;
  readonly search: string;
}

export const ALL_ORDERS: OrderFilter = { status: undefined, search: '' };

function paramsOf(shopId: string, { status, search }: OrderFilter, cursor: string) {
  return {
    shop_id: shopId,
    limit: PAGE_SIZE,
    ...(status === undefined ? {} : { status }),
    ...(search === '' ? {} : { search }),
    ...(cursor === FIRST_PAGE ? {} : { cursor }),
  };
}

/** Orders of a shop, page after page. */
export function shopOrdersOptions(shopId: string, filter: OrderFilter) {
  return {
    ...infiniteQueryOptions({
      queryKey: [listOrdersRef.name, shopId, filter.status, filter.search],
      queryFn: ({ pageParam, signal }): Promise<Aged<OutputOf<typeof listOrders>>> =>
        contractClient.runQuery(listOrdersRef, paramsOf(shopId, filter, pageParam), { signal }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: (page) => page.nextCursor,
      retry: isWorthRetry,
      staleTime: FRESH_MS,
    }),
    ...PREFETCH,
  };
}

export function orderName(id: string): string {
  return answerName(readOrderRef, { id });
}

/** One order: the server's word, else the last one of it here, also where a list told of it. */
export function orderOptions(id: string) {
  return {
    queryKey: [readOrderRef.name, { id }] as const,
    retry: isWorthRetry,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Aged<Order>> => {
      const order = await readEither<Order>({
        ask: () =>
          remembering(orderName(id), () =>
            contractClient.runQuery(readOrderRef, { id }, { signal }),
          ),
        fromDevice: async () => {
          const { keptOrder } = await import('./kept-order');
          return keptOrder(id);
        },
      });
      // Most have nothing waiting, and need not fetch the local store to find none.
      if (!hasQueue()) return order;
      const { withWaitingOn } = await import('@/offline/read/waiting-answers');
      return withWaitingOn(orderName(id), order);
    },
    ...WHEN_BACK,
    staleTime: FRESH_MS,
  };
}

export const orderPaymentOptions = (id: string) => queryOptionsFor(readOrderPaymentRef, { id });

/** Hardly anybody has more than one. */
const SHOPS_AHEAD = 3;

/** As the list of each shop opens. */
export const shopOrdersPrefetch: Prefetch = {
  roles: ['retailer'],
  isList: true,
  run: async ({ pages, personId, queryClient }) => {
    const { items } = await queryClient.ensureQueryData(ownShopsOptions());
    const own = items.filter(({ owner_id }) => owner_id === personId);
    for (const { id } of own.slice(0, SHOPS_AHEAD)) await pages(shopOrdersOptions(id, ALL_ORDERS));
  },
};
