import { formatPaise } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';
import { BarChart } from '@/ui/charts/bar-chart';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import type { EarningTotals } from './earnings.queries';
import { monthName } from './month-name';

interface EarningsChartProps {
  totals: EarningTotals | undefined;
  /** A bizman earns with shops, a store with deals. */
  isOfShops: boolean;
}

export function EarningsChart({ totals, isOfShops }: EarningsChartProps) {
  const t = useMessages('earnings');
  return (
    <Card title={t('chart.title')} description={t('chart.text')}>
      {totals ? (
        <Bars months={totals.months} isOfShops={isOfShops} />
      ) : (
        <Skeleton className="h-44 w-full" />
      )}
    </Card>
  );
}

type BarsProps = Pick<EarningTotals, 'months'> & Pick<EarningsChartProps, 'isOfShops'>;

function Bars({ months, isOfShops }: BarsProps) {
  const t = useMessages('earnings');
  const language = useLanguage();
  const bars = months.map(({ month, net_paise: paise }) => {
    const amount = formatPaise(paise);
    return {
      label: monthName(month, language),
      shortLabel: monthName(month, language, 'narrow'),
      value: paise,
      text: t('chart.bar', { month: monthName(month, language, 'long'), amount }),
    };
  });
  if (bars.every(({ value }) => value === 0)) {
    const words = t(isOfShops ? 'chart.emptyShops' : 'chart.empty');
    return <p className="py-6 text-center text-muted">{words}</p>;
  }
  return <BarChart label={t('chart.title')} bars={bars} />;
}
