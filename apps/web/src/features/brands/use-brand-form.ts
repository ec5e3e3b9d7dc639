import type { Brand, updateBrand } from '@chowk/domain/accounts';
import { ChowkError, type InputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { useErrorWords } from '@/api/use-error-words';
import { formDraft } from '@/ui/form-draft';
import {
  type BrandErrors,
  type BrandValues,
  brandErrors,
  changesFrom,
  serverErrors,
  valuesOf,
} from './brand-values';
import { ownBrandOptions, updateBrandRef } from './brands.queries';

/** What was typed stays on every refusal and through a reload. */
export function useBrandForm(brand: Brand) {
  const queryClient = useQueryClient();
  const errorWords = useErrorWords();
  const typed = formDraft<BrandValues>('brand', brand.owner_id);
  const [values, setValues] = useState(() => ({ ...valuesOf(brand), ...typed.read() }));
  const [errors, setErrors] = useState<BrandErrors>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const changes = changesFrom(brand, values);

  async function send(input: InputOf<typeof updateBrand>) {
    const after = await contractClient.runCommand(updateBrandRef, input);
    queryClient.setQueryData(ownBrandOptions().queryKey, { items: [after], nextCursor: null });
    return after;
  }

  function refuse(error: unknown) {
    const found = error instanceof ChowkError ? serverErrors(error.details?.fields ?? []) : {};
    setErrors(found);
    if (Object.keys(found).length === 0) setProblem(errorWords(error));
  }

  async function submit() {
    const found = brandErrors(values);
    setErrors(found);
    setProblem(undefined);
    setIsSaved(false);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      setValues(valuesOf(await send(changes)));
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
    change: (next: Partial<typeof values>) => {
      setValues({ ...values, ...next });
      typed.write({ ...values, ...next });
    },
    submit,
    saveLogo: async (logo_path: string | null) => {
      await send({ logo_path });
    },
  };
}
