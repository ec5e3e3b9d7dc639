import type { AdSpace } from '@chowk/domain/ad-spaces';
import { AD_SPACE_KINDS } from '@chowk/domain/shops';
import { useState } from 'react';
import { FormOutcome } from '@/forms/form-outcome';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { NativeSelect } from '@/ui/fields/native-select';
import { MoneyField } from '@/ui/fields/number/money-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { ActionBar } from '@/ui/layout/action-bar';
import { Card } from '@/ui/layout/card';
import { NewPhotos } from './new-photos';
import { PriceHint } from './price-hint';
import { SizeField } from './size-field';
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
  const { space, shopId } = props;
  const [files, setFiles] = useState<readonly File[]>([]);
  const t = useMessages('myspaces');
  const kinds = useMessages('adspaces');
  const form = useSpaceForm({ ...props, photos: files });
  const { field, control } = form;
  const kind = AD_SPACE_KINDS.find((each) => each === form.values.kind);

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
        {!space && <NewPhotos files={files} onChange={setFiles} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <SizeField label={t('width')} {...control('width_cm')} />
          <SizeField label={t('height')} {...control('height_cm')} />
        </div>
        <fieldset className="flex flex-col gap-3">
          <legend className="font-semibold text-sm">{t('prices')}</legend>
          <p className="text-muted text-sm">{t('pricesText')}</p>
          {kind && <PriceHint shopId={shopId} kind={kind} />}
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
        {(!space || form.isDirty) && (
          <ActionBar>
            <Button type="submit" isWide isLoading={form.isBusy}>
              {t(space ? 'save' : 'create')}
            </Button>
          </ActionBar>
        )}
      </form>
    </Card>
  );
}
