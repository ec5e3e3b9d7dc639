import { ChowkError } from '@chowk/domain/kernel';
import type { Shop } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { useErrorWords } from '@/api/use-error-words';
import { formDraft } from '@/ui/form-draft';
import {
  changesFrom,
  type ShopErrors,
  type ShopValues,
  serverErrors,
  shopErrors,
  valuesOf,
} from './shop-values';
import { shopsOptions, updateShopRef } from './shops.queries';

function currentOf(error: unknown): Shop | undefined {
  if (!(error instanceof ChowkError) || error.code !== 'STALE_VERSION') return undefined;
  return error.details?.current as Shop | undefined;
}

/** What was typed stays on every refusal and through a reload. */
export function useShopForm(shop: Shop) {
  const queryClient = useQueryClient();
  const errorWords = useErrorWords();
  const typed = formDraft<ShopValues>('shop', shop.id);
  const [values, setValues] = useState(() => ({ ...valuesOf(shop), ...typed.read() }));
  const [errors, setErrors] = useState<ShopErrors>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const changes = changesFrom(shop, values);

  function keep(after: Shop) {
    queryClient.setQueryData(shopsOptions().queryKey, (page) =>
      page
        ? { ...page, items: page.items.map((each) => (each.id === after.id ? after : each)) }
        : page,
    );
  }

  function refuse(error: unknown) {
    // The newer version is what the next save is compared with; what was typed is still typed.
    const current = currentOf(error);
    if (current) keep(current);
    const found = error instanceof ChowkError ? serverErrors(error.details?.fields ?? []) : {};
    setErrors(found);
    if (Object.keys(found).length === 0) setProblem(errorWords(error));
  }

  async function submit() {
    const found = shopErrors(values);
    setErrors(found);
    setProblem(undefined);
    setIsSaved(false);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      const { id, version } = shop;
      const after = await contractClient.runCommand(updateShopRef, { id, version, ...changes });
      keep(after);
      setValues(valuesOf(after));
      typed.write({});
      setIsSaved(true);
    } catch (error) {
      refuse(error);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    values,
    errors,
    problem,
    isBusy,
    isSaved,
    isDirty: Object.keys(changes).length > 0,
    change: (next: Partial<ShopValues>) => {
      setValues({ ...values, ...next });
      typed.write({ ...values, ...next });
    },
    submit,
  };
}
