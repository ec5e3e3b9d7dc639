import type { InputOf } from '@chowk/domain/kernel';
import type { disputeOrder, Order, placeOrder, receiveOrder, setCart } from '@chowk/domain/orders';
import { type CachedCart, cartAnswer, wanting } from '@/offline/read/cached-cart';
import { shortBrandsOf } from '@/offline/read/short-brands';
import type { ServerRow } from '@/offline/store/schema';
import { defineKind } from './command-kind';

type NewOrder = InputOf<typeof placeOrder>;
type NewDispute = InputOf<typeof disputeOrder>;

/** The form a problem with an order is reported in. */
export const disputeDraft = (id: string) => `order-dispute:${id}`;

/** Only of an order this device knows, and only as far as it may still go there. */
function answered(status: Order['status']) {
  return {
    in: 'orders',
    apply: (row: ServerRow | undefined) => {
      const before = (row as Order | undefined)?.status;
      const isOpen = before === 'delivered' || before === 'disputed';
      return isOpen ? ({ ...row, status } as ServerRow) : row;
    },
  } as const;
}

export const ORDER_KINDS = [
  defineKind<InputOf<typeof setCart>>({
    type: 'cart_set',
    isLastWord: true,
    dependentsContinue: true,
    row: ({ shop_id, variant_id }) => ({
      collection: 'cart_items',
      id: `${shop_id}:${variant_id}`,
    }),
    changesAnswer: {
      name: ({ shop_id }) => cartAnswer(shop_id),
      apply: (cart, { variant_id, quantity }) =>
        wanting(cart as CachedCart | undefined, { [variant_id]: quantity }),
    },
  }),
  // What is ordered is in the cart no more.
  defineKind<NewOrder>({
    type: 'order_place',
    row: ({ shop_id: id }) => ({ collection: 'carts', id }),
    changesAnswer: {
      name: ({ shop_id }) => cartAnswer(shop_id),
      apply: (cart, { lines }) =>
        wanting(
          cart as CachedCart | undefined,
          Object.fromEntries(lines.map(({ variant_id }) => [variant_id, 0])),
        ),
    },
    dependentsContinue: true,
    edit: {
      // The checkout takes no order below a brand's minimum; the cart shows how far it is.
      at: (_, item) => ({
        to: shortBrandsOf(item).length > 0 ? '/retailer-cart' : '/retailer-checkout',
      }),
    },
  }),
  defineKind<InputOf<typeof receiveOrder>>({
    type: 'order_receive',
    row: ({ id }) => ({ collection: 'orders', id }),
    change: answered('completed'),
    isOnce: true,
  }),
  defineKind<NewDispute>({
    type: 'order_dispute',
    row: ({ id }) => ({ collection: 'orders', id }),
    change: answered('disputed'),
    edit: {
      at: ({ id }) => ({ to: '/order/$id', params: { id } }),
      draft: ({ id }) => disputeDraft(id),
    },
  }),
];
