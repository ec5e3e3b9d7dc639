import type { BookingState } from '@chowk/domain/ad-spaces';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';

const TONES: Readonly<Record<BookingState, Tone>> = {
  requested: 'warning',
  accepted: 'primary',
  active: 'success',
  completed: 'role',
  declined: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
};

export function BookingStatus({ status }: { status: BookingState }) {
  const t = useMessages('adspaces');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
