import type { Cart } from '@chowk/domain/orders';
import type { Kept } from './device-rows';

/** A shop's cart as the server last told it, and how many of each pack were asked for since. */
export interface CachedCart {
  readonly cart: Cart | null;
  readonly wanted: Readonly<Record<string, number>>;
}

export const EMPTY_CART: CachedCart = { cart: null, wanted: {} };

export const cartAnswer = (shopId: string) => `cart ${shopId}`;
export const checkoutDraft = (shopId: string) => `checkout:${shopId}`;

/**
 * What arrived at the server after it was asked for the cart, and which its answer may not know yet.
 * Said again it does no harm; forgotten, it would be missing until the next answer.
 */
export function arrivedSince(
  kept: Kept<CachedCart> | undefined,
  askedAt: number,
): CachedCart['wanted'] {
  return kept && (kept.changedAt ?? 0) >= askedAt ? kept.content.wanted : {};
}

/** The number is said, not added: the last word on a pack counts. */
export function wanting(kept: CachedCart | undefined, wanted: CachedCart['wanted']): CachedCart {
  const before = kept ?? EMPTY_CART;
  return { ...before, wanted: { ...before.wanted, ...wanted } };
}
