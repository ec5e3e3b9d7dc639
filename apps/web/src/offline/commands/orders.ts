import type { InputOf } from '@chowk/domain/kernel';
import type { disputeOrder, Order, placeOrder, receiveOrder, setCart } from '@chowk/domain/orders';
import { cartAnswer, type KeptCart, wanting } from '@/offline/read/kept-cart';
import { disputeDraft, orderAnswer } from '@/offline/read/kept-order-answer';
import { shortBrandsOf } from '@/offline/read/short-brands';
import { defineKind } from './command-kind';

type NewOrder = InputOf<typeof placeOrder>;
type NewDispute = InputOf<typeof disputeOrder>;

/** Only of an order this device knows, and only as far as it may still go there. */
function answered(content: unknown, change: Partial<Order>): unknown {
  const order = content as Order | undefined;
  const isOpen = order?.status === 'delivered' || order?.status === 'disputed';
  return isOpen ? { ...order, ...change } : content;
}

export const ORDER_KINDS = [
  defineKind<InputOf<typeof setCart>>({
    type: 'cart_set',
    isLastWord: true,
    isForItself: true,
    row: ({ shop_id, variant_id }) => ({
      collection: 'cart_items',
      id: `${shop_id}:${variant_id}`,
    }),
    changesAnswer: {
      name: ({ shop_id }) => cartAnswer(shop_id),
      apply: (cart, { variant_id, quantity }) =>
        wanting(cart as KeptCart | undefined, { [variant_id]: quantity }),
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
          cart as KeptCart | undefined,
          Object.fromEntries(lines.map(({ variant_id }) => [variant_id, 0])),
        ),
    },
    isForItself: true,
    edit: {
      // The checkout takes no order below a brand's minimum; the cart shows how far it is.
      at: (_, item) => ({
        to: shortBrandsOf(item).length > 0 ? '/retailer-cart' : '/retailer-checkout',
      }),
    },
  }),
  defineKind<InputOf<typeof receiveOrder>>({
    type: 'order_receive',
    row: ({ id }) => ({ collection: 'product_orders', id }),
    changesAnswer: {
      name: ({ id }) => orderAnswer(id),
      apply: (content) => answered(content, { status: 'completed' }),
    },
    isOnce: true,
  }),
  defineKind<NewDispute>({
    type: 'order_dispute',
    row: ({ id }) => ({ collection: 'product_orders', id }),
    changesAnswer: {
      name: ({ id }) => orderAnswer(id),
      apply: (content) => answered(content, { status: 'disputed' }),
    },
    edit: {
      at: ({ id }) => ({ to: '/order/$id', params: { id } }),
      draft: ({ id }) => disputeDraft(id),
    },
  }),
];
