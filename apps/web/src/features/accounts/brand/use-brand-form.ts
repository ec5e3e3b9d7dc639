import { type Brand, updateBrand } from '@chowk/domain/accounts';
import { changesIn, type InputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { inWords } from '@/forms/checks';
import { valuesIn } from '@/forms/form-values';
import { useCommandForm } from '@/forms/use-command-form';
import { type MessageKey, useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { cacheServerRow } from '@/offline/read/cache-server-row';
import { ownBrandOptions, updateBrandRef } from './brands.queries';

type BrandValues = ReturnType<typeof valuesOf>;
type BrandErrorKey = Extract<MessageKey<'brands'>, `wrong.${string}`>;

const WORDS: Readonly<Record<string, BrandErrorKey>> = {
  gstin_length: 'wrong.gstinLength',
  brand_name: 'wrong.name',
  gstin: 'wrong.gstin',
  website: 'wrong.website',
  description: 'wrong.long',
};

/** The logo is saved apart, as soon as it is chosen. */
function valuesOf(brand: Brand) {
  const { logo_path: _, ...values } = valuesIn(updateBrand.input, brand);
  return values;
}

export function useBrandForm(brand: Brand) {
  const t = useMessages('brands');
  const queryClient = useQueryClient();
  const { run } = useCommand(updateBrandRef);

  async function send(input: InputOf<typeof updateBrand>): Promise<Brand> {
    const after = outputOrThrow(await run(input)) ?? brand;
    queryClient.setQueryData(ownBrandOptions().queryKey, { items: [after], nextCursor: null });
    void cacheServerRow('brands', after);
    return after;
  }

  const changesOf = (values: BrandValues) => changesIn(updateBrand.input, brand, values);
  const form = useCommandForm({
    schema: updateBrand.input,
    saved: valuesOf(brand),
    draft: formDraft('brand', brand.owner_id),
    words: inWords(WORDS, t),
    isDirty: (values: BrandValues) => Object.keys(changesOf(values)).length > 0,
    save: async (values) => valuesOf(await send(changesOf(values))),
  });
  return {
    ...form,
    saveLogo: async (logo_path: string | null) => {
      await send({ logo_path });
    },
  };
}
