import type { Me } from '@chowk/domain/accounts';
import { primaryRole, type Role } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import type { PageMeta } from '../page-meta';
import type { Accent } from '../route-access';
import { BottomNav } from './bottom-nav';
import { LanguageSwitch } from './language-switch';
import { BarTitle } from './page-title';
import { Sidebar } from './sidebar';
import { CONTENT_ID, SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';

interface AppShellProps {
  meta: PageMeta;
  me: Me | undefined;
  children: ReactNode;
}

function accentOf(role: Role | undefined): Accent {
  if (role === undefined) return 'brand';
  return role === 'super_admin' ? 'admin' : role;
}

/** Around every page of a signed-in person: a sidebar on wide screens, a bottom bar on phones. */
export function AppShell({ meta, me, children }: AppShellProps) {
  const role = me ? primaryRole(me.roles) : undefined;
  return (
    <div data-role={accentOf(role)} className="flex min-h-dvh">
      <SkipLink />
      <Sidebar role={role} me={me} />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-30 border-line border-b bg-ground/95 pt-safe backdrop-blur-sm">
          <div className="gutter flex h-14 items-center gap-1 md:h-16">
            <BarTitle meta={meta} />
            <LanguageSwitch />
            <ThemeToggle />
          </div>
        </header>
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="gutter mx-auto w-full max-w-6xl flex-1 py-5 pb-28 outline-none md:py-8"
        >
          {children}
        </main>
      </div>
      {me && <BottomNav role={role} unread={me.unread_notifications} />}
    </div>
  );
}
