import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NavItem } from './nav-items';

interface NavLinkProps {
  item: NavItem;
  className: string;
  children: ReactNode;
}

/** Exact on path and query: an admin's tabs share one path and only one is current. */
const ONLY_THIS = { exact: true, includeSearch: true } as const;
/** Any section of the settings or the money pages keeps its item current. */
const WITH_PARTS = { exact: false, includeSearch: false } as const;

export function NavLink({ item, className, children }: NavLinkProps) {
  const { parts } = item;
  const isPart = useLocation({
    select: ({ pathname }) => parts !== undefined && pathname.startsWith(parts),
  });
  return (
    <Link
      to={item.to}
      {...(isPart ? { 'aria-current': 'page' } : {})}
      search={item.tab ? { tab: item.tab } : {}}
      activeOptions={item.to === '/dashboard' ? ONLY_THIS : WITH_PARTS}
      className={className}
    >
      {children}
    </Link>
  );
}
