import { MAX_AREA_LENGTH, MAX_SHOP_NAME_LENGTH, SHOP_TYPES, type Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { areasOptions } from '@/features/shops/shops.queries';
import { FormOutcome, RestoredDraft } from '@/forms/form-outcome';
import { useSectionSaving } from '@/forms/use-section-saving';
import { useMessages } from '@/i18n';
import type { OnBehalfOf } from '@/offline/outbox/queue-row';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { ThumbBar } from '@/ui/layout/thumb-bar';
import { HoursFields } from './hours-fields';
import { PositionField, type WatchPosition } from './position-field';
import { usePlaceNames } from './use-place-names';
import { useShopForm } from './use-shop-form';

const MAX_ADDRESS_LENGTH = 300;
const FIELDS = 'flex flex-col gap-5';

interface ShopFormProps {
  shop: Shop;
  look: WatchPosition;
  /** What was changed here and not taken. */
  refused: ReactNode;
  /** Set when a bizman changes it for the owner. */
  onBehalfOf?: OnBehalfOf;
}

export function ShopForm({ shop, look, refused, onBehalfOf }: ShopFormProps) {
  const t = useMessages('shops');
  const kinds = useMessages('campaigns');
  const areasId = useId();
  const { data: areas } = useQuery(areasOptions());
  const form = useShopForm(shop, onBehalfOf);
  const { field, values, change, errorOf } = form;

  const { section, saveSoon, onSubmit } = useSectionSaving(form);
  const isFilled = usePlaceNames(values, change);
  const isShownSaved = form.isSaved && !form.isToldBelow && !form.isWaiting && !form.isDirty;

  return (
    <form {...form.box} onSubmit={onSubmit} className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">
          {onBehalfOf ? t('titleFor', { shop: onBehalfOf.name }) : t('title')}
        </h2>
        <p className="text-muted text-sm">{t(onBehalfOf ? 'textFor' : 'text')}</p>
      </div>
      {!form.isToldBelow && refused}
      <RestoredDraft form={form} />
      <Card title={t('section.shop')} {...section}>
        <div className={FIELDS}>
          <TextField
            label={t('name')}
            maxLength={MAX_SHOP_NAME_LENGTH}
            autoComplete="organization"
            {...field('shop_name')}
          />
          <NativeSelect
            label={t('type')}
            placeholder={t('typeNone')}
            options={SHOP_TYPES.map((value) => ({ value, label: kinds(`shop.${value}`) }))}
            {...field('shop_type')}
          />
        </div>
      </Card>
      <Card title={t('section.place')} {...section}>
        <div className={FIELDS}>
          <PositionField
            position={values.position}
            error={errorOf('position')}
            look={look}
            onChange={(position) => change({ position })}
            onSettled={saveSoon}
          />
          <TextField
            label={t('pin')}
            hint={t(isFilled ? 'pinFilled' : 'pinHint')}
            inputMode="numeric"
            autoComplete="postal-code"
            {...field('pin_code')}
          />
          <TextField
            label={t('area')}
            hint={t('areaHint')}
            maxLength={MAX_AREA_LENGTH}
            list={areasId}
            autoComplete="off"
            {...field('area')}
          />
          <datalist id={areasId}>
            {areas?.items.map((area) => (
              <option key={area} value={area} />
            ))}
          </datalist>
          <TextArea
            label={t('address')}
            maxLength={MAX_ADDRESS_LENGTH}
            autoComplete="street-address"
            {...field('address')}
          />
        </div>
      </Card>
      <Card {...section}>
        <HoursFields
          hours={values.opening_hours}
          errorOf={errorOf}
          onChange={(opening_hours) => change({ opening_hours })}
        />
      </Card>
      <Card title={t('section.tax')} {...section}>
        <TextField
          label={t('gstin')}
          hint={t('gstinHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('gstin')}
        />
      </Card>
      <FormOutcome form={form} />
      {form.isToldBelow && refused}
      {(form.isDirty || form.isWaiting || isShownSaved) && (
        <ThumbBar>
          {form.isWaiting && !form.isDirty && <Banner tone="offline" title={t('savedHere')} />}
          {isShownSaved && <Banner tone="success" title={t(onBehalfOf ? 'savedFor' : 'saved')} />}
          {form.isDirty && (
            <Button type="submit" isWide>
              {t(onBehalfOf ? 'saveFor' : 'save')}
            </Button>
          )}
        </ThumbBar>
      )}
    </form>
  );
}
