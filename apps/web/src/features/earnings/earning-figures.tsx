import { istMonth } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { EarningTotals } from './earnings.queries';

/** Absent totals are on their way: the figures' places are kept. */
export function EarningFigures({ totals }: { totals: EarningTotals | undefined }) {
  const t = useMessages('earnings');
  const now = istMonth(Date.now());
  const thisMonth = totals?.months.find(({ month }) => month === now)?.net_paise ?? 0;
  return (
    <dl className="grid grid-cols-pair gap-x-4 gap-y-3 lg:grid-cols-4">
      <Figure label={t('pending')} paise={totals?.pending_paise} />
      <Figure
        label={t('payable')}
        paise={totals && totals.payable_paise + totals.in_payout_paise}
      />
      <Figure label={t('paid')} paise={totals?.paid_paise} />
      <Figure label={t('thisMonth')} paise={totals && thisMonth} />
    </dl>
  );
}

function Figure({ label, paise }: { label: ReactNode; paise: number | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-heading font-semibold text-xl">
        {paise === undefined ? <Skeleton className="my-1 h-5 w-20" /> : <Money paise={paise} />}
      </dd>
    </div>
  );
}
