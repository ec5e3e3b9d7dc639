import { ChowkError } from '@chowk/domain/kernel';
import type { Product } from '@chowk/domain/products';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { storedSession } from '@/api/session/stored-session';
import { formDraft } from '@/api/storage/form-draft';
import { answerIn } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { useRowForm } from '@/commands/use-row-form';
import { listProductsRef, ownProductOptions, saveProductRef } from '../products.queries';
import {
  emptyProduct,
  inputOf,
  type PackValues,
  type ProductValues,
  problemsOf,
  valuesOf,
  type Wrong,
  wordsOf,
} from './product-values';

/** One draft for each product, and one for the next new one. */
export function productDraft(id: string | undefined) {
  return formDraft<ProductValues>(`product-${id ?? 'new'}`, storedSession()?.userId ?? '');
}

export function useProductForm(product: Product | undefined, onSaved: (saved: Product) => void) {
  const queryClient = useQueryClient();
  const { run } = useCommand(saveProductRef, {
    onDone: (saved) => {
      queryClient.setQueryData(ownProductOptions(saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [listProductsRef.name] });
      onSaved(saved);
    },
  });
  const [isStale, setIsStale] = useState(false);
  const [base] = useState(() => (product ? valuesOf(product) : emptyProduct(newId)));
  const typed = productDraft(product?.id);
  const [hadDraft] = useState(() => Object.keys(typed.read()).length > 0);

  const form = useRowForm<ProductValues, Wrong>({
    saved: base,
    draft: typed,
    isKeptWhole: true,
    isDirty: (values) => JSON.stringify(base) !== JSON.stringify(values),
    problemsOf,
    wordsOf,
    errorsOf: ({ code }) => (code === 'ALREADY_EXISTS' ? { name: 'rule.twice' } : undefined),
    save: async (values) => {
      const saved = answerIn(
        await run(inputOf(values), { onRefused: (error) => meet(error, values) }),
      );
      return saved ? valuesOf(saved) : values;
    },
  });

  async function meet(error: unknown, { id }: ProductValues): Promise<void> {
    if (!(error instanceof ChowkError) || error.code !== 'STALE_VERSION') return;
    const { version } = await queryClient.fetchQuery(ownProductOptions(id));
    form.change({ version });
    setIsStale(true);
  }

  function changePack(id: string, change: Partial<PackValues>) {
    const variants = form.values.variants.map((pack) =>
      pack.id === id ? { ...pack, ...change } : pack,
    );
    form.change({ variants });
  }

  return { ...form, isStale, hadDraft, changePack };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
