import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { CaseHeader } from '@/ui/desk/case-header';
import type { QueuePosition } from '@/ui/desk/queue-position';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { ActivationRequest } from './activation-request';

interface CaseHeadProps {
  request: ActivationRequest;
  place: QueuePosition;
  total: number;
  onPrevious: () => void;
  onNext: () => void;
  onHelp: () => void;
}

const TONES = { requested: 'warning', approved: 'success', rejected: 'danger' } as const;

export function CaseHead({ request, place, total, ...on }: CaseHeadProps) {
  const t = useMessages('activation');
  const { lead, status } = request;
  return (
    <CaseHeader
      title={lead.shop_name}
      subtitle={t('queue.from', { area: lead.area, name: request.requested_by_name })}
      place={place}
      words={{
        of: (at) => t('case.of', { place: at, total }),
        previous: t('case.previous'),
        next: t('case.next'),
        keys: t('keys.show'),
      }}
      {...on}
    >
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      <span className="text-muted text-sm">
        <RelativeTime iso={request.created_at} />
      </span>
    </CaseHeader>
  );
}
