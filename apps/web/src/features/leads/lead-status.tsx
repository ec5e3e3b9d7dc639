import type { LeadState } from '@chowk/domain/leads';
import { CloudUpload } from 'lucide-react';
import { useMessages } from '@/i18n';
import type { DeviceLead } from '@/offline/commands/leads';
import { Badge, type Tone } from '@/ui/base/badge';
import { isRequestWaiting, isUnsent } from './is-unsent';

const TONES: Readonly<Record<LeadState, Tone>> = {
  pending: 'warning',
  phone_verified: 'primary',
  activation_requested: 'neutral',
  converted: 'success',
  rejected: 'danger',
};

type Shown = Pick<DeviceLead, 'status' | 'version' | 'isRequestWaiting' | 'refusal'>;

export function LeadStatus({ lead }: { lead: Shown }) {
  const t = useMessages('leads');
  if (lead.refusal) return <Badge tone="danger">{t('needsYou')}</Badge>;
  if (isUnsent(lead)) return <Badge icon={<CloudUpload aria-hidden />}>{t('waits')}</Badge>;
  if (isRequestWaiting(lead)) return <Badge tone="warning">{t('request.unsent')}</Badge>;
  return <Badge tone={TONES[lead.status]}>{t(`status.${lead.status}`)}</Badge>;
}
