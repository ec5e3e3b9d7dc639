import { PRODUCT_CATEGORIES, PRODUCT_LIMITS } from '@chowk/domain/products';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import type { ProductFormState } from './use-product-form';
import { useWrongWords } from './use-wrong-words';

export function WhatFields({ form }: { form: ProductFormState }) {
  const t = useMessages('productform');
  const products = useMessages('products');
  const wrong = useWrongWords(form);
  const { values, change } = form;
  return (
    <>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        error={wrong('name')}
        maxLength={PRODUCT_LIMITS.nameLength}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <NativeSelect
        label={t('category')}
        placeholder={t('categoryNone')}
        error={wrong('category')}
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
