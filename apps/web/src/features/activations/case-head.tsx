import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/icon-button';
import type { QueuePlace } from '@/ui/queue-place';
import { RelativeTime } from '@/ui/relative-time';
import type { ActivationRequest } from './case-view';

interface CaseHeadProps {
  request: ActivationRequest;
  place: QueuePlace;
  total: number;
  onPrevious: () => void;
  onNext: () => void;
  onHelp: () => void;
}

const TONES = { requested: 'warning', approved: 'success', rejected: 'danger' } as const;

export function CaseHead({ request, place, total, ...on }: CaseHeadProps) {
  const t = useMessages('activation');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here went with the case before; a reader goes on from the name.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const { lead, status } = request;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {lead.shop_name}
        </h2>
        <p className="text-muted">
          {t('queue.from', { area: lead.area, name: request.requested_by_name })}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          <RelativeTime iso={request.created_at} />
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
          onClick={on.onPrevious}
        />
        <IconButton
          label={t('case.next')}
          tone="filled"
          icon={<ChevronRight aria-hidden />}
          disabled={!place.next}
          aria-keyshortcuts="J"
          onClick={on.onNext}
        />
        <IconButton
          label={t('keys.show')}
          icon={<Keyboard aria-hidden />}
          className="max-md:hidden"
          onClick={on.onHelp}
        />
      </div>
    </header>
  );
}
