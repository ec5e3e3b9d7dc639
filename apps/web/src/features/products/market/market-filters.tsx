import { PRODUCT_CATEGORIES } from '@chowk/domain/products';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMessages } from '@/i18n';
import { CountBadge } from '@/ui/base/badge';
import { lazy } from '@/ui/feedback/lazy';
import { countMore, findCategory, type MarketFilter } from './market-filter';

const MoreFilters = lazy(() => import('./more-filters').then((m) => ({ default: m.MoreFilters })));

interface MarketFiltersProps {
  filter: MarketFilter;
  onChange: (next: Partial<MarketFilter>) => void;
}

const CHIP =
  'relative inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap rounded-full border border-line-strong/60 bg-surface px-4 font-semibold text-sm has-checked:border-role-ink has-checked:bg-role-soft has-checked:text-role-ink has-focus-visible:outline-3 has-focus-visible:outline-focus [&_svg]:size-4.5';

/** One line that is pushed sideways on a phone, so that products are seen below it. */
export function MarketFilters({ filter, onChange }: MarketFiltersProps) {
  const t = useMessages('market');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const categories = [undefined, ...PRODUCT_CATEGORIES];
  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }
  return (
    <div className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      <button type="button" className={CHIP} onClick={open}>
        <SlidersHorizontal aria-hidden />
        {t('filters')}
        <CountBadge count={countMore(filter)} />
      </button>
      <fieldset className="contents">
        <legend className="sr-only">{t('categories')}</legend>
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
      </fieldset>
      {wasOpened && (
        <Suspense>
          <MoreFilters {...{ filter, onChange, isOpen }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
