import { formatDistance } from '@chowk/domain/kernel';
import { useLanguage } from '@/i18n';
import type { LocationPlan } from './location-plan';

/** Marks stay this share of the drawing, however far apart things are. */
const MARK = 0.018;
const BAR_INSET = 0.05;

export function useDistanceWords() {
  const language = useLanguage();
  return (metres: number | null | undefined): string =>
    metres === null || metres === undefined ? '–' : formatDistance(metres, language);
}

export function LocationDrawing({ plan, label }: { plan: LocationPlan; label: string }) {
  const told = useDistanceWords();
  const { view, fence, phone, former, witnesses, barM } = plan;
  const mark = view.side * MARK;
  const bar = {
    x: view.x + view.side * BAR_INSET,
    y: view.y + view.side * (1 - BAR_INSET),
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${view.x} ${view.y} ${view.side} ${view.side}`}
      className="aspect-square w-full max-w-72 rounded-lg border border-line bg-sunken [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <circle
        cx={fence.x}
        cy={fence.y}
        r={fence.radius}
        strokeWidth={2}
        className="fill-success/15 stroke-success"
      />
      <circle cx={fence.x} cy={fence.y} r={mark} className="fill-success" />
      {phone && (
        <>
          <line
            x1={fence.x}
            y1={fence.y}
            x2={phone.x}
            y2={phone.y}
            strokeWidth={1.5}
            strokeDasharray="4 4"
            className="stroke-muted"
          />
          <circle
            cx={phone.x}
            cy={phone.y}
            r={phone.radius}
            strokeWidth={2}
            className="fill-primary-ink/12 stroke-primary-ink"
          />
          <circle cx={phone.x} cy={phone.y} r={mark} className="fill-primary-ink" />
        </>
      )}
      {former && (
        <>
          <circle
            cx={former.x}
            cy={former.y}
            r={former.radius}
            strokeWidth={2}
            strokeDasharray="4 4"
            className="fill-warning-ink/10 stroke-warning-ink"
          />
          <circle cx={former.x} cy={former.y} r={mark} className="fill-warning-ink" />
        </>
      )}
      {witnesses.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={mark} className="fill-accent" />
      ))}
      <line
        x1={bar.x}
        y1={bar.y}
        x2={bar.x + barM}
        y2={bar.y}
        strokeWidth={2}
        className="stroke-ink"
      />
      <text
        x={bar.x}
        y={bar.y - view.side * 0.02}
        fontSize={view.side * 0.05}
        className="fill-ink font-semibold"
      >
        {told(barM)}
      </text>
    </svg>
  );
}
