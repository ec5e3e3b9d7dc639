import { changesIn, type FieldProblem } from '@chowk/domain/kernel';
import { type OpeningHours, type Shop, updateShop } from '@chowk/domain/shops';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEdited } from '@/commands/use-edited';
import { shopsOptions, updateShopRef } from '@/features/shops/shops.queries';
import { inWords } from '@/forms/checks';
import { type FormValues, valuesIn } from '@/forms/form-values';
import { useCommandForm } from '@/forms/use-command-form';
import { type MessageKey, useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { type OnBehalfOf, targetOf } from '@/offline/outbox/queue-row';
import { type ChangeState, watchChange } from '@/offline/outbox/watch-queue';
import { type ShopChanges, saveShop } from './save-shop';

/** No hours are two empty times. */
export type ShopValues = Omit<FormValues<typeof updateShop.input>, 'opening_hours'> & {
  readonly opening_hours: OpeningHours;
};
type ShopErrorKey = Extract<MessageKey<'shops'>, `wrong.${string}`>;

export function valuesOf(shop: Shop): ShopValues {
  return {
    ...valuesIn(updateShop.input, shop),
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

const PLACE_RULES: ReadonlySet<string> = new Set(['outside_india', 'far_from_pin']);

export const WORDS: Readonly<Record<string, ShopErrorKey>> = {
  outside_india: 'wrong.outside',
  far_from_pin: 'wrong.far',
  gstin_length: 'wrong.gstinLength',
  same_time: 'wrong.sameTime',
  never_open: 'wrong.neverOpen',
  shop_name: 'wrong.name',
  shop_type: 'wrong.type',
  area: 'wrong.area',
  pin_code: 'wrong.pin',
  address: 'wrong.long',
  gstin: 'wrong.gstin',
  'opening_hours.opens': 'wrong.hours',
  'opening_hours.closes': 'wrong.hours',
};

export const CHECKS = {
  schema: updateShop.input,
  given: givenBy,
  /** A place that does not go with the PIN code is told at the place. */
  at: ({ path, rule }: FieldProblem) => (PLACE_RULES.has(rule) ? 'position' : path),
};

async function readShopNow(queryClient: QueryClient, id: string): Promise<Shop | undefined> {
  const options = shopsOptions();
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  const { items } = await queryClient.fetchQuery({ ...options, staleTime: 0 });
  return items.find((each) => each.id === id);
}

export function useShopForm(shop: Shop, onBehalfOf?: OnBehalfOf) {
  const t = useMessages('shops');
  const queryClient = useQueryClient();
  const target = targetOf('shops', shop.id);
  const { edited, baseOf, forget, discard } = useEdited(updateShopRef.name, target);
  const [change, setChange] = useState<ChangeState>('none');
  useEffect(() => watchChange(target, setChange), [target]);
  // As it stands with what is edited: a change that was not sent yet.
  const opened = { ...shop, ...(edited?.data as ShopChanges | undefined) } as Shop;
  const form = useCommandForm({
    ...CHECKS,
    saved: valuesOf(opened),
    // What nobody has changed is not asked for: a section is saved before the others are filled in.
    given: (values) => changesFrom(shop, values),
    words: inWords(WORDS, t),
    draft: formDraft('shop', shop.id),
    isDirty: (values) => edited !== undefined || Object.keys(changesFrom(shop, values)).length > 0,
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
    isRestored: form.isRestored || edited !== undefined,
    startOver: () => {
      form.startOver(valuesOf(shop));
      if (edited) void discard();
    },
  };
}
