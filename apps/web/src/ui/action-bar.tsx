import type { ReactNode } from 'react';

/**
 * The step a screen is for, always within the thumb's reach on a phone. Toasts and cards that float
 * keep clear of it: the shell lifts them by its height.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      className="sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-20 -mx-4 -mb-4 flex flex-col gap-2 rounded-b-lg border-line border-t bg-surface px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5 md:static md:border-t-0 md:pt-0"
    >
      {children}
    </div>
  );
}
