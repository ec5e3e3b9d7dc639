import type { Shop } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useEdited } from '@/commands/use-edited';
import { updateShopRef } from '@/features/shops/shops.queries';
import type { OnBehalfOf } from '@/offline/outbox/queue-row';
import { type ChangeState, watchChange } from '@/offline/outbox/watch-queue';
import { useSavedForm } from '@/ui/forms/use-saved-form';
import { saveShop } from './save-shop';
import { shopEntity } from './shop-entity';
import {
  changesFrom,
  openedOf,
  serverErrors,
  shopErrors,
  typedShop,
  valuesOf,
} from './shop-values';

export function useShopForm(shop: Shop, onBehalfOf?: OnBehalfOf) {
  const queryClient = useQueryClient();
  const entity = shopEntity(shop.id);
  const [change, setChange] = useState<ChangeState>('none');
  useEffect(() => watchChange(entity, setChange), [entity]);
  /** Whether it was opened with something typed before. */
  const [isBack] = useState(() => Object.keys(typedShop(shop.id).read()).length > 0);
  const { edited, forget, discard } = useEdited(updateShopRef.name, entity);
  const form = useSavedForm({
    row: shop,
    opened: openedOf(edited),
    typed: typedShop(shop.id),
    valuesOf,
    isDirty: (row, values) => Object.keys(changesFrom(row, values)).length > 0,
    errorsOf: shopErrors,
    serverErrors,
    errorWords: useErrorWords(),
    save: async (values) => {
      const changes = changesFrom(shop, values);
      if (Object.keys(changes).length === 0) {
        await discard();
        return shop;
      }
      const saved = await saveShop(queryClient, shop, changes, onBehalfOf);
      forget();
      setChange(saved.isWaiting ? 'waiting' : 'none');
      return saved.shop;
    },
  });
  return {
    ...form,
    isWaiting: change === 'waiting' && !form.isBusy,
    // Told where somebody who saved just now is looking, else above the fields.
    isToldBelow: change === 'refused' && form.isSaved,
    isBack: edited !== undefined || (isBack && form.isDirty),
    startOver: () => {
      form.startOver();
      if (edited) void discard();
    },
  };
}
