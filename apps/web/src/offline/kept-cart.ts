import type { Cart } from '@chowk/domain/orders';

/** A shop's cart as the server last told it, and how many of each pack were asked for since. */
export interface KeptCart {
  readonly cart: Cart | null;
  readonly wanted: Readonly<Record<string, number>>;
}

export const EMPTY_CART: KeptCart = { cart: null, wanted: {} };

export const cartAnswer = (shopId: string) => `cart ${shopId}`;
export const checkoutDraft = (shopId: string) => `checkout:${shopId}`;

/** The number is said, not added: the last word on a pack counts. */
export function wanting(kept: KeptCart | undefined, wanted: KeptCart['wanted']): KeptCart {
  const before = kept ?? EMPTY_CART;
  return { ...before, wanted: { ...before.wanted, ...wanted } };
}
