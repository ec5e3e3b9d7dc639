import { formatNumber } from '@chowk/domain/kernel';
import type { ShopProfile } from '@chowk/domain/shops';
import { useMessages } from '@/i18n';
import { Card } from '@/ui/layout/card';

interface ProfileReliabilityProps {
  reliability: ShopProfile['reliability'];
}

/** Whether the shop keeps its word: counted, never judged. */
export function ProfileReliability({ reliability }: ProfileReliabilityProps) {
  const t = useMessages('storeprofile');
  const {
    proofs_approved: proofs,
    approved_percent: approved,
    on_time_percent: onTime,
  } = reliability;
  const percentOf = (share: number | null) =>
    share === null ? '–' : t('percent', { percent: share });
  const figures = [
    [t('proofs'), formatNumber(proofs)],
    [t('approved'), percentOf(approved)],
    [t('onTime'), percentOf(onTime)],
  ] as const;
  return (
    <Card title={t('reliability')}>
      {approved === null && onTime === null && proofs === 0 ? (
        <p className="text-muted">{t('noProofs')}</p>
      ) : (
        <dl className="grid grid-cols-3 gap-2">
          {figures.map(([label, figure]) => (
            <div key={label} className="min-w-0">
              <dd className="font-heading font-semibold text-xl tabular-nums">{figure}</dd>
              <dt className="text-muted text-sm">{label}</dt>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
