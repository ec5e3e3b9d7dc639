import { PRODUCT_LIMITS } from '@chowk/domain/products';
import { Plus } from 'lucide-react';
import { newId } from '@/api/client/contract-client';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { PackFields } from './pack-fields';
import { emptyPack } from './product-fields';
import type { ProductFormState } from './use-product-form';

export function PackList({ form }: { form: ProductFormState }) {
  const t = useMessages('productform');
  const { variants } = form.values;
  return (
    <div className="flex flex-col gap-5">
      {variants.map((pack, place) => (
        <PackFields
          key={pack.id}
          pack={pack}
          place={place}
          form={form}
          onRemove={
            variants.length > 1
              ? () => form.change({ variants: variants.filter(({ id }) => id !== pack.id) })
              : undefined
          }
        />
      ))}
      {variants.length < PRODUCT_LIMITS.variants && (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Plus aria-hidden className="size-5" />}
          onClick={() => form.change({ variants: [...variants, emptyPack(newId())] })}
        >
          {t('pack.add')}
        </Button>
      )}
    </div>
  );
}
