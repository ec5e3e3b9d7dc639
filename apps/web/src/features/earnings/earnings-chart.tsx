import { formatPaise } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';
import { BarChart } from '@/ui/charts/bar-chart';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import type { EarningTotals } from './earnings.queries';
import { monthName } from './month-name';

const MONTHS_ON_PHONE = 6;

interface EarningsChartProps {
  totals: EarningTotals | undefined;
}

export function EarningsChart({ totals }: EarningsChartProps) {
  const t = useMessages('earnings');
  return (
    <Card title={t('chart.title')}>
      {totals ? <Bars months={totals.months} /> : <Skeleton className="h-44 w-full" />}
    </Card>
  );
}

function Bars({ months }: Pick<EarningTotals, 'months'>) {
  const t = useMessages('earnings');
  const language = useLanguage();
  const bars = months.map(({ month, net_paise: paise }) => {
    const amount = formatPaise(paise);
    return {
      label: monthName(month, language),
      shortLabel: monthName(month, language, 'narrow'),
      value: paise,
      valueText: paise > 0 ? formatPaise(paise, { compact: true }) : '\u00a0',
      text: t('chart.bar', { month: monthName(month, language, 'long'), amount }),
    };
  });
  if (bars.every(({ value }) => value === 0)) {
    return <p className="py-6 text-center text-muted">{t('chart.empty')}</p>;
  }
  return (
    <>
      {/* A phone has room for the amounts of half a year. */}
      <BarChart
        className="h-36! sm:hidden"
        label={t('chart.title')}
        bars={bars.slice(-MONTHS_ON_PHONE)}
      />
      <BarChart className="max-sm:hidden" label={t('chart.title')} bars={bars} />
    </>
  );
}
