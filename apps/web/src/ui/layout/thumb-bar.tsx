import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The step a screen is for as a card of its own: over the end of the page on a phone, in its place
 * on a wide screen. Its parent must be no grid there, whose cells it would not leave.
 */
export function ThumbBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-action-bar
      className={clsx(
        'sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom)+0.5rem)] z-20 flex flex-col gap-2 rounded-lg border border-line bg-surface p-3 shadow-high lg:bottom-auto lg:p-4 lg:shadow-low',
        className,
      )}
    >
      {children}
    </div>
  );
}
