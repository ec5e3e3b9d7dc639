import type { Proposal } from '@chowk/domain/platform';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';

const TONES: Readonly<Record<Proposal['status'], Tone>> = {
  proposed: 'warning',
  confirmed: 'primary',
  applied: 'success',
  withdrawn: 'neutral',
  rejected: 'neutral',
  expired: 'neutral',
};

export function ProposalStatus({ status }: Pick<Proposal, 'status'>) {
  const t = useMessages('figures');
  return <Badge tone={TONES[status]}>{t(`changes.${status}`)}</Badge>;
}
