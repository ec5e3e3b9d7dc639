import {
  BRAND_CATEGORIES,
  type Brand,
  MAX_BRAND_DESCRIPTION_LENGTH,
  MAX_BRAND_NAME_LENGTH,
} from '@chowk/domain/accounts';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import type { BrandField } from './brand-values';
import { LogoField } from './logo-field';
import { useBrandForm } from './use-brand-form';

export function BrandForm({ brand }: { brand: Brand }) {
  const t = useMessages('brands');
  const form = useBrandForm(brand);
  const { values, change, problem } = form;

  function errorOf(field: BrandField) {
    const key = form.errors[field];
    return key && t(key);
  }

  return (
    <Card title={t('title')} description={t('text')}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <LogoField brand={brand} onSave={form.saveLogo} />
        <TextField
          label={t('name')}
          error={errorOf('brand_name')}
          maxLength={MAX_BRAND_NAME_LENGTH}
          autoComplete="organization"
          value={values.brand_name}
          onChange={(event) => change({ brand_name: event.target.value })}
        />
        <NativeSelect
          label={t('category')}
          placeholder={t('categoryNone')}
          value={values.category}
          options={BRAND_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          onChange={(event) => change({ category: event.target.value })}
        />
        <TextField
          label={t('gstin')}
          hint={t('gstinHint')}
          error={errorOf('gstin')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={values.gstin}
          onChange={(event) => change({ gstin: event.target.value })}
        />
        <TextField
          label={t('website')}
          error={errorOf('website')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          value={values.website}
          onChange={(event) => change({ website: event.target.value })}
        />
        <TextArea
          label={t('description')}
          error={errorOf('description')}
          maxLength={MAX_BRAND_DESCRIPTION_LENGTH}
          value={values.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        {brand.is_verified && <p className="text-muted text-sm">{t('verifiedHint')}</p>}
        {problem && <Banner tone="danger" title={problem} text={t('kept')} />}
        {form.isSaved && !form.isDirty && <Banner tone="success" title={t('saved')} />}
        <Button
          type="submit"
          className="self-start"
          disabled={!form.isDirty}
          isLoading={form.isBusy}
        >
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
