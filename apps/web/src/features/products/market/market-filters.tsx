import { PRODUCT_CATEGORIES } from '@chowk/domain/products';
import { useQuery } from '@tanstack/react-query';
import { Handshake, PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { marketBrandsOptions } from './market.queries';
import { findCategory, type MarketFilter } from './market-filter';

interface MarketFiltersProps {
  filter: MarketFilter;
  onChange: (next: Partial<MarketFilter>) => void;
}

const CHIP =
  'relative inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap rounded-full border border-line-strong/60 bg-surface px-4 font-semibold text-sm has-checked:border-role-ink has-checked:bg-role-soft has-checked:text-role-ink has-focus-visible:outline-3 has-focus-visible:outline-focus [&_svg]:size-4.5';

/** One line that is pushed sideways on a phone, so that goods are seen below it. */
const ROW = 'relative -mx-4 min-w-0 overflow-x-auto px-4 py-1 md:mx-0 md:px-0';

export function MarketFilters({ filter, onChange }: MarketFiltersProps) {
  const t = useMessages('market');
  const { data: brands } = useQuery(marketBrandsOptions());
  const categories = [undefined, ...PRODUCT_CATEGORIES];
  return (
    <div className="flex flex-col gap-3">
      <fieldset className={ROW}>
        <legend className="sr-only">{t('categories')}</legend>
        <div className="flex gap-2 md:flex-wrap">
          {categories.map((category) => (
            <label key={category ?? 'all'} className={CHIP}>
              <input
                type="radio"
                name="category"
                className="sr-only"
                value={category ?? ''}
                checked={filter.category === category}
                onChange={(event) => onChange({ category: findCategory(event.target.value) })}
              />
              {t(`category.${category ?? 'all'}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={`${ROW} flex gap-2 lg:justify-between`}>
        <div className="flex gap-2">
          <Toggle
            icon={<Handshake aria-hidden />}
            label={t('fromDeals')}
            isOn={filter.isFromDeals}
            onChange={(isFromDeals) => onChange({ isFromDeals })}
          />
          <Toggle
            icon={<PackageCheck aria-hidden />}
            label={t('inStock')}
            isOn={filter.isInStock}
            onChange={(isInStock) => onChange({ isInStock })}
          />
        </div>
        <div className="grid shrink-0 grid-cols-[repeat(2,11rem)] gap-2 lg:grid-cols-[repeat(2,14rem)]">
          <NativeSelect
            label={t('brand')}
            isLabelHidden
            placeholder={t('brand.all')}
            options={(brands?.items ?? []).map(({ id, brand_name }) => ({
              value: id,
              label: brand_name,
            }))}
            value={filter.brandId ?? ''}
            onChange={(event) => onChange({ brandId: event.target.value || undefined })}
          />
          <NativeSelect
            label={t('sort')}
            isLabelHidden
            options={(['newest', 'margin'] as const).map((value) => ({
              value,
              label: t(`sort.${value}`),
            }))}
            value={filter.sort}
            onChange={(event) =>
              onChange({ sort: event.target.value === 'margin' ? 'margin' : 'newest' })
            }
          />
        </div>
      </div>
    </div>
  );
}

interface ToggleProps {
  icon: ReactNode;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Toggle({ icon, label, isOn, onChange }: ToggleProps) {
  return (
    <label className={CHIP}>
      <input
        type="checkbox"
        className="sr-only"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {icon}
      {label}
    </label>
  );
}
