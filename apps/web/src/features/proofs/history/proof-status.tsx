import type { ProofState } from '@chowk/domain/proofs';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';

const TONES: Readonly<Record<ProofState, Tone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};

export function ProofStatus({ status }: { status: ProofState }) {
  const t = useMessages('proofs');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
