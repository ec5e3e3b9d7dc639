import { type AdSpaceCard, feetOf } from '@chowk/domain/ad-spaces';
import { formatPaise } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';

type Rates = Pick<
  AdSpaceCard,
  'price_per_day_paise' | 'price_per_week_paise' | 'price_per_month_paise'
>;

/** What a day costs, large; what a week or a month saves, beside it. */
export function SpaceRates({ rates }: { rates: Rates }) {
  const t = useMessages('adspaces');
  const { price_per_day_paise: day, price_per_week_paise: week } = rates;
  const { price_per_month_paise: month } = rates;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-heading font-semibold text-lg">
        {t('perDay', { price: formatPaise(day) })}
      </span>
      {week !== null && (
        <span className="text-muted text-sm">{t('perWeek', { price: formatPaise(week) })}</span>
      )}
      {month !== null && (
        <span className="text-muted text-sm">{t('perMonth', { price: formatPaise(month) })}</span>
      )}
    </span>
  );
}

type Sized = Pick<AdSpaceCard, 'kind' | 'width_cm' | 'height_cm'>;

export function SpaceSize({ space }: { space: Sized }) {
  const t = useMessages('adspaces');
  const length = (cm: number) => {
    const { feet, inches } = feetOf(cm);
    const parts = [feet > 0 && t('feet', { feet }), inches > 0 && t('inches', { inches })];
    return parts.filter(Boolean).join(' ');
  };
  return (
    <span className="block text-muted text-sm">
      {t(`kind.${space.kind}`)} ·{' '}
      {t('size', { width: length(space.width_cm), height: length(space.height_cm) })}
    </span>
  );
}
