import type { Role } from '@chowk/domain/kernel';
import clsx from 'clsx';
import { useMessages } from '@/i18n';
import { NavBadge } from './nav-badge';
import { NavIcon } from './nav-icon';
import { mainNav } from './nav-items';
import { NavLink } from './nav-link';

interface BottomNavProps {
  role: Role | undefined;
  unread: number;
}

/** With six items on a 360 px phone the text gets smaller, but not the touch targets. */
const CROWDED = 5;

export function BottomNav({ role, unread }: BottomNavProps) {
  const t = useMessages('shell');
  const items = mainNav(role);
  return (
    <nav
      aria-label={t('nav.main')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-surface pb-safe"
    >
      <ul className="flex h-16 items-stretch px-1">
        {items.map((item) => (
          <li key={item.label} className="flex min-w-0 flex-1">
            <NavLink
              item={item}
              className="group flex min-h-touch min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-md text-muted focus-visible:-outline-offset-3 aria-[current=page]:text-role-ink"
            >
              <span className="relative grid h-8 w-full max-w-12 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-role-soft">
                <NavIcon item={item} className="size-6" />
                {item.hasBadge && <NavBadge count={unread} className="absolute -end-1 -top-1" />}
              </span>
              <span
                className={clsx(
                  'max-w-full whitespace-nowrap font-medium',
                  // Bold is wider, so with six items colour and pill mark the current one.
                  items.length > CROWDED
                    ? 'text-tab-crowded leading-4'
                    : 'text-tab leading-4 group-aria-[current=page]:font-semibold',
                )}
              >
                {t(item.label)}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
