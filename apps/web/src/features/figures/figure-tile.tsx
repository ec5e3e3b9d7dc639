import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { StatTile } from '@/ui/charts/stat-tile';
import { compare } from './compare';

export type RowsLink = ReactElement<{ className?: string; children?: ReactNode }>;

const STRETCHED =
  'rounded-[inherit] hover:underline after:absolute after:inset-0 after:content-[""]';

interface FigureTileProps {
  label: string;
  value: ReactNode;
  now: number;
  before: number;
  trend?: readonly number[];
  /** Leads to the rows it counts; the whole tile can be pressed. */
  rows?: RowsLink | undefined;
  /** More of it is worse. */
  isBadWhenUp?: boolean;
}

export function FigureTile(props: FigureTileProps) {
  const { label, value, now, before, trend, rows, isBadWhenUp } = props;
  const t = useMessages('analytics');
  const { direction, percent } = compare(now, before);
  const text = percent === undefined ? t(now > 0 ? 'newNow' : 'same') : t('change', { percent });
  const isUp = direction === 'up';
  return (
    <StatTile
      className="relative"
      label={rows ? cloneElement(rows, { className: STRETCHED, children: label }) : label}
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
