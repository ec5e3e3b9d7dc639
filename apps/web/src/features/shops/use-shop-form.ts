import type { Shop } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { formDraft } from '@/api/form-draft';
import { useErrorWords } from '@/api/use-error-words';
import type { OnBehalfOf } from '@/offline/queue-row';
import { useSavedForm } from '@/ui/use-saved-form';
import { saveShop } from './save-shop';
import { changesFrom, type ShopValues, serverErrors, shopErrors, valuesOf } from './shop-values';

export function useShopForm(shop: Shop, onBehalfOf?: OnBehalfOf) {
  const queryClient = useQueryClient();
  return useSavedForm({
    row: shop,
    typed: formDraft<ShopValues>('shop', shop.id),
    valuesOf,
    isDirty: (row, values) => Object.keys(changesFrom(row, values)).length > 0,
    errorsOf: shopErrors,
    serverErrors,
    errorWords: useErrorWords(),
    save: (values) => saveShop(queryClient, shop, changesFrom(shop, values), onBehalfOf),
  });
}
