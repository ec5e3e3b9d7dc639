import clsx from 'clsx';
import { circleShare, exactnessOf } from './location-words';
import type { PhoneLocation } from './watch-location';

const LOOKS = {
  exact: 'border-success-ink bg-success-ink/20',
  good: 'border-success-ink bg-success-ink/20',
  rough: 'border-warning-ink bg-warning-ink/15',
  poor: 'border-danger-ink bg-danger-ink/15',
} as const;

/** The circle the phone says it is in: it shrinks as the phone gets surer. The words stand beside it. */
export function LocationCircle({ place, className }: { place: PhoneLocation; className?: string }) {
  const accuracyM = place.fix?.accuracy_m;
  const share = accuracyM === undefined ? 1 : circleShare(accuracyM);
  return (
    <span
      aria-hidden
      className={clsx('relative grid size-12 shrink-0 place-items-center', className)}
    >
      <span
        className={clsx(
          'absolute inset-0 rounded-full border-2 transition-transform',
          accuracyM === undefined ? 'border-current border-dashed' : LOOKS[exactnessOf(accuracyM)],
          place.state === 'looking' && 'animate-pulse-soft',
        )}
        style={{ scale: share }}
      />
      <span className="size-2 rounded-full bg-current" />
    </span>
  );
}
