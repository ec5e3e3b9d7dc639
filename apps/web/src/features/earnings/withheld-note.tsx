import { formatDate } from '@chowk/domain/kernel';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import type { EarningTotals } from './earnings.queries';

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
