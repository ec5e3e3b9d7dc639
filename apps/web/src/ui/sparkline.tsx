import clsx from 'clsx';
import { linePath, sparklinePoints } from './sparkline-path';

const WIDTH = 120;
const HEIGHT = 36;
const INSET = 4;

interface SparklineProps {
  values: readonly number[];
  /** Says in words what the line shows. Without it the line is decoration. */
  label?: string;
  className?: string;
}

export function Sparkline({ values, label, className }: SparklineProps) {
  const points = sparklinePoints(values, WIDTH, HEIGHT, INSET);
  const last = points.at(-1);
  const first = points.at(0);
  if (!first || !last) return null;
  const line = linePath(points);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={clsx('h-9 w-30 text-role-ink', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        d={`${line}L${last.x} ${HEIGHT}L${first.x} ${HEIGHT}Z`}
        className="fill-current opacity-10"
      />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle
        cx={last.x}
        cy={last.y}
        r="3.5"
        className="fill-accent stroke-surface"
        strokeWidth="1.5"
      />
    </svg>
  );
}
