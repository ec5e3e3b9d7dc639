import type { ProofCase } from '@chowk/domain/proofs';
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/icon-button';
import type { QueuePlace } from '@/ui/queue-place';
import { ReviewClock } from './review-clock';
import { RiskBadge } from './risk-badge';

interface CaseHeadProps {
  proof: ProofCase;
  place: QueuePlace;
  total: number;
  onPrevious: () => void;
  onNext: () => void;
  onHelp: () => void;
}

const TONES = { pending: 'neutral', approved: 'success', rejected: 'danger' } as const;

export function CaseHead({ proof, place, total, onPrevious, onNext, onHelp }: CaseHeadProps) {
  const t = useMessages('review');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here went with the case before; a reader goes on from the name.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {proof.shop_name}
        </h2>
        <p className="text-muted">
          {t('queue.atCampaign', { brand: proof.brand_name, campaign: proof.campaign_title })}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          {proof.status === 'pending' ? (
            <RiskBadge risk={proof.risk} />
          ) : (
            <Badge tone={TONES[proof.status]}>{t(`status.${proof.status}`)}</Badge>
          )}
          <Badge>{t('case.attempt', { attempt: proof.attempt })}</Badge>
          {proof.status === 'pending' && <ReviewClock dueAt={proof.review_due_at} />}
        </p>
      </div>
      <div className="flex items-center gap-1">
        {place.place !== undefined && (
          <span className="px-2 text-muted text-sm tabular-nums">
            {t('case.of', { place: place.place, total })}
          </span>
        )}
        <IconButton
          label={t('case.previous')}
          tone="filled"
          icon={<ChevronLeft aria-hidden />}
          disabled={!place.previous}
          aria-keyshortcuts="K"
          onClick={onPrevious}
        />
        <IconButton
          label={t('case.next')}
          tone="filled"
          icon={<ChevronRight aria-hidden />}
          disabled={!place.next}
          aria-keyshortcuts="J"
          onClick={onNext}
        />
        <IconButton
          label={t('keys.show')}
          icon={<Keyboard aria-hidden />}
          className="max-md:hidden"
          onClick={onHelp}
        />
      </div>
    </header>
  );
}
