import { type Deal, isUnderSecondCheck } from '@chowk/domain/deals';
import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { reviewDueMs } from '@chowk/domain/proofs';
import { useLanguage, useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import type { DealFacts } from './use-deal-facts';

/** What became of it, for a shop that has nothing to do just now. */
export function DealNews({ deal, facts }: { deal: Deal; facts: DealFacts }) {
  const t = useMessages('deal');
  const language = useLanguage();
  const { status } = deal;
  const dayOf = (name: 'check' | 'paid') => {
    const day = facts.timeline.find(({ step }) => step === name)?.day;
    return day && formatDate(day, language, { isShort: true });
  };
  const paid = dayOf('paid');
  if (deal.disputed_at !== null && isUnderSecondCheck(deal)) {
    return <SecondCheck askedAt={deal.disputed_at} reviewDays={facts.reviewDays} />;
  }
  if (status === 'submitted') {
    const check = dayOf('check');
    const text = check && paid ? t('submitted.by', { check, paid }) : t('submitted.text');
    return <Banner title={t('submitted.title')} text={text} />;
  }
  if (status === 'approved') {
    const amount = formatPaise(facts.money?.netPaise ?? deal.payout_paise);
    const isPaid = facts.timeline.at(-1)?.state === 'done';
    const text = paid && t(isPaid ? 'approved.paid' : 'approved.by', { day: paid });
    return (
      <Banner tone="success" title={t('approved.title', { amount })} text={text || undefined} />
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
  const t = useMessages('deal');
  const language = useLanguage();
  const since = t('disputed.since', { when: formatDate(askedAt, language, { withTime: true }) });
  const due = reviewDays && new Date(reviewDueMs(Date.parse(askedAt), reviewDays)).toISOString();
  const by = due && t('disputed.by', { when: formatDate(due, language) });
  return <Banner title={t('disputed.title')} text={[since, by].filter(Boolean).join(' ')} />;
}
