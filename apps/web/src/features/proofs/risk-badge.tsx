import { LOW_RISK } from '@chowk/domain/proofs';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/badge';

const HIGH_RISK = 40;

export function isLowRisk(risk: number): boolean {
  return risk < LOW_RISK;
}

export function RiskBadge({ risk }: { risk: number }) {
  const t = useMessages('review');
  if (isLowRisk(risk)) return <Badge tone="success">{t('risk.low')}</Badge>;
  const isHigh = risk >= HIGH_RISK;
  return (
    <Badge tone={isHigh ? 'danger' : 'warning'}>
      {t(isHigh ? 'risk.high' : 'risk.some', { risk })}
    </Badge>
  );
}
