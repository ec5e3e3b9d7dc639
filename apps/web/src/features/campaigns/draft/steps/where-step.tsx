import { SHOP_TYPES, type ShopType } from '@chowk/domain/shops';
import { useMessages } from '@/i18n';
import { Checkbox } from '@/ui/fields/checkbox';
import { ChipsField } from '@/ui/fields/chips-field';
import { Feasibility } from './feasibility';
import { OneShopField } from './one-shop-field';
import type { StepProps } from './step-props';

export function WhereStep({ values, change }: StepProps) {
  const t = useMessages('wizard');
  const campaigns = useMessages('campaigns');

  function toggle(type: ShopType, isOn: boolean) {
    const others = values.shop_types.filter((each) => each !== type);
    change({ shop_types: isOn ? [...others, type] : others });
  }

  return (
    <>
      <OneShopField
        shopId={values.shop_id}
        // One shop takes one place.
        onChange={(shop_id) => change(shop_id === null ? { shop_id } : { shop_id, slots: 1 })}
      />
      {values.shop_id === null && (
        <>
          <AreasField areas={values.areas} onChange={(areas) => change({ areas })} />
          <fieldset>
            <legend className="font-semibold text-sm">{t('where.shopTypes')}</legend>
            <p className="text-muted text-sm">{t('where.shopTypesHint')}</p>
            <div className="mt-1 grid grid-cols-pair gap-x-4 md:grid-cols-3">
              {SHOP_TYPES.map((type) => (
                <Checkbox
                  key={type}
                  label={campaigns(`shop.${type}`)}
                  checked={values.shop_types.includes(type)}
                  onChange={(event) => toggle(type, event.target.checked)}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
      <Feasibility values={values} />
    </>
  );
}

interface AreasFieldProps {
  areas: readonly string[];
  onChange: (areas: readonly string[]) => void;
}

const MAX_AREA_LENGTH = 120;

function AreasField({ areas, onChange }: AreasFieldProps) {
  const t = useMessages('wizard');
  return (
    <ChipsField
      label={t('where.areas')}
      hint={t('where.areasHint')}
      addLabel={t('where.add')}
      removeLabel={(area) => t('where.remove', { area })}
      maxLength={MAX_AREA_LENGTH}
      chips={areas}
      onChange={onChange}
    />
  );
}
