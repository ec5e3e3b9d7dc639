import { targetShare } from '@chowk/domain/earnings';
import { formatNumber } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';

interface TargetRingProps {
  activations: number;
  nextFrom: number | undefined;
}

const SIZE = 80;
const STROKE = 8;
const RADIUS = (SIZE - STROKE) / 2;
const ROUND = 2 * Math.PI * RADIUS;
const MIDDLE = SIZE / 2;

/** The way to the next bonus; the words beside it say the same. */
export function TargetRing({ activations, nextFrom }: TargetRingProps) {
  const t = useMessages('target');
  const { from, share } = targetShare(activations, nextFrom);
  return (
    <span
      role="img"
      aria-label={t('ring', { count: activations, from })}
      className="relative grid size-20 shrink-0 place-items-center"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className="absolute inset-0 -rotate-90"
      >
        <Arc className="stroke-line" length={ROUND} />
        <Arc className="stroke-role" length={ROUND * share} />
      </svg>
      <span aria-hidden className="text-center leading-tight">
        <span className="block font-heading font-semibold text-2xl tabular-nums">
          {formatNumber(activations)}
        </span>
        {nextFrom !== undefined && (
          <span className="block text-muted text-xs">{t('of', { from })}</span>
        )}
      </span>
    </span>
  );
}

function Arc({ className, length }: { className: string; length: number }) {
  return (
    <circle
      cx={MIDDLE}
      cy={MIDDLE}
      r={RADIUS}
      fill="none"
      strokeWidth={STROKE}
      strokeLinecap={length > 0 ? 'round' : 'butt'}
      strokeDasharray={`${length} ${ROUND}`}
      className={className}
    />
  );
}
