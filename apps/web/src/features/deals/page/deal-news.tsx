import type { Deal } from '@chowk/domain/deals';
import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { reviewDueMs } from '@chowk/domain/proofs';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';

interface DealNewsProps {
  deal: Deal;
  /** Within so many days photos are decided on, where this device knows. */
  reviewDays: number | undefined;
  earningsLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** What became of it, for a shop that has nothing to do just now. */
export function DealNews({ deal, reviewDays, earningsLink }: DealNewsProps) {
  const t = useMessages('deals');
  const { status } = deal;
  if (status === 'submitted') {
    if (deal.disputed_at !== null) {
      return <SecondCheck askedAt={deal.disputed_at} reviewDays={reviewDays} />;
    }
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

interface SecondCheckProps {
  askedAt: string;
  reviewDays: number | undefined;
}

/** Who looks at it, since when, and until when. */
function SecondCheck({ askedAt, reviewDays }: SecondCheckProps) {
  const t = useMessages('deals');
  const language = useLanguage();
  const since = t('disputed.since', { when: formatDate(askedAt, language, { withTime: true }) });
  const due = reviewDays && new Date(reviewDueMs(Date.parse(askedAt), reviewDays)).toISOString();
  const by = due && t('disputed.by', { when: formatDate(due, language) });
  return <Banner title={t('disputed.title')} text={[since, by].filter(Boolean).join(' ')} />;
}
