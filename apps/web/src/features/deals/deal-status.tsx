import type { DealState } from '@chowk/domain/deals';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/badge';

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

export function DealStatus({ status }: { status: DealState }) {
  const t = useMessages('deals');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
