import type { Lead, LeadState } from '@chowk/domain/leads';
import { CloudUpload } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/badge';
import { isUnsent } from './is-unsent';

const TONES: Readonly<Record<LeadState, Tone>> = {
  pending: 'warning',
  phone_verified: 'primary',
  activation_requested: 'neutral',
  converted: 'success',
  rejected: 'danger',
};

export function LeadStatus({ lead }: { lead: Pick<Lead, 'status' | 'version'> }) {
  const t = useMessages('leads');
  if (isUnsent(lead)) return <Badge icon={<CloudUpload aria-hidden />}>{t('waits')}</Badge>;
  return <Badge tone={TONES[lead.status]}>{t(`status.${lead.status}`)}</Badge>;
}
