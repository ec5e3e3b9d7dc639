import clsx from 'clsx';
import { linePath, sparklinePoints } from './sparkline-path';

const WIDTH = 120;
const HEIGHT = 36;
const INSET = 5;

interface SparklineProps {
  values: readonly number[];
  /** Describes the line in words. Without it the line is decorative. */
  label?: string;
  className?: string;
}

/** Stretches to its box; strokes keep their weight, and the last point, a stroke of no length, stays round. */
export function Sparkline({ values, label, className }: SparklineProps) {
  const points = sparklinePoints(values, WIDTH, HEIGHT, INSET);
  const last = points.at(-1);
  const first = points.at(0);
  if (!first || !last) return null;
  const line = linePath(points);
  const end = `M${last.x} ${last.y}h0`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={clsx('h-10 w-full text-role-ink', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        d={`${line}L${last.x} ${HEIGHT}L${first.x} ${HEIGHT}Z`}
        className="fill-current opacity-10"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={line} stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path
          d={end}
          className="stroke-surface"
          strokeWidth="11"
          vectorEffect="non-scaling-stroke"
        />
        <path d={end} className="stroke-accent" strokeWidth="7" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}
