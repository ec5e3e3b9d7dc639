import { type AdSpace, SPACE_SIZE_CM } from '@chowk/domain/ad-spaces';
import { AD_SPACE_KINDS } from '@chowk/domain/shops';
import { FormOutcome } from '@/forms/form-outcome';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { NativeSelect } from '@/ui/fields/native-select';
import { MoneyField } from '@/ui/fields/number/money-field';
import { NumberField } from '@/ui/fields/number/number-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { useSpaceForm } from './use-space-form';

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 1_000;
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
  const { field, control } = form;

  return (
    <Card title={t('about')} description={t(space ? 'aboutText' : 'newText')}>
      <form {...form.box} className="flex flex-col gap-5">
        <NativeSelect
          label={t('kind')}
          placeholder={t('kindNone')}
          options={AD_SPACE_KINDS.map((value) => ({ value, label: kinds(`kind.${value}`) }))}
          {...field('kind')}
        />
        <TextField
          label={t('title')}
          hint={t('titleHint')}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          {...field('title')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          {(['width_cm', 'height_cm'] as const).map((name) => (
            <NumberField
              key={name}
              label={t(name === 'width_cm' ? 'width' : 'height')}
              min={SPACE_SIZE_CM.least}
              max={SPACE_SIZE_CM.most}
              step={5}
              {...control(name)}
            />
          ))}
        </div>
        <fieldset className="flex flex-col gap-3">
          <legend className="font-semibold text-sm">{t('prices')}</legend>
          <p className="text-muted text-sm">{t('pricesText')}</p>
          <div className="grid items-start gap-5 sm:grid-cols-3">
            {RATES.map(([name, label]) => (
              <MoneyField key={name} label={t(label)} {...control(name)} />
            ))}
          </div>
        </fieldset>
        <TextArea
          label={t('description')}
          hint={t('descriptionHint')}
          required={false}
          maxLength={MAX_DESCRIPTION_LENGTH}
          {...field('description')}
        />
        <FormOutcome form={form} saved={space && t('saved')} />
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
