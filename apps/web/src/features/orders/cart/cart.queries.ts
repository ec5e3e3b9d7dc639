import { SECOND_MS } from '@chowk/domain/kernel';
import type {
  Cart,
  CartLines,
  placeOrder,
  readCart,
  readCartLines,
  setCart,
} from '@chowk/domain/orders';
import type { QueryClient } from '@tanstack/react-query';
import { queryRef, queueableRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Aged } from '@/offline/cache/persister';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { readSnapshot, storeNow } from '@/offline/cache/snapshots';
import type { CachedPack } from '@/offline/read/cached-products';
import { rowOptions } from '@/offline/read/synced-options';
import { linesOf } from './shown-cart';

export const readCartRef = queryRef<typeof readCart>('cart_read', '/cart');
const readCartLinesRef = queryRef<typeof readCartLines>('cart_lines_read', '/cart_lines/{id}');
export const setCartRef = queueableRef<typeof setCart>('cart_set');
export const placeOrderRef = queueableRef<typeof placeOrder>('order_place');

/** Stock and prices move by themselves. */
const FRESH_MS = 5 * SECOND_MS;

/** What a piece cost when the person last saw it, by pack: only where it costs something else now. */
export type OldPrices = Readonly<Record<string, number>>;

export interface PricedCart extends Cart {
  readonly was?: OldPrices;
}

/** A cart's lines with their packs as they were last seen, for what the server has not priced yet. */
export interface LoadedLines extends CartLines {
  readonly packs: Readonly<Record<string, CachedPack>>;
}

/** How many of what: the device's own row of the shop's cart, with what was done to it since. */
export function cartLinesOptions(shopId: string) {
  const options = rowOptions(readCartLinesRef, { id: shopId }, 'carts');
  const { queryKey } = options;
  interface Asked {
    readonly signal: AbortSignal;
    readonly client: QueryClient;
  }
  return {
    ...options,
    ...WHEN_BACK,
    queryKey,
    queryFn: async ({ signal, client }: Asked): Promise<Aged<LoadedLines>> => {
      const cart = await options.queryFn({ signal });
      const ids = cart.lines.map(({ variant_id }) => variant_id);
      const { cachedPacks } = await import('@/offline/read/cached-products');
      const shown = client.getQueryData<LoadedLines>(queryKey)?.packs;
      return { ...cart, packs: { ...shown, ...(await cachedPacks(ids).catch(() => ({}))) } };
    },
  };
}

/** The first price seen counts until the person has said that they know. */
export function changedPrices(before: PricedCart | undefined, now: Cart): OldPrices {
  const seen = new Map(linesOf(before).map((line) => [line.variant_id, line]));
  return Object.fromEntries(
    linesOf(now).flatMap(({ variant_id, quantity, price_paise }) => {
      const line = seen.get(variant_id);
      // Another number of pieces may cost another price, and nobody is surprised by that.
      if (!line || line.quantity !== quantity) return [];
      const was = before?.was?.[variant_id] ?? line.price_paise;
      return was === price_paise ? [] : [[variant_id, was]];
    }),
  );
}

/** What it costs, as the server last told it. */
export function cartOptions(shopId: string) {
  const options = cachedOptions(readCartRef, { shop_id: shopId });
  const key = snapshotKey(options.queryKey);
  return {
    ...options,
    ...WHEN_BACK,
    staleTime: FRESH_MS,
    queryFn: async (asked: { readonly signal: AbortSignal }): Promise<Aged<PricedCart>> => {
      const before = readSnapshot<PricedCart>(key).catch(() => undefined);
      const cart = await options.queryFn(asked);
      return { ...cart, was: changedPrices((await before)?.content, cart) };
    },
  };
}

/** The person has seen what costs something else now. */
export async function forgetOldPrices(queryClient: QueryClient, shopId: string): Promise<void> {
  const { queryKey } = cartOptions(shopId);
  const shown = queryClient.getQueryData<Aged<PricedCart>>(queryKey);
  if (!shown) return;
  const { savedAt, ...cart } = { ...shown, was: {} };
  queryClient.setQueryData(queryKey, { ...shown, was: {} });
  await storeNow(snapshotKey(queryKey), cart, savedAt);
}

/** At another address the tax may be another; only the server knows. */
export const cartAtOptions = (shopId: string, pinCode: string) =>
  queryOptionsFor(readCartRef, { shop_id: shopId, pin_code: pinCode });
