import { istDay } from '@chowk/domain/kernel';
import { AD_SPACE_KINDS } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { spaceAreasOptions } from '@/features/ad-spaces/ad-spaces.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { FieldError } from '@/ui/fields/field';
import { NativeSelect } from '@/ui/fields/native-select';
import { MoneyField } from '@/ui/fields/number/money-field';
import { TextField } from '@/ui/fields/text-field';
import { countFilters, datesProblem, type MarketSearch } from './market-search';

interface MarketFiltersProps {
  search: MarketSearch;
  change: (next: Partial<MarketSearch>) => void;
}

const NO_FILTERS = {
  kind: undefined,
  area: undefined,
  most: undefined,
  from: undefined,
  to: undefined,
} as const;

export function MarketFilters({ search, change }: MarketFiltersProps) {
  const t = useMessages('spacemarket');
  const words = useMessages('adspaces');
  const { data: areas } = useQuery(spaceAreasOptions());
  return (
    <div className="flex flex-col gap-4">
      <NativeSelect
        label={t('kind')}
        placeholder={t('anyKind')}
        value={search.kind ?? ''}
        options={AD_SPACE_KINDS.map((value) => ({ value, label: words(`kind.${value}`) }))}
        onChange={({ target }) =>
          change({ kind: AD_SPACE_KINDS.find((kind) => kind === target.value) })
        }
      />
      <NativeSelect
        label={t('area')}
        placeholder={t('anyArea')}
        value={search.area ?? ''}
        options={(areas?.items ?? []).map((value) => ({ value, label: value }))}
        onChange={({ target }) => change({ area: target.value || undefined })}
      />
      <MoneyField
        label={t('most')}
        value={search.most ?? null}
        onChange={(paise) => change({ most: paise || undefined })}
      />
      <DaysFilter search={search} change={change} />
      <NativeSelect
        label={t('sort')}
        value={search.sort ?? 'newest'}
        options={(['newest', 'cheapest'] as const).map((value) => ({
          value,
          label: t(`sort.${value}`),
        }))}
        onChange={({ target }) =>
          change({ sort: target.value === 'cheapest' ? 'cheapest' : undefined })
        }
      />
      {countFilters(search) > 0 && (
        <Button variant="quiet" className="self-start" onClick={() => change(NO_FILTERS)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

function DaysFilter({ search, change }: MarketFiltersProps) {
  const t = useMessages('spacemarket');
  const errorId = useId();
  const today = istDay(Date.now());
  const problem = datesProblem(search, today);
  // One day alone is not wrong yet, so it is said without alarm.
  const error = problem && problem !== 'datesBoth' ? t(problem) : undefined;
  const invalid = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{t('dates')}</legend>
      <div className="grid grid-cols-pair gap-3 lg:grid-cols-1">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(end === 'from' ? 'datesFrom' : 'datesTo')}
            min={end === 'to' && search.from ? search.from : today}
            value={search[end] ?? ''}
            {...invalid}
            onChange={({ target }) => change({ [end]: target.value || undefined })}
          />
        ))}
      </div>
      <div aria-live="polite" className="mt-1.5 empty:hidden">
        {problem === 'datesBoth' && <p className="text-muted text-sm">{t('datesBoth')}</p>}
        <FieldError id={errorId} error={error} />
      </div>
    </fieldset>
  );
}
