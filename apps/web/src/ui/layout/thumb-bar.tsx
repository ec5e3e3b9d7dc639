import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The main action as a card: over the end of the page on a phone, in place on a wide screen. Its
 * parent must not be a grid there, because it would stay in its cell.
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
