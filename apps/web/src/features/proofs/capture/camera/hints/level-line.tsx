import clsx from 'clsx';
import { isLevel } from './level';

/** A line that lies as the world does: bright when the phone is straight. The words say it too. */
export function LevelLine({ lean }: { lean: number | undefined }) {
  if (lean === undefined) return null;
  return (
    <span
      aria-hidden
      className={clsx(
        'pointer-events-none absolute top-1/2 left-1/2 h-0.5 w-24 -translate-x-1/2',
        isLevel(lean) ? 'bg-on-photo' : 'bg-warning',
      )}
      style={{ rotate: `${-lean}deg` }}
    />
  );
}
