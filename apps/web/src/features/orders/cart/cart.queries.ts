import { SECOND_MS } from '@chowk/domain/kernel';
import type { placeOrder, readCart, setCart } from '@chowk/domain/orders';
import { contractClient } from '@/api/client/browser-client';
import { queryRef, queueableRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { type Aged, serverOr } from '@/offline/cache/persister';
import { arrivedSince, type CachedCart, cartAnswer, EMPTY_CART } from '@/offline/read/cached-cart';
import type { Kept } from '@/offline/read/device-rows';
import { changedPrices, type OldPrices } from './price-changes';
import { type CartState, linesOf } from './shown-cart';

export const readCartRef = queryRef<typeof readCart>('cart_read', '/cart');
export const setCartRef = queueableRef<typeof setCart>('cart_set');
export const placeOrderRef = queueableRef<typeof placeOrder>('order_place');

/** Stock and prices move by themselves. */
const FRESH_MS = 5 * SECOND_MS;

interface StoredCart extends CachedCart {
  readonly was?: OldPrices;
}

export interface LoadedCart extends CartState {
  readonly was: OldPrices;
}

/** Fetched with the cart, never with the first screen. */
const waitingOf = () => import('@/offline/read/pending-answers');

/** With the packs of it all, so that they can be reckoned with. */
async function withPacks(state: StoredCart): Promise<LoadedCart> {
  const { cachedPacks } = await import('@/offline/read/cached-products');
  const ids = linesOf(state.cart ?? undefined).map((line) => line.variant_id);
  const packs = await cachedPacks([...Object.keys(state.wanted), ...ids]).catch(() => ({}));
  return { was: {}, ...state, packs };
}

async function askServer(shopId: string, signal: AbortSignal): Promise<LoadedCart> {
  const askedAt = Date.now();
  const [cart, { storeWithPending }] = await Promise.all([
    contractClient.runQuery(readCartRef, { shop_id: shopId }, { signal }),
    waitingOf(),
  ]);
  const state = await storeWithPending<StoredCart>(cartAnswer(shopId), (before) => ({
    cart,
    wanted: arrivedSince(before, askedAt),
    was: changedPrices(before?.content, cart),
  })).catch(() => ({ cart, wanted: {} }));
  return withPacks(state);
}

async function fromDevice(shopId: string): Promise<Kept<LoadedCart> | undefined> {
  const { storedWithPending } = await waitingOf();
  const kept = await storedWithPending<StoredCart>(cartAnswer(shopId), EMPTY_CART);
  return kept && { ...kept, content: await withPacks(kept.content) };
}

/** A shop's cart: the server's, else this device's; with what was done here and is not sent yet. */
export function cartOptions(shopId: string) {
  return {
    ...WHEN_BACK,
    queryKey: [readCartRef.name, shopId] as const,
    retry: isWorthRetry,
    staleTime: FRESH_MS,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Aged<LoadedCart>> =>
      serverOr<LoadedCart>(
        () => askServer(shopId, signal),
        () => fromDevice(shopId),
      ),
  };
}

/** The person has seen what costs something else now. */
export async function forgetOldPrices(shopId: string): Promise<void> {
  const { changeStored } = await waitingOf();
  await changeStored<StoredCart>(cartAnswer(shopId), (cart) => ({ ...cart, was: {} }));
}

/** At another address the tax may be another; only the server knows. */
export const cartAtOptions = (shopId: string, pinCode: string) =>
  queryOptionsFor(readCartRef, { shop_id: shopId, pin_code: pinCode });
