import { LOW_RISK } from '@chowk/domain/proofs';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';

const HIGH_RISK = 40;

export function isLowRisk(risk: number): boolean {
  return risk < LOW_RISK;
}

/** From here on an approval is asked for twice. */
export function isHighRisk(risk: number): boolean {
  return risk >= HIGH_RISK;
}

export function RiskBadge({ risk }: { risk: number }) {
  const t = useMessages('review');
  if (isLowRisk(risk)) return <Badge tone="success">{t('risk.low')}</Badge>;
  const isHigh = isHighRisk(risk);
  return (
    <Badge tone={isHigh ? 'danger' : 'warning'}>
      {t(isHigh ? 'risk.high' : 'risk.some', { risk })}
    </Badge>
  );
}
