import { changesIn, problemsIn } from '@chowk/domain/kernel';
import { type OpeningHours, type Shop, updateShop } from '@chowk/domain/shops';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formDraft } from '@/api/storage/form-draft';
import { useEdited } from '@/commands/use-edited';
import { useRowForm, type WordsOf } from '@/commands/use-row-form';
import { shopsOptions, updateShopRef } from '@/features/shops/shops.queries';
import type { MessageKey } from '@/i18n';
import { type OnBehalfOf, targetOf } from '@/offline/outbox/queue-row';
import { type ChangeState, watchChange } from '@/offline/outbox/watch-queue';
import { textsOf } from '@/ui/forms/texts-of';
import { type ShopChanges, saveShop } from './save-shop';

const TEXTS = ['shop_name', 'shop_type', 'area', 'pin_code', 'address', 'gstin'] as const;

/** A shop as its form holds it: nothing is ever undefined, and no hours are two empty times. */
export type ShopValues = Record<(typeof TEXTS)[number], string> & {
  readonly position: Shop['position'];
  readonly opening_hours: OpeningHours;
};
type ShopErrorKey = Extract<MessageKey<'shops'>, `wrong.${string}`>;

export function valuesOf(shop: Shop): ShopValues {
  return {
    ...textsOf(shop, TEXTS),
    position: shop.position,
    opening_hours: shop.opening_hours ?? { opens: '', closes: '', closed_on: [] },
  };
}

function givenBy({ opening_hours: hours, ...values }: ShopValues) {
  const isOpen = hours.opens !== '' || hours.closes !== '';
  return { ...values, opening_hours: isOpen ? hours : null };
}

export function changesFrom(shop: Shop, values: ShopValues): ShopChanges {
  return changesIn(updateShop.input, shop, givenBy(values));
}

export const problemsOf = (values: ShopValues) => problemsIn(updateShop.input, givenBy(values));

const BY_PATH: Readonly<Record<string, ShopErrorKey>> = {
  shop_name: 'wrong.name',
  shop_type: 'wrong.type',
  area: 'wrong.area',
  pin_code: 'wrong.pin',
  address: 'wrong.long',
  gstin: 'wrong.gstin',
  'opening_hours.opens': 'wrong.hours',
  'opening_hours.closes': 'wrong.hours',
};

export const wordsOf: WordsOf<ShopErrorKey> = ({ path, rule }) => {
  switch (rule) {
    case 'outside_india':
      return { at: 'position', key: 'wrong.outside' };
    case 'far_from_pin':
      return { at: 'position', key: 'wrong.far' };
    case 'gstin_length':
      return 'wrong.gstinLength';
    case 'same_time':
      return 'wrong.sameTime';
    case 'never_open':
      return 'wrong.neverOpen';
    default:
      return BY_PATH[path];
  }
};

async function readShopNow(queryClient: QueryClient, id: string): Promise<Shop | undefined> {
  const options = shopsOptions();
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  const { items } = await queryClient.fetchQuery({ ...options, staleTime: 0 });
  return items.find((each) => each.id === id);
}

export function useShopForm(shop: Shop, onBehalfOf?: OnBehalfOf) {
  const queryClient = useQueryClient();
  const target = targetOf('shops', shop.id);
  const { edited, baseOf, forget, discard } = useEdited(updateShopRef.name, target);
  const [change, setChange] = useState<ChangeState>('none');
  useEffect(() => watchChange(target, setChange), [target]);
  // As it stands with what is edited: a change that was not sent yet.
  const opened = { ...shop, ...(edited?.data as ShopChanges | undefined) } as Shop;
  const form = useRowForm<ShopValues, ShopErrorKey>({
    saved: valuesOf(opened),
    draft: formDraft('shop', shop.id),
    isDirty: (values) => edited !== undefined || Object.keys(changesFrom(shop, values)).length > 0,
    problemsOf,
    wordsOf,
    save: async (values) => {
      const base = await baseOf(shop, () => readShopNow(queryClient, shop.id));
      const changes = changesFrom(base, values);
      if (Object.keys(changes).length === 0) {
        await discard();
        return valuesOf(base);
      }
      const saved = await saveShop(queryClient, base, changes, onBehalfOf);
      forget();
      setChange(saved.isWaiting ? 'waiting' : 'none');
      return valuesOf(saved.shop);
    },
  });
  return {
    ...form,
    isWaiting: change === 'waiting' && !form.isBusy,
    // Told where somebody who saved just now is looking, else above the fields.
    isToldBelow: change === 'refused' && form.isSaved,
    isBack: form.isBack || edited !== undefined,
    startOver: () => {
      form.startOver(valuesOf(shop));
      if (edited) void discard();
    },
  };
}
