import { formatPaise } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';
import { BarChart } from '@/ui/charts/bar-chart';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import type { EarningTotals } from './earnings.queries';
import { monthName } from './month-name';

interface EarningsChartProps {
  totals: EarningTotals | undefined;
}

export function EarningsChart({ totals }: EarningsChartProps) {
  const t = useMessages('earnings');
  return (
    <Card title={t('chart.title')} description={t('chart.text')}>
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
      text: t('chart.bar', { month: monthName(month, language, 'long'), amount }),
    };
  });
  if (bars.every(({ value }) => value === 0)) {
    return <p className="py-6 text-center text-muted">{t('chart.empty')}</p>;
  }
  return <BarChart label={t('chart.title')} bars={bars} />;
}
