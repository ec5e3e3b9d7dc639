import { SECOND_MS } from '@chowk/domain/kernel';
import type { placeOrder, readCart, setCart } from '@chowk/domain/orders';
import { contractClient } from '@/api/browser-client';
import { commandRef, queryRef } from '@/api/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/queries';
import { WHEN_BACK } from '@/api/when-back';
import type { Kept } from '@/offline/device-rows';
import { arrivedSince, cartAnswer, type KeptCart } from '@/offline/kept-cart';
import { type Aged, readEither } from '@/offline/synced-read';
import { changedPrices, type OldPrices } from './price-changes';
import { type CartState, linesOf } from './shown-cart';

export const readCartRef = queryRef<typeof readCart>('cart_read', '/cart');
export const setCartRef = commandRef<typeof setCart>('cart_set');
export const placeOrderRef = commandRef<typeof placeOrder>('order_place');

/** Stock and prices move by themselves. */
const FRESH_MS = 5 * SECOND_MS;

interface StoredCart extends KeptCart {
  readonly was?: OldPrices;
}

export interface LoadedCart extends CartState {
  readonly was: OldPrices;
}

/** Fetched with the cart, never with the first screen. */
const answersOf = () => import('@/offline/remembered-answers');
const waitingOf = () => import('@/offline/waiting-answers');

async function recall(shopId: string): Promise<Kept<StoredCart> | undefined> {
  const { rememberedAnswer } = await import('@/offline/recalled-answers');
  return rememberedAnswer<StoredCart>(cartAnswer(shopId)).catch(() => undefined);
}

/** With what waits to be sent, and the packs of it all, so that they can be reckoned with. */
async function withPacks(shopId: string, kept: StoredCart): Promise<LoadedCart> {
  const [{ withWaitingOn }, { seenPacks }] = await Promise.all([
    waitingOf(),
    import('@/offline/seen-products'),
  ]);
  const state = await withWaitingOn(cartAnswer(shopId), kept);
  const ids = linesOf(state.cart ?? undefined).map((line) => line.variant_id);
  const packs = await seenPacks([...Object.keys(state.wanted), ...ids]).catch(() => ({}));
  return { was: {}, ...state, packs };
}

async function askServer(shopId: string, signal: AbortSignal): Promise<LoadedCart> {
  const askedAt = Date.now();
  const [cart, before] = await Promise.all([
    contractClient.runQuery(readCartRef, { shop_id: shopId }, { signal }),
    recall(shopId),
  ]);
  const wanted = arrivedSince(await recall(shopId), askedAt);
  const kept = { cart, wanted, was: changedPrices(before?.content, cart) };
  await keepCart(shopId, kept);
  return withPacks(shopId, kept);
}

async function keepCart(shopId: string, kept: StoredCart): Promise<void> {
  const { rememberAnswer } = await answersOf();
  await rememberAnswer(cartAnswer(shopId), kept).catch(() => undefined);
}

async function fromDevice(shopId: string): Promise<Kept<LoadedCart> | undefined> {
  const { listWaitingOn } = await waitingOf();
  const kept = await recall(shopId);
  const waits = kept ? true : (await listWaitingOn(cartAnswer(shopId))).length > 0;
  if (!waits) return undefined;
  const content = await withPacks(shopId, kept?.content ?? { cart: null, wanted: {} });
  return { content, savedAt: kept?.savedAt ?? Date.now() };
}

/** A shop's cart: the server's, else this device's; with what was done here and is not sent yet. */
export function cartOptions(shopId: string) {
  return {
    ...WHEN_BACK,
    queryKey: [readCartRef.name, shopId] as const,
    retry: isWorthRetry,
    staleTime: FRESH_MS,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Aged<LoadedCart>> =>
      readEither<LoadedCart>({
        ask: () => askServer(shopId, signal),
        fromDevice: () => fromDevice(shopId),
      }),
  };
}

/** The person has seen what costs something else now. */
export async function forgetOldPrices(shopId: string): Promise<void> {
  const { rememberAnswer } = await answersOf();
  const kept = await recall(shopId);
  if (kept) await rememberAnswer(cartAnswer(shopId), { ...kept.content, was: {} }, kept.savedAt);
}

/** At another address the tax may be another; only the server knows. */
export const cartAtOptions = (shopId: string, pinCode: string) =>
  queryOptionsFor(readCartRef, { shop_id: shopId, pin_code: pinCode });
