import { MAX_AREA_LENGTH, MAX_SHOP_NAME_LENGTH, SHOP_TYPES, type Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { areasOptions } from '@/features/shops/shops.queries';
import { FormOutcome, RestoredDraft } from '@/forms/form-outcome';
import { useMessages } from '@/i18n';
import type { OnBehalfOf } from '@/offline/outbox/queue-row';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { HoursFields } from './hours-fields';
import { PositionField, type WatchPosition } from './position-field';
import { useShopForm } from './use-shop-form';

const MAX_ADDRESS_LENGTH = 300;

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

  return (
    <Card
      title={onBehalfOf ? t('titleFor', { shop: onBehalfOf.name }) : t('title')}
      description={onBehalfOf ? t('textFor') : t('text')}
    >
      <form {...form.box} className="flex flex-col gap-5">
        {!form.isToldBelow && refused}
        <RestoredDraft form={form} />
        {form.isWaiting && !form.isSaved && !form.isDirty && (
          <Banner tone="offline" title={t('savedHere')} />
        )}
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
        <TextField
          label={t('pin')}
          hint={t('pinHint')}
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('pin_code')}
        />
        <TextArea
          label={t('address')}
          maxLength={MAX_ADDRESS_LENGTH}
          autoComplete="street-address"
          {...field('address')}
        />
        <TextField
          label={t('gstin')}
          hint={t('gstinHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('gstin')}
        />
        <PositionField
          position={values.position}
          error={errorOf('position')}
          look={look}
          onChange={(position) => change({ position })}
        />
        <HoursFields
          hours={values.opening_hours}
          errorOf={errorOf}
          onChange={(opening_hours) => change({ opening_hours })}
        />
        <FormOutcome form={form} />
        {form.isSaved && form.isWaiting && <Banner tone="offline" title={t('savedHere')} />}
        {form.isToldBelow && refused}
        {form.isSaved && !form.isToldBelow && !form.isWaiting && !form.isDirty && (
          <Banner tone="success" title={t(onBehalfOf ? 'savedFor' : 'saved')} />
        )}
        <Button
          type="submit"
          className="self-start"
          disabled={!form.isDirty}
          isLoading={form.isBusy}
        >
          {t(onBehalfOf ? 'saveFor' : 'save')}
        </Button>
      </form>
    </Card>
  );
}
