import type { ProofCase } from '@chowk/domain/proofs';
import { MapPin, MapPinOff, MapPinX } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';

const LOOKS = {
  pass: { tone: 'success', Icon: MapPin },
  unsure: { tone: 'warning', Icon: MapPinOff },
  fail: { tone: 'danger', Icon: MapPinX },
  none: { tone: 'warning', Icon: MapPinOff },
} as const;

export function VerdictBadge({ verdict }: { verdict: ProofCase['verdict'] }) {
  const t = useMessages('review');
  const name = verdict ?? 'none';
  const { tone, Icon } = LOOKS[name];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`verdict.${name}`)}
    </Badge>
  );
}
