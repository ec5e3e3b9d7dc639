import { MAX_AREA_LENGTH, MAX_SHOP_NAME_LENGTH, SHOP_TYPES } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { areasOptions } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextField } from '@/ui/fields/text-field';
import type { FieldsProps } from './lead-fields';

export function ShopFields({ values, errorOf, change }: FieldsProps) {
  const t = useMessages('leads');
  const kinds = useMessages('campaigns');
  const areasId = useId();
  const { data: areas } = useQuery(areasOptions());
  return (
    <>
      <TextField
        label={t('field.shopName')}
        error={errorOf('shop_name')}
        maxLength={MAX_SHOP_NAME_LENGTH}
        autoComplete="off"
        value={values.shop_name}
        onChange={(event) => change({ shop_name: event.target.value })}
      />
      <NativeSelect
        label={t('field.type')}
        placeholder={t('field.typeNone')}
        error={errorOf('shop_type')}
        value={values.shop_type}
        options={SHOP_TYPES.map((value) => ({ value, label: kinds(`shop.${value}`) }))}
        onChange={(event) => change({ shop_type: event.target.value })}
      />
      <TextField
        label={t('field.area')}
        hint={t('field.areaHint')}
        error={errorOf('area')}
        maxLength={MAX_AREA_LENGTH}
        list={areasId}
        autoComplete="off"
        value={values.area}
        onChange={(event) => change({ area: event.target.value })}
      />
      <datalist id={areasId}>
        {areas?.items.map((area) => (
          <option key={area} value={area} />
        ))}
      </datalist>
    </>
  );
}
