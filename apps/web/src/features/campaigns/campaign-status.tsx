import type { CampaignState } from '@chowk/domain/campaigns';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';

const TONES: Record<CampaignState, Tone> = {
  draft: 'neutral',
  live: 'success',
  paused: 'warning',
  completed: 'primary',
  cancelled: 'danger',
};

export function CampaignStatus({ status }: { status: CampaignState }) {
  const t = useMessages('campaigns');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
