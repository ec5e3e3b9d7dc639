import clsx from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CARD_CLASS } from '@/ui/layout/card';
import { Sparkline } from './sparkline';

export interface Delta {
  text: string;
  direction: 'up' | 'down' | 'flat';
  /** Up is not always good: rejected photos going up is bad. */
  isGood?: boolean;
}

interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  delta?: Delta;
  trend?: readonly number[];
  isLoading?: boolean;
  className?: string;
}

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight } as const;

export function StatTile({ label, value, delta, trend, isLoading, className }: StatTileProps) {
  return (
    <div className={clsx(CARD_CLASS, 'flex flex-col gap-1 p-4', className)}>
      <p className="font-medium text-muted text-sm">{label}</p>
      <p className="font-heading font-semibold text-xl tabular-nums sm:text-2xl">
        {isLoading ? <Skeleton className="my-1 h-6 w-24" /> : value}
      </p>
      {delta && !isLoading && <DeltaText {...delta} />}
      {trend && !isLoading && <Sparkline values={trend} className="mt-auto pt-1" />}
    </div>
  );
}

function DeltaText({ text, direction, isGood = direction === 'up' }: Delta) {
  const Arrow = ARROWS[direction];
  const tone = isGood ? 'text-success-ink' : 'text-danger-ink';
  return (
    <p
      className={clsx(
        'flex items-center gap-1 font-medium text-sm tabular-nums',
        direction === 'flat' ? 'text-muted' : tone,
      )}
    >
      <Arrow aria-hidden className="size-4 shrink-0" />
      {text}
    </p>
  );
}
