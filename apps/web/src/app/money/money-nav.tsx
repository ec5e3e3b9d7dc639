import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMessages } from '@/i18n';
import { MONEY_TABS, type MoneyTab, moneyTitle } from './sections';

const TAB =
  'inline-flex min-h-touch shrink-0 items-center whitespace-nowrap border-transparent border-b-3 px-4 font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-role aria-[current]:text-ink';

/** Links that look like tabs: each part has an address, so back and a shared link work. */
export function MoneyNav({ open }: { open: MoneyTab }) {
  const t = useMessages('money');
  const list = useRef<HTMLUListElement>(null);
  // On a phone the open one may lie beyond the edge.
  useEffect(() => {
    const link = list.current?.querySelector(`[data-tab="${open}"]`);
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <nav
      aria-label={t('tabs')}
      className="-mx-4 overflow-x-auto border-line border-b px-4 md:mx-0 md:px-0"
    >
      <ul ref={list} className="flex">
        {MONEY_TABS.map((tab) => (
          <li key={tab}>
            <Link
              to="/money"
              search={{ tab }}
              data-tab={tab}
              className={TAB}
              aria-current={tab === open ? 'page' : undefined}
            >
              {t(moneyTitle(tab))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
