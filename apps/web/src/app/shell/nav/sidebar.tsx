import type { Me } from '@chowk/domain/accounts';
import { primaryRole, type Role } from '@chowk/domain/kernel';
import { Link } from '@tanstack/react-router';
import { Brand } from '@/app/shell/brand';
import { useMessages } from '@/i18n';
import { Avatar } from '@/ui/base/avatar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { moreNav } from './more-nav-items';
import { NavBadge } from './nav-badge';
import { NavIcon } from './nav-icon';
import { mainNav, type NavItem } from './nav-items';
import { NavLink } from './nav-link';

interface SidebarProps {
  role: Role | undefined;
  me: Me | undefined;
}

export function Sidebar({ role, me }: SidebarProps) {
  const t = useMessages('shell');
  const unread = me?.unread_notifications ?? 0;
  const more = moreNav(role);
  return (
    <aside className="flex h-full flex-col">
      <div className="flex h-16 items-center px-5">
        <Brand />
      </div>
      <nav aria-label={t('nav.main')} className="flex-1 overflow-y-auto px-3 py-2">
        <NavList items={me ? mainNav(role) : []} unread={unread} />
        {me && more.length > 0 && (
          <>
            <hr className="mx-3 my-3 border-line" />
            <NavList items={more} unread={unread} />
          </>
        )}
      </nav>
      <WhoAmI me={me} />
    </aside>
  );
}

function NavList({ items, unread }: { items: readonly NavItem[]; unread: number }) {
  const t = useMessages('shell');
  return (
    <ul className="flex flex-col gap-1">
      {items.map((item) => (
        <li key={item.label}>
          <NavLink
            item={item}
            className="flex min-h-touch items-center gap-3 rounded-lg px-3 font-medium text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-role-soft aria-[current=page]:font-semibold aria-[current=page]:text-role-ink"
          >
            <NavIcon item={item} className="size-5 shrink-0" />
            <span className="min-w-0 flex-1 truncate">{t(item.label)}</span>
            {item.hasBadge && <NavBadge count={unread} />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function WhoAmI({ me }: { me: Me | undefined }) {
  const t = useMessages('shell');
  if (!me) {
    return (
      <div className="flex items-center gap-3 border-line border-t p-4">
        <Skeleton className="size-11 rounded-lg" />
        <Skeleton className="h-4 w-28" />
      </div>
    );
  }
  return (
    <Link
      to="/settings"
      className="flex items-center gap-3 border-line border-t p-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
    >
      <Avatar name={me.full_name} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{me.full_name}</span>
        <span className="block truncate text-muted text-sm">
          {t(`role.${primaryRole(me.roles) ?? 'none'}`)}
        </span>
      </span>
    </Link>
  );
}
