import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The step of a whole page, at its foot on a phone and in its place on wide screens. */
export function PageActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar=""
      className="gutter sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-col gap-2 border-line border-t bg-surface py-3 max-lg:order-last md:-mx-8 lg:static lg:mx-0 lg:border-t-0 lg:bg-transparent lg:p-0!"
    >
      {children}
    </div>
  );
}

interface ActionBarProps {
  /** The step cannot be taken yet: it stays below the one before it instead of covering that. */
  isResting?: boolean;
  children: ReactNode;
}

/**
 * The step a screen is for, always within the thumb's reach on a phone. Toasts and cards that float
 * keep clear of it: the shell lifts them by its height.
 */
export function ActionBar({ isResting = false, children }: ActionBarProps) {
  return (
    <div
      data-action-bar={isResting ? 'resting' : ''}
      className={clsx(
        '-mx-4 -mb-4 flex flex-col gap-2 rounded-b-lg border-line border-t bg-surface px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5 md:border-t-0 md:pt-0',
        !isResting &&
          'sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-20 md:static',
      )}
    >
      {children}
    </div>
  );
}
