import type { Shop } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { OnBehalfOf } from '@/offline/outbox/queue-row';
import { type ChangeState, watchChange } from '@/offline/outbox/watch-queue';
import { onSyncEvent } from '@/offline/store/events';
import { useSavedForm } from '@/ui/forms/use-saved-form';
import { useStable } from '@/ui/layout/use-stable';
import { saveShop } from './save-shop';
import { shopEntity } from './shop-entity';
import { changesFrom, serverErrors, shopErrors, typedShop, valuesOf } from './shop-values';

export function useShopForm(shop: Shop, onBehalfOf?: OnBehalfOf) {
  const queryClient = useQueryClient();
  const entity = shopEntity(shop.id);
  const [change, setChange] = useState<ChangeState>('none');
  useEffect(() => watchChange(entity, setChange), [entity]);
  /** Whether it was opened with something typed before, or taken back into it. */
  const [isBack, setIsBack] = useState(() => Object.keys(typedShop(shop.id).read()).length > 0);
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
      setChange(saved.isWaiting ? 'waiting' : 'none');
      return saved.shop;
    },
  });
  // Taken back into this form, or given up, while it is open.
  const readAgain = useStable(() => {
    form.readAgain();
    setIsBack(true);
  });
  useEffect(
    () =>
      onSyncEvent((event) => {
        if (event.type === 'item.dropped' && event.item.entity === entity) readAgain();
      }),
    [entity, readAgain],
  );
  return {
    ...form,
    isWaiting: change === 'waiting' && !form.isBusy,
    // Told where somebody who saved just now is looking, else above the fields.
    isToldBelow: change === 'refused' && form.isSaved,
    isBack: isBack && form.isDirty,
    startOver: () => form.change(valuesOf(shop)),
  };
}
