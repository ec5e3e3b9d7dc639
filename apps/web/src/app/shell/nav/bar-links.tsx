import type { Me } from '@chowk/domain/accounts';
import { useMessages } from '@/i18n';
import { NavBadge } from './nav-badge';
import { NavIcon } from './nav-icon';
import { NOTIFICATIONS, PROFILE } from './nav-items';
import { NavLink } from './nav-link';

/**
 * An admin's bottom bar is full of tabs, so on a phone their bell and profile are in the top bar.
 */
export function BarLinks({ me }: { me: Me }) {
  const t = useMessages('shell');
  return (
    <span className="flex">
      {[NOTIFICATIONS, PROFILE].map((item) => (
        <NavLink
          key={item.label}
          item={item}
          className="relative grid size-touch place-items-center rounded-lg text-ink transition-colors hover:bg-ink/8 aria-[current=page]:bg-role-soft"
        >
          <NavIcon item={item} className="size-5" />
          <span className="sr-only">{t(item.label)}</span>
          {item.hasBadge && (
            <NavBadge count={me.unread_notifications} className="absolute end-0.5 top-0.5" />
          )}
        </NavLink>
      ))}
    </span>
  );
}
