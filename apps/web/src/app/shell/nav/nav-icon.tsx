import { Suspense } from 'react';
import type { NavItem } from './nav-items';

interface NavIconProps {
  item: NavItem;
  className: string;
}

/** Some come a moment later; the place they will take is there from the start. */
export function NavIcon({ item, className }: NavIconProps) {
  return (
    <Suspense fallback={<span className={className} />}>
      <item.icon aria-hidden className={className} strokeWidth={1.9} />
    </Suspense>
  );
}
