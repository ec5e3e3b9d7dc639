import {
  BRAND_CATEGORIES,
  type Brand,
  MAX_BRAND_DESCRIPTION_LENGTH,
  MAX_BRAND_NAME_LENGTH,
} from '@chowk/domain/accounts';
import { FormOutcome } from '@/forms/form-outcome';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { LogoField } from './logo-field';
import { useBrandForm } from './use-brand-form';

export function BrandForm({ brand }: { brand: Brand }) {
  const t = useMessages('brands');
  const form = useBrandForm(brand);
  const { field } = form;

  return (
    <Card title={t('title')} description={t('text')}>
      <form {...form.box} className="flex flex-col gap-5">
        <LogoField brand={brand} onSave={form.saveLogo} />
        <TextField
          label={t('name')}
          maxLength={MAX_BRAND_NAME_LENGTH}
          autoComplete="organization"
          {...field('brand_name')}
        />
        <NativeSelect
          label={t('category')}
          placeholder={t('categoryNone')}
          options={BRAND_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          {...field('category')}
        />
        <TextField
          label={t('gstin')}
          hint={t('gstinHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('gstin')}
        />
        <TextField
          label={t('website')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          {...field('website')}
        />
        <TextArea
          label={t('description')}
          maxLength={MAX_BRAND_DESCRIPTION_LENGTH}
          {...field('description')}
        />
        {brand.is_verified && <p className="text-muted text-sm">{t('verifiedHint')}</p>}
        <FormOutcome form={form} saved={t('saved')} />
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
