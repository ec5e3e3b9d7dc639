import clsx from 'clsx';

export interface Bar {
  /** Short, under the bar. */
  label: string;
  /** A letter or two, for phones. */
  shortLabel: string;
  value: number;
  /** Short, over the bar. */
  valueText?: string;
  /** The whole fact in words, for hovering and for screen readers. */
  text: string;
}

interface BarChartProps {
  /** Names the chart for screen readers. */
  label: string;
  bars: readonly Bar[];
  className?: string;
}

/** So many have room for their names on a phone too. */
const FEW = 6;
const HEIGHT = 100;
/** A small sum must not look like none. */
const LEAST = 3;

/** A few bars, the last one in the accent colour; read aloud as a list. */
export function BarChart({ label, bars, className }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className={clsx('flex h-44 items-stretch gap-1 sm:gap-2', className)}>
      {bars.map((bar, place) => {
        const height = bar.value > 0 ? Math.max(LEAST, (bar.value / most) * HEIGHT) : 0;
        const isLast = place === bars.length - 1;
        return (
          <li key={bar.text} title={bar.text} className="flex min-w-0 flex-1 flex-col gap-1.5">
            <span className="sr-only">{bar.text}</span>
            {bar.valueText !== undefined && (
              <span aria-hidden className="truncate text-center text-xs tabular-nums">
                {bar.valueText}
              </span>
            )}
            <svg
              aria-hidden
              viewBox={`0 0 10 ${HEIGHT}`}
              preserveAspectRatio="none"
              className="min-h-0 w-full flex-1 rounded-sm bg-sunken"
            >
              <rect
                x="0"
                y={HEIGHT - height}
                width="10"
                height={height}
                className={isLast ? 'fill-accent' : 'fill-role'}
              />
            </svg>
            <span aria-hidden className="truncate text-center text-muted text-xs">
              <span className="sm:hidden">{bars.length > FEW ? bar.shortLabel : bar.label}</span>
              <span className="max-sm:hidden">{bar.label}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
