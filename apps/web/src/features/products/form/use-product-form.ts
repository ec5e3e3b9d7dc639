import type { Product } from '@chowk/domain/products';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { isConflict } from '@/api/errors/newer-row';
import { storedSession } from '@/api/session/stored-session';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { inWords } from '@/forms/checks';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { listProductsRef, ownProductOptions, saveProductRef } from '../products.queries';
import {
  CHECKS,
  emptyProduct,
  inputOf,
  type PackValues,
  type ProductValues,
  valuesOf,
  WORDS,
} from './product-fields';

/** One draft for each product, and one for the next new one. */
export function productDraft(id: string | undefined) {
  return formDraft<ProductValues>(`product-${id ?? 'new'}`, storedSession()?.userId ?? '');
}

export function useProductForm(product: Product | undefined, onSaved: (saved: Product) => void) {
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const { run } = useCommand(saveProductRef, {
    onDone: (saved) => {
      queryClient.setQueryData(ownProductOptions(saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [listProductsRef.name] });
      onSaved(saved);
    },
  });
  const [base] = useState(() => (product ? valuesOf(product) : emptyProduct(newId)));
  const typed = productDraft(product?.id);

  const form = useCommandForm({
    ...CHECKS,
    saved: base,
    draft: typed,
    isWholeRow: true,
    isDirty: (values) => JSON.stringify(base) !== JSON.stringify(values),
    words: inWords(WORDS, errors),
    codes: { ALREADY_EXISTS: 'name' },
    save: async (values: ProductValues) => {
      const saved = outputOrThrow(
        await run(inputOf(values), { onRefused: (error) => meet(error, values) }),
      );
      return saved ? valuesOf(saved) : values;
    },
  });

  async function meet(error: unknown, { id }: ProductValues): Promise<void> {
    if (!isConflict(error)) return;
    const { version } = await queryClient.fetchQuery(ownProductOptions(id));
    form.change({ version });
  }

  function changePack(id: string, change: Partial<PackValues>) {
    const variants = form.values.variants.map((pack) =>
      pack.id === id ? { ...pack, ...change } : pack,
    );
    form.change({ variants });
  }

  return { ...form, changePack };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
