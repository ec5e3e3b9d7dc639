import { type AdSpace, SPACE_PRICE_LIMITS, SPACE_SIZE_CM } from '@chowk/domain/ad-spaces';
import { formatNumber, formatPaise } from '@chowk/domain/kernel';
import { AD_SPACE_KINDS } from '@chowk/domain/shops';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { NativeSelect } from '@/ui/fields/native-select';
import { MoneyField } from '@/ui/fields/number/money-field';
import { NumberField } from '@/ui/fields/number/number-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { FormOutcome } from '@/ui/forms/form-outcome';
import { Card } from '@/ui/layout/card';
import { useSpaceForm } from './use-space-form';

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 1_000;
const PRICE_WORDS = {
  least: formatPaise(SPACE_PRICE_LIMITS.leastPaise),
  most: formatPaise(SPACE_PRICE_LIMITS.mostPaise),
};
const SIZE_WORDS = {
  least: formatNumber(SPACE_SIZE_CM.least),
  most: formatNumber(SPACE_SIZE_CM.most),
};
const RATES = [
  ['price_per_day_paise', 'day'],
  ['price_per_week_paise', 'week'],
  ['price_per_month_paise', 'month'],
] as const;

interface SpaceFormProps {
  space: AdSpace | undefined;
  shopId: string;
  onCreated?: (space: AdSpace) => void;
}

/** What a brand reads before it books: kind, size, price, and what to know. */
export function SpaceForm(props: SpaceFormProps) {
  const { space } = props;
  const t = useMessages('myspaces');
  const kinds = useMessages('adspaces');
  const form = useSpaceForm(props);
  const { register, values, change } = form;

  function errorOf(field: string) {
    const key = form.errorOf(field);
    return key && t(key, key === 'wrong.size' ? SIZE_WORDS : PRICE_WORDS);
  }

  return (
    <Card title={t('about')} description={t(space ? 'aboutText' : 'newText')}>
      <form {...form.box} className="flex flex-col gap-5">
        <NativeSelect
          label={t('kind')}
          placeholder={t('kindNone')}
          error={errorOf('kind')}
          options={AD_SPACE_KINDS.map((value) => ({ value, label: kinds(`kind.${value}`) }))}
          {...register('kind')}
        />
        <TextField
          label={t('title')}
          hint={t('titleHint')}
          error={errorOf('title')}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          {...register('title')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          {(['width_cm', 'height_cm'] as const).map((field) => (
            <NumberField
              key={field}
              label={t(field === 'width_cm' ? 'width' : 'height')}
              error={errorOf(field)}
              min={SPACE_SIZE_CM.least}
              max={SPACE_SIZE_CM.most}
              step={5}
              value={values[field]}
              onChange={(size) => change({ [field]: size })}
            />
          ))}
        </div>
        <fieldset className="flex flex-col gap-3">
          <legend className="font-semibold text-sm">{t('prices')}</legend>
          <p className="text-muted text-sm">{t('pricesText')}</p>
          <div className="grid items-start gap-5 sm:grid-cols-3">
            {RATES.map(([field, label]) => (
              <MoneyField
                key={field}
                label={t(label)}
                error={errorOf(field)}
                value={values[field]}
                onChange={(paise) => change({ [field]: paise })}
              />
            ))}
          </div>
        </fieldset>
        <TextArea
          label={t('description')}
          hint={t('descriptionHint')}
          error={errorOf('description')}
          required={false}
          maxLength={MAX_DESCRIPTION_LENGTH}
          {...register('description')}
        />
        <FormOutcome form={form} kept={t('kept')} saved={space && t('saved')} />
        <Button
          type="submit"
          className="self-start"
          disabled={space !== undefined && !form.isDirty}
          isLoading={form.isBusy}
        >
          {t(space ? 'save' : 'create')}
        </Button>
      </form>
    </Card>
  );
}
