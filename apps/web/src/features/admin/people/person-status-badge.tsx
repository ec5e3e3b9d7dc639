import type { ProfileState } from '@chowk/domain/accounts';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';

const TONES: Readonly<Record<ProfileState, Tone>> = {
  active: 'success',
  suspended: 'danger',
  deleted: 'neutral',
};

export function PersonStatusBadge({ status }: { status: ProfileState }) {
  const t = useMessages('office');
  return <Badge tone={TONES[status]}>{t(`standing.${status}`)}</Badge>;
}
