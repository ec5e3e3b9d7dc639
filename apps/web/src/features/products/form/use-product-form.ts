import { ChowkError } from '@chowk/domain/kernel';
import type { Product } from '@chowk/domain/products';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { storedSession } from '@/api/session/stored-session';
import { formDraft } from '@/api/storage/form-draft';
import { useSavedForm } from '@/ui/forms/use-saved-form';
import { listProductsRef, ownProductOptions, saveProductRef } from '../products.queries';
import {
  emptyProduct,
  inputOf,
  type PackValues,
  type ProductErrors,
  type ProductValues,
  productErrors,
  serverErrors,
  valuesOf,
} from './product-values';

function isCode(error: unknown, code: string): boolean {
  return error instanceof ChowkError && error.code === code;
}

/** One draft for each product, and one for the next new one. */
export function productDraft(id: string | undefined) {
  return formDraft<ProductValues>(`product-${id ?? 'new'}`, storedSession()?.userId ?? '');
}

export function useProductForm(product: Product | undefined, onSaved: (saved: Product) => void) {
  const queryClient = useQueryClient();
  const [isStale, setIsStale] = useState(false);
  const [base] = useState(() => (product ? valuesOf(product) : emptyProduct(newId)));
  const typed = productDraft(product?.id);
  const [hadDraft] = useState(() => Object.keys(typed.read()).length > 0);

  async function save(values: ProductValues): Promise<ProductValues> {
    try {
      const saved = await contractClient.runCommand(saveProductRef, inputOf(values));
      queryClient.setQueryData(ownProductOptions(saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [listProductsRef.name] });
      onSaved(saved);
      return valuesOf(saved);
    } catch (error) {
      if (isCode(error, 'STALE_VERSION')) {
        const { version } = await queryClient.fetchQuery(ownProductOptions(values.id));
        form.change({ version });
        setIsStale(true);
      }
      throw error;
    }
  }

  const form = useSavedForm<ProductValues, ProductValues, ProductErrors>({
    row: base,
    typed,
    isKeptWhole: true,
    valuesOf: (values) => values,
    isDirty: (before, values) => JSON.stringify(before) !== JSON.stringify(values),
    errorsOf: productErrors,
    serverErrors: (problems, error) =>
      isCode(error, 'ALREADY_EXISTS') ? { name: 'rule.twice' } : serverErrors(problems),
    errorWords: useErrorWords(),
    save,
  });

  function changePack(id: string, change: Partial<PackValues>) {
    const variants = form.values.variants.map((pack) =>
      pack.id === id ? { ...pack, ...change } : pack,
    );
    form.change({ variants });
  }

  return { ...form, isStale, hadDraft, changePack };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
