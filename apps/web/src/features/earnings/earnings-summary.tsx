import { formatDate } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { useLanguage, useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { ErrorState } from '@/ui/feedback/error-state';
import { ComingMoney } from './coming-money';
import { type EarningTotals, earningTotalsOptions } from './earnings.queries';
import { EarningsChart } from './earnings-chart';

interface EarningsSummaryProps {
  /** To where payout details are changed. */
  detailsLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** The figures and the year, above the single earnings. */
export function EarningsSummary({ detailsLink }: EarningsSummaryProps) {
  const errors = useMessages('errors');
  const { data, error, isFetching, refetch } = useQuery(earningTotalsOptions());
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errors(errorKey(error))}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="empty:hidden xl:col-span-2">
        <WithheldNote totals={data} detailsLink={detailsLink} />
      </div>
      <ComingMoney totals={data} />
      <EarningsChart totals={data} />
    </div>
  );
}

interface WithheldNoteProps {
  totals: EarningTotals | undefined;
  /** To where payout details are changed. */
  detailsLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** Why no money would be sent now, and what brings it. Who has nothing coming is not asked for details. */
export function WithheldNote({ totals, detailsLink }: WithheldNoteProps) {
  const t = useMessages('earnings');
  const language = useLanguage();
  // An answer stored before there were holds has none.
  if (!totals?.withheld) return null;
  const { reason, until } = totals.withheld;
  const hasMoney = totals.pending_paise + totals.payable_paise > 0;
  if (reason === 'no_details' && !hasMoney) return null;
  const day = until === null ? '' : formatDate(until, language, { withTime: true });
  return (
    <Banner
      tone={reason === 'changed' ? 'info' : 'warning'}
      title={t(`withheld.${reason}`, { day })}
      text={t(`withheld.${reason}Text`)}
      action={
        (reason === 'no_details' || reason === 'frozen') && (
          <ButtonLink size="sm" variant="secondary" render={detailsLink}>
            {t(reason === 'frozen' ? 'withheld.check' : 'withheld.add')}
          </ButtonLink>
        )
      }
    />
  );
}
