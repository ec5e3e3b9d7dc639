import type { ProofCase } from '@chowk/domain/proofs';
import { ReviewClock } from '@/features/proofs/review/review-clock';
import { RiskBadge } from '@/features/proofs/review/risk-badge';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { CaseHeader } from '@/ui/desk/case-header';
import type { QueuePosition } from '@/ui/desk/queue-position';

interface CaseHeadProps {
  proof: ProofCase;
  place: QueuePosition;
  total: number;
  onPrevious: () => void;
  onNext: () => void;
  onHelp: () => void;
}

const TONES = { pending: 'neutral', approved: 'success', rejected: 'danger' } as const;

export function CaseHead({ proof, place, total, ...on }: CaseHeadProps) {
  const t = useMessages('review');
  return (
    <CaseHeader
      title={proof.shop_name}
      subtitle={t('queue.atCampaign', { brand: proof.brand_name, campaign: proof.campaign_title })}
      place={place}
      words={{
        of: (at) => t('case.of', { place: at, total }),
        previous: t('case.previous'),
        next: t('case.next'),
        keys: t('keys.show'),
      }}
      {...on}
    >
      {proof.status === 'pending' ? (
        <RiskBadge risk={proof.risk} />
      ) : (
        <Badge tone={TONES[proof.status]}>{t(`status.${proof.status}`)}</Badge>
      )}
      <Badge>{t('case.attempt', { attempt: proof.attempt })}</Badge>
      {proof.status === 'pending' && <ReviewClock dueAt={proof.review_due_at} />}
    </CaseHeader>
  );
}
