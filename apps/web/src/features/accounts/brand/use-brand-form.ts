import type { Brand, updateBrand } from '@chowk/domain/accounts';
import type { InputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { formDraft } from '@/api/storage/form-draft';
import { useSavedForm } from '@/ui/forms/use-saved-form';
import { type BrandValues, brandErrors, changesFrom, serverErrors, valuesOf } from './brand-values';
import { ownBrandOptions, updateBrandRef } from './brands.queries';

export function useBrandForm(brand: Brand) {
  const queryClient = useQueryClient();

  async function send(input: InputOf<typeof updateBrand>) {
    const after = await contractClient.runCommand(updateBrandRef, input);
    queryClient.setQueryData(ownBrandOptions().queryKey, { items: [after], nextCursor: null });
    return after;
  }

  const form = useSavedForm({
    row: brand,
    typed: formDraft<BrandValues>('brand', brand.owner_id),
    valuesOf,
    isDirty: (row, values) => Object.keys(changesFrom(row, values)).length > 0,
    errorsOf: brandErrors,
    serverErrors,
    errorWords: useErrorWords(),
    save: (values) => send(changesFrom(brand, values)),
  });
  return {
    ...form,
    saveLogo: async (logo_path: string | null) => {
      await send({ logo_path });
    },
  };
}
