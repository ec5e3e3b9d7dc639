import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, TriangleAlert, Wallet } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CardLink } from '@/ui/layout/card';
import { earningTotalsOptions } from './earnings.queries';

/** What is on its way to a store and when it comes, in one line; nothing before there is any. */
export function EarningsLine({
  link,
}: {
  /** To the page with every rupee. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}) {
  const t = useMessages('earnings');
  const language = useLanguage();
  const { data: totals, error } = useQuery(earningTotalsOptions());
  if (!totals && !error) return <Skeleton className="h-18 w-full rounded-lg" />;
  const coming = totals && totals.pending_paise + totals.payable_paise + totals.in_payout_paise;
  if (totals && coming === 0 && totals.paid_paise === 0) return null;
  const day = totals?.next_payable_on;
  const hasNoUpi = totals?.withheld?.reason === 'no_details';
  const Icon = hasNoUpi ? TriangleAlert : Wallet;
  return (
    <CardLink render={link} className="flex items-center gap-3 p-3!">
      <Icon
        aria-hidden
        className={`size-6 shrink-0 ${hasNoUpi ? 'text-warning-ink' : 'text-role-ink'}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {coming
            ? t('line.coming', { amount: formatPaise(coming) })
            : totals
              ? t('line.paid', { amount: formatPaise(totals.paid_paise) })
              : t('tile.title')}
        </span>
        <span className="block text-muted text-sm">
          {hasNoUpi
            ? t('withheld.no_details')
            : day
              ? t('nextOn', { day: formatDate(day, language, { isShort: true }) })
              : t('tile.open')}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </CardLink>
  );
}
