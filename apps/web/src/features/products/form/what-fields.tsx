import { PRODUCT_CATEGORIES, PRODUCT_LIMITS } from '@chowk/domain/products';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import type { ProductFormState } from './use-product-form';

export function WhatFields({ form }: { form: ProductFormState }) {
  const t = useMessages('productform');
  const products = useMessages('products');
  const { values, change } = form;
  return (
    <>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={PRODUCT_LIMITS.nameLength}
        {...form.field('name')}
      />
      <NativeSelect
        label={t('category')}
        placeholder={t('categoryNone')}
        error={form.errorOf('category')}
        value={values.category}
        options={PRODUCT_CATEGORIES.map((value) => ({
          value,
          label: products(`category.${value}`),
        }))}
        onChange={(event) => change({ category: event.target.value })}
      />
      <TextArea
        label={t('description')}
        required={false}
        maxLength={PRODUCT_LIMITS.descriptionLength}
        value={values.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </>
  );
}
