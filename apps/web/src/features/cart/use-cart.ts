import type { Shop } from '@chowk/domain/shops';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorWords } from '@/api/use-error-words';
import { wanting } from '@/offline/kept-cart';
import type { SeenPack } from '@/offline/seen-products';
import { showToast } from '@/ui/toast-store';
import { cartOptions, forgetOldPrices, type LoadedCart } from './cart.queries';
import { quantityIn, shownCart } from './shown-cart';

export type BuyingShop = Pick<Shop, 'id' | 'area'>;

/** The cart of a shop, and changing it: shown at once, kept on the device, sent by itself. */
export function useCart({ id: shopId, area }: BuyingShop) {
  const queryClient = useQueryClient();
  const errorWords = useErrorWords();
  const options = cartOptions(shopId);
  const { data, error, isFetching, refetch } = useQuery(options);
  const { queryKey } = options;

  const change = (edit: (cart: LoadedCart) => LoadedCart) =>
    queryClient.setQueryData<LoadedCart>(queryKey, (cart) =>
      edit(cart ?? { cart: null, wanted: {}, packs: {}, was: {} }),
    );

  async function setQuantity(pack: SeenPack, quantity: number): Promise<void> {
    const { id: variantId } = pack.variant;
    await queryClient.cancelQueries({ queryKey });
    change((cart) => ({
      ...cart,
      ...wanting(cart, { [variantId]: quantity }),
      packs: { ...cart.packs, [variantId]: pack },
    }));
    const { sendCartLine } = await import('./send-cart-line');
    const outcome = await sendCartLine(shopId, pack, quantity);
    if (outcome.kind !== 'refused') return;
    showToast({ title: errorWords(outcome.error), description: pack.product.name, tone: 'danger' });
    void queryClient.invalidateQueries({ queryKey });
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
