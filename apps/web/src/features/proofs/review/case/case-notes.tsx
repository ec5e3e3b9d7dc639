import { formatDate, formatDistance } from '@chowk/domain/kernel';
import type { ProofCase } from '@chowk/domain/proofs';
import { useLanguage, useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';

export function CaseNotes({ proof }: { proof: ProofCase }) {
  const t = useMessages('review');
  const reasons = useMessages('reasons');
  return (
    <>
      {proof.status !== 'pending' && (
        <Banner
          title={t('case.decided')}
          text={[proof.reject_reason && reasons(`reason.${proof.reject_reason}`), proof.review_note]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
      {proof.dispute_note && (
        <Banner tone="warning" title={t('case.dispute')} text={proof.dispute_note} />
      )}
      <MoveNote proof={proof} />
      {proof.notes && <Banner title={t('case.notes')} text={proof.notes} />}
    </>
  );
}

function MoveNote({ proof: { pin_move: move } }: { proof: ProofCase }) {
  const t = useMessages('review');
  const language = useLanguage();
  if (!move) return null;
  const words = {
    day: formatDate(move.moved_at, language),
    distance: formatDistance(move.distance_m, language),
  };
  return <Banner tone={move.is_far ? 'warning' : 'info'} title={t('place.formerNote', words)} />;
}
