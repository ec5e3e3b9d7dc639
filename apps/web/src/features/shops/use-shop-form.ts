import type { Shop } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useErrorWords } from '@/api/use-error-words';
import { onSyncEvent } from '@/offline/events';
import type { OnBehalfOf } from '@/offline/queue-row';
import { useSavedForm } from '@/ui/use-saved-form';
import { saveShop } from './save-shop';
import { changesFrom, serverErrors, shopErrors, typedShop, valuesOf } from './shop-values';

export function useShopForm(shop: Shop, onBehalfOf?: OnBehalfOf) {
  const queryClient = useQueryClient();
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(
    () =>
      onSyncEvent((event) => {
        const isOver = 'item' in event && event.item.entity === `shops:${shop.id}`;
        if (isOver) setIsWaiting(false);
      }),
    [shop.id],
  );
  const form = useSavedForm({
    row: shop,
    typed: typedShop(shop.id),
    valuesOf,
    isDirty: (row, values) => Object.keys(changesFrom(row, values)).length > 0,
    errorsOf: shopErrors,
    serverErrors,
    errorWords: useErrorWords(),
    save: async (values) => {
      const saved = await saveShop(queryClient, shop, changesFrom(shop, values), onBehalfOf);
      setIsWaiting(saved.isWaiting);
      return saved.shop;
    },
  });
  return { ...form, isWaiting };
}
