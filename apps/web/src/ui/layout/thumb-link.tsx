import type { ComponentProps } from 'react';
import { ButtonLink } from '@/ui/base/button';

/**
 * Where a screen's main step leads, at the lower edge of a phone however far the list is scrolled.
 * The last child of its screen; toasts keep clear of it.
 */
export function ThumbLink(props: ComponentProps<typeof ButtonLink>) {
  return (
    <div
      data-action-bar
      className="gutter sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-20 -mx-4 bg-ground/95 py-2 md:static md:mx-0 md:px-0"
    >
      <ButtonLink {...props} className="w-full md:w-auto" />
    </div>
  );
}
