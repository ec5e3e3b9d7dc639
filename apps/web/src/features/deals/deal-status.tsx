import { type Deal, type DealState, isUnderSecondCheck } from '@chowk/domain/deals';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { isAnswerWaiting, isProofWaiting, refusedAnswer } from './waiting-proof';

const TONES: Readonly<Record<DealState, Tone>> = {
  offered: 'role',
  accepted: 'primary',
  submitted: 'warning',
  approved: 'success',
  rejected_proof: 'danger',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'neutral',
};

export function DealStatus({ deal }: { deal: Deal }) {
  const t = useMessages('deals');
  const { status } = deal;
  if (refusedAnswer(deal)) return <Badge tone="danger">{t('answerRefused')}</Badge>;
  if (isProofWaiting(deal)) return <Badge tone="warning">{t('proofWaits')}</Badge>;
  if (isAnswerWaiting(deal)) {
    return <Badge tone="warning">{`${t(`status.${status}`)} · ${t('answerWaits')}`}</Badge>;
  }
  const isDisputed = isUnderSecondCheck(deal);
  const word = t(isDisputed ? 'status.disputed' : `status.${status}`);
  return <Badge tone={TONES[status]}>{word}</Badge>;
}
