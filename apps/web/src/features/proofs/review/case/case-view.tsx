import { formatDate, formatDistance } from '@chowk/domain/kernel';
import type { ProofCase } from '@chowk/domain/proofs';
import { type ReactNode, useMemo, useState } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { DecisionBar } from '@/ui/desk/decision-bar';
import { KeyHelp } from '@/ui/desk/key-help';
import type { QueuePosition } from '@/ui/desk/queue-position';
import { useReviewKeys } from '@/ui/desk/use-review-keys';
import { Banner } from '@/ui/feedback/banner';
import { WallViewer } from '@/ui/photo/photo-wall';
import { isHighRisk } from '../risk-badge';
import { ApproveDialog } from './approve-dialog';
import { CaseEvidence } from './case-evidence';
import { CaseFacts } from './case-facts';
import { CaseHead } from './case-head';
import { casePhotos } from './case-photos';
import { CaseTwins } from './case-twins';
import { OverrideDialog } from './override-dialog';
import { RejectDialog } from './reject-dialog';
import { useReview } from './use-review';

interface CaseViewProps {
  proof: ProofCase;
  place: QueuePosition;
  total: number;
  dealLink: ReactNode;
  onPrevious: () => void;
  onNext: () => void;
  onDecided: (id: string) => void;
  onChanged: () => void;
  /** Whether a press that decides can have been meant for this case. */
  isMeant: () => boolean;
}

type Overlay = 'approve' | 'reject' | 'override' | 'keys';

/** Everything a decision needs on one screen, and the keys that make it. */
export function CaseView({ proof, place, total, dealLink, ...on }: CaseViewProps) {
  const t = useMessages('review');
  const review = useReview({ id: proof.id, onDecided: on.onDecided, onRefused: on.onChanged });
  const [overlay, setOverlay] = useState<Overlay>();
  const [zoomed, setZoomed] = useState<number>();
  const photos = useMemo(() => casePhotos(proof, t), [proof, t]);
  const isPending = proof.status === 'pending';
  const isMoved = proof.pin_move?.is_far === true;
  const closer = (isOpen: boolean) => !isOpen && setOverlay(undefined);

  const acts = {
    approve: () => {
      if (!isPending || !on.isMeant()) return;
      if (isHighRisk(proof.risk) || isMoved) setOverlay('approve');
      else void review.approve();
    },
    reject: () => isPending && on.isMeant() && !review.busy && setOverlay('reject'),
    zoom: () => setZoomed(0),
    help: () => setOverlay('keys'),
  };
  useReviewKeys(acts);

  return (
    <article className="grid min-w-0 gap-5">
      <CaseHead
        proof={proof}
        place={place}
        total={total}
        onPrevious={on.onPrevious}
        onNext={on.onNext}
        onHelp={acts.help}
      />
      <CaseNotes proof={proof} />
      <CaseEvidence proof={proof} photos={photos} onZoom={setZoomed} />
      <CaseTwins proof={proof} photos={photos} onZoom={setZoomed} />
      <CaseFacts proof={proof} dealLink={dealLink} />
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => setOverlay('override')}
      >
        {t('act.override')}
      </Button>
      {isPending && (
        <DecisionBar
          words={{ approve: t('act.approve'), reject: t('act.reject') }}
          busy={review.busy}
          onApprove={acts.approve}
          onReject={acts.reject}
        />
      )}
      {zoomed !== undefined && (
        <WallViewer
          label={t('case.photos')}
          photos={photos.all}
          index={zoomed}
          onIndexChange={setZoomed}
          onClose={() => setZoomed(undefined)}
        />
      )}
      <ApproveDialog
        proof={proof}
        open={overlay === 'approve'}
        onOpenChange={closer}
        onApprove={() => review.approve(isMoved)}
      />
      <RejectDialog open={overlay === 'reject'} onOpenChange={closer} onReject={review.reject} />
      <OverrideDialog
        proof={proof}
        open={overlay === 'override'}
        onOpenChange={closer}
        onOverridden={on.onChanged}
      />
      <KeyHelp
        open={overlay === 'keys'}
        onOpenChange={closer}
        title={t('keys.title')}
        words={(act) => t(`keys.${act}`)}
      />
    </article>
  );
}

function CaseNotes({ proof }: { proof: ProofCase }) {
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
