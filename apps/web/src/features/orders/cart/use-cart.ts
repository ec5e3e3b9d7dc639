import { withQuantity } from '@chowk/domain/orders';
import type { Shop } from '@chowk/domain/shops';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { CachedPack } from '@/offline/read/cached-products';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { cartLinesOptions, cartOptions, forgetOldPrices, type LoadedLines } from './cart.queries';
import { isKnown, shownCart } from './shown-cart';

export type BuyingShop = Pick<Shop, 'id' | 'area'>;

/** The cart of a shop, and changing it: kept on the device, then shown, and sent by itself. */
export function useCart({ id: shopId, area }: BuyingShop) {
  const queryClient = useQueryClient();
  const errorWords = useErrorWords();
  const { queryKey } = cartLinesOptions(shopId);
  const lines = useQuery(cartLinesOptions(shopId));
  const priced = useQuery(cartOptions(shopId));
  const { lines: wanted = [], packs = {} } = lines.data ?? {};
  const state = { lines: wanted, packs, cart: priced.data };
  // Where the server cannot be asked, it is reckoned from what was seen, if all of it was.
  const isReady = priced.data !== undefined || (priced.errorUpdateCount > 0 && isKnown(state));

  // Ready before the first press, which is shown only when it has done its work.
  useEffect(() => {
    void import('./send-cart-line').catch(() => undefined);
  }, []);

  async function show(pack: CachedPack, quantity: number): Promise<void> {
    const { id } = pack.variant;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<LoadedLines>(queryKey, (now) => {
      const before = now ?? { id: shopId, version: 0, lines: [], packs: {} };
      return { ...withQuantity(before, id, quantity), packs: { ...before.packs, [id]: pack } };
    });
  }

  function refuse(pack: CachedPack, error: unknown): void {
    showToast({ title: errorWords(error), description: pack.product.name, tone: 'danger' });
    void queryClient.invalidateQueries({ queryKey });
  }

  /** Resolves once the line is stored and shown, or with false if it was refused. */
  async function setQuantity(pack: CachedPack, quantity: number): Promise<boolean> {
    const { sendCartLine } = await import('./send-cart-line');
    const refusal = await new Promise<{ error: unknown } | undefined>((resolve, reject) => {
      const sending = sendCartLine(shopId, pack, quantity, () => resolve(undefined));
      sending.then((outcome) => {
        if (outcome.kind === 'refused') refuse(pack, outcome.error);
        resolve(outcome.kind === 'refused' ? outcome : undefined);
      }, reject);
    });
    if (refusal) return false;
    await show(pack, quantity);
    return true;
  }

  return {
    cart: lines.data && isReady ? shownCart(state, area) : undefined,
    count: wanted.length,
    was: priced.data?.was ?? {},
    savedAt: priced.data ? priced.data.savedAt : lines.data?.savedAt,
    error: lines.error ?? priced.error,
    isRetrying: lines.isFetching || priced.isFetching,
    retry: () => void Promise.all([lines.refetch(), priced.refetch()]),
    packs,
    quantityOf: (variantId: string) =>
      wanted.find(({ variant_id }) => variant_id === variantId)?.quantity ?? 0,
    setQuantity,
    acceptPrices: () => void forgetOldPrices(queryClient, shopId).catch(() => undefined),
  };
}

export type CartHandle = ReturnType<typeof useCart>;
