import type { Shop } from '@chowk/domain/shops';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { wanting } from '@/offline/read/cached-cart';
import type { CachedPack } from '@/offline/read/cached-products';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { cartOptions, forgetOldPrices, type LoadedCart } from './cart.queries';
import { quantityIn, shownCart } from './shown-cart';

export type BuyingShop = Pick<Shop, 'id' | 'area'>;

/** The cart of a shop, and changing it: kept on the device, then shown, and sent by itself. */
export function useCart({ id: shopId, area }: BuyingShop) {
  const queryClient = useQueryClient();
  const errorWords = useErrorWords();
  const options = cartOptions(shopId);
  const { data, error, isFetching, refetch } = useQuery(options);
  const { queryKey } = options;

  // Ready before the first press, which is shown only when it has done its work.
  useEffect(() => {
    void import('./send-cart-line').catch(() => undefined);
  }, []);

  const change = (edit: (cart: LoadedCart) => LoadedCart) =>
    queryClient.setQueryData<LoadedCart>(queryKey, (cart) =>
      edit(cart ?? { cart: null, wanted: {}, packs: {}, was: {} }),
    );

  async function show(pack: CachedPack, quantity: number): Promise<void> {
    const { id: variantId } = pack.variant;
    await queryClient.cancelQueries({ queryKey });
    change((cart) => ({
      ...cart,
      ...wanting(cart, { [variantId]: quantity }),
      packs: { ...cart.packs, [variantId]: pack },
    }));
  }

  function refuse(pack: CachedPack, error: unknown): void {
    showToast({ title: errorWords(error), description: pack.product.name, tone: 'danger' });
    void queryClient.invalidateQueries({ queryKey });
  }

  /** Resolves when the screen shows it, which it does once the line is on the disk, or is refused. */
  async function setQuantity(pack: CachedPack, quantity: number): Promise<void> {
    const { sendCartLine } = await import('./send-cart-line');
    const refusal = await new Promise<{ error: unknown } | undefined>((resolve, reject) => {
      const sending = sendCartLine(shopId, pack, quantity, () => resolve(undefined));
      sending.then((outcome) => {
        if (outcome.kind === 'refused') refuse(pack, outcome.error);
        resolve(outcome.kind === 'refused' ? outcome : undefined);
      }, reject);
    });
    if (!refusal) await show(pack, quantity);
  }

  return {
    cart: data && shownCart(data, area),
    was: data?.was ?? {},
    savedAt: data?.savedAt,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    packs: data?.packs ?? {},
    quantityOf: (variantId: string) => (data ? quantityIn(data, variantId) : 0),
    setQuantity,
    acceptPrices: () => {
      change((cart) => ({ ...cart, was: {} }));
      void forgetOldPrices(shopId);
    },
  };
}

export type CartHandle = ReturnType<typeof useCart>;
