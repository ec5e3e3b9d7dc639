import { formatPaise } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';
import { BarChart } from '@/ui/bar-chart';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import type { EarningTotals } from './earnings.queries';
import { monthName } from './month-name';

export function EarningsChart({ totals }: { totals: EarningTotals | undefined }) {
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
