import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { StatTile } from '@/ui/stat-tile';
import { compare } from './compare';

interface FigureTileProps {
  label: string;
  value: ReactNode;
  now: number;
  before: number;
  trend?: readonly number[];
  /** More of it is worse. */
  isBadWhenUp?: boolean;
}

export function FigureTile({ label, value, now, before, trend, isBadWhenUp }: FigureTileProps) {
  const t = useMessages('analytics');
  const { direction, percent } = compare(now, before);
  const text = percent === undefined ? t(now > 0 ? 'newNow' : 'same') : t('change', { percent });
  const isUp = direction === 'up';
  return (
    <StatTile
      label={label}
      value={value}
      delta={{
        direction,
        text: direction === 'flat' ? t('same') : text,
        isGood: isBadWhenUp ? !isUp : isUp,
      }}
      {...(trend && trend.length > 1 ? { trend } : {})}
    />
  );
}
