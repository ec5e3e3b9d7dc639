import type { InputOf } from '@chowk/domain/kernel';
import {
  type CartLines,
  type disputeOrder,
  type Order,
  type placeOrder,
  type receiveOrder,
  type setCart,
  withQuantity,
} from '@chowk/domain/orders';
import { type PendingUpload, targetOf } from '@/offline/outbox/queue-row';
import type { ServerRow } from '@/offline/store/schema';
import { defineKind, SEVERAL_ROWS } from './command-kind';

type NewOrder = InputOf<typeof placeOrder>;
type NewDispute = InputOf<typeof disputeOrder>;

/** The checkout's draft of an order that is not placed yet. */
export const checkoutDraft = (shopId: string) => `checkout:${shopId}`;

/** Prefix of the targets of all commands that change one shop's cart. */
export const cartTarget = (shopId: string) => targetOf('carts', SEVERAL_ROWS + shopId);

/** The cart of its shop: each line is queued with a target of its own. */
function toCart<Data extends { readonly shop_id: string }>(
  changed: (cart: CartLines, data: Data) => CartLines,
) {
  return {
    in: 'carts',
    apply: (row: ServerRow | undefined, data: Data) => row && changed(row as CartLines, data),
    appliesTo: ({ shop_id }: Data, id: string) => shop_id === id,
  } as const;
}

/** A brand whose minimum a refused order did not reach. */
export interface ShortBrand {
  readonly brand_id: string;
  readonly brand_name: string;
  readonly min_order_paise: number;
  readonly missing_paise: number;
}

interface CartChanges {
  readonly brands?: readonly ShortBrand[];
  readonly lines?: readonly {
    readonly problem: string;
    readonly product_name: string | null;
    readonly pack_size: string | null;
  }[];
}

type Refused = Pick<PendingUpload, 'lastError'>;

/** Nothing when it was refused for another reason. */
function changesIn({ lastError }: Refused): CartChanges {
  return lastError?.code === 'CART_CHANGED' ? ((lastError.details ?? {}) as CartChanges) : {};
}

export function shortBrandsOf(item: Refused): readonly ShortBrand[] {
  return changesIn(item).brands ?? [];
}

/** Names of products in a refused order that are no longer sold. */
export function discontinuedProductsOf(item: Refused): string[] {
  return (changesIn(item).lines ?? [])
    .filter(({ problem, product_name }) => problem === 'archived' && product_name)
    .map(({ product_name, pack_size }) => [product_name, pack_size].filter(Boolean).join(', '));
}

/** The form in which a problem with an order is reported. */
export const disputeDraft = (id: string) => `order-dispute:${id}`;

/** Only an order this device has, and only a transition its state allows. */
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
      collection: 'carts',
      id: `${SEVERAL_ROWS}${shop_id}:${variant_id}`,
    }),
    change: toCart((cart, { variant_id, quantity }) => withQuantity(cart, variant_id, quantity)),
  }),
  // Ordered lines leave the cart.
  defineKind<NewOrder>({
    type: 'order_place',
    row: ({ shop_id }) => ({ collection: 'carts', id: SEVERAL_ROWS + shop_id }),
    change: toCart((cart, { lines }) =>
      lines.reduce((left, { variant_id }) => withQuantity(left, variant_id, 0), cart),
    ),
    dependentsContinue: true,
    edit: {
      // The checkout refuses an order below a brand's minimum; the cart shows the remaining amount.
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
