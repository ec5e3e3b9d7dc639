import type { InputOf } from '@chowk/domain/kernel';
import type { placeOrder, setCart } from '@chowk/domain/orders';
import { cartAnswer, checkoutDraft, type KeptCart, wanting } from '../kept-cart';
import { defineKind } from './command-kind';

type NewOrder = InputOf<typeof placeOrder>;

export const ORDER_KINDS = [
  // Each line for itself: one that is refused holds up no other.
  defineKind<InputOf<typeof setCart>>({
    type: 'cart_set',
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
    // Another content is another order, so it gets another id; the lines are in the cart again.
    toDraft: ({ shop_id, payment, delivery }) => ({
      name: checkoutDraft(shop_id),
      value: { payment, ...delivery },
    }),
  }),
];
