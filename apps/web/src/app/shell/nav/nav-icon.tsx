import { Suspense } from 'react';
import type { NavItem } from './nav-items';

interface NavIconProps {
  item: NavItem;
  className: string;
}

/** Some icons load later; their space is reserved. */
export function NavIcon({ item, className }: NavIconProps) {
  return (
    <Suspense fallback={<span className={className} />}>
      <item.icon aria-hidden className={className} strokeWidth={1.9} />
    </Suspense>
  );
}
