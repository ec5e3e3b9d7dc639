import type { Deal } from '@chowk/domain/deals';
import { formatPaise } from '@chowk/domain/kernel';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';

interface DealNewsProps {
  deal: Deal;
  earningsLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** What became of it, for a shop that has nothing to do just now. */
export function DealNews({ deal, earningsLink }: DealNewsProps) {
  const t = useMessages('deals');
  const { status } = deal;
  if (status === 'submitted') {
    return <Banner title={t('submitted.title')} text={t('submitted.text')} />;
  }
  if (status === 'approved') {
    return (
      <Banner
        tone="success"
        title={t('approved.title', { amount: formatPaise(deal.payout_paise) })}
        text={t('approved.text')}
        action={
          <ButtonLink variant="secondary" size="sm" render={earningsLink}>
            {t('approved.action')}
          </ButtonLink>
        }
      />
    );
  }
  const isOver =
    status === 'declined' ||
    status === 'expired' ||
    status === 'withdrawn' ||
    status === 'cancelled';
  return isOver ? <Banner title={t(`over.${status}`)} /> : null;
}
