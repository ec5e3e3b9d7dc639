import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { NativeSelect } from '@/ui/fields/native-select';
import { LazySheet } from '@/ui/overlays/lazy-overlays';
import { marketBrandsOptions } from './market.queries';
import type { MarketFilter } from './market-filter';

interface MoreFiltersProps {
  filter: MarketFilter;
  onChange: (next: Partial<MarketFilter>) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** What narrows the market besides the category; each takes effect at once. */
export function MoreFilters({ filter, onChange, isOpen, onClose }: MoreFiltersProps) {
  const t = useMessages('market');
  const { data: brands } = useQuery(marketBrandsOptions());
  return (
    <LazySheet
      open={isOpen}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('filters')}
      footer={
        <Button isWide onClick={onClose}>
          {t('filters.show')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        <NativeSelect
          label={t('sort')}
          options={(['newest', 'margin'] as const).map((value) => ({
            value,
            label: t(`sort.${value}`),
          }))}
          value={filter.sort}
          onChange={(event) =>
            onChange({ sort: event.target.value === 'margin' ? 'margin' : 'newest' })
          }
        />
        <NativeSelect
          label={t('brand')}
          placeholder={t('brand.all')}
          options={(brands?.items ?? []).map(({ id, brand_name }) => ({
            value: id,
            label: brand_name,
          }))}
          value={filter.brandId ?? ''}
          onChange={(event) => onChange({ brandId: event.target.value || undefined })}
        />
        <Checkbox
          label={t('inStock')}
          checked={filter.isInStock}
          onChange={(event) => onChange({ isInStock: event.target.checked })}
        />
        <Checkbox
          label={t('fromDeals')}
          description={t('fromDeals.text')}
          checked={filter.isFromDeals}
          onChange={(event) => onChange({ isFromDeals: event.target.checked })}
        />
      </div>
    </LazySheet>
  );
}
