import type { Me } from '@chowk/domain/accounts';
import { primaryRole, type Role } from '@chowk/domain/kernel';
import { type ReactNode, Suspense } from 'react';
import { actingFor } from '@/api/session/acting';
import { Deferred } from '@/app/behaviours/deferred';
import { BarLinks, Sidebar } from '@/app/router/lazy-components';
import type { PageMeta } from '@/app/router/page-meta';
import type { Accent } from '@/app/router/route-access';
import { useMessages } from '@/i18n';
import { FROM_TABLET, useMediaQuery } from '@/ui/layout/use-media-query';
import { Brand } from './brand';
import { LanguageSwitch } from './language-switch';
import { BottomNav } from './nav/bottom-nav';
import { CONTENT_ID, SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';

interface AppShellProps {
  meta: PageMeta;
  me: Me | undefined;
  children: ReactNode;
}

const loadActingBar = async () => (await import('@/features/shops/acting/acting-bar')).ActingBar;
const loadSyncPart = async () => (await import('./sync-status')).SyncStatus;

function accentOf(role: Role | undefined): Accent {
  if (role === undefined) return 'brand';
  return role === 'super_admin' ? 'admin' : role;
}

/** The shell of signed-in pages: a sidebar on wide screens, a bottom bar on phones. */
export function AppShell({ meta, me, children }: AppShellProps) {
  const isWide = useMediaQuery(FROM_TABLET);
  const role = me ? primaryRole(me.roles) : undefined;
  const accent = accentOf(role);
  return (
    <div data-role={accent} className="flex min-h-dvh">
      <SkipLink />
      {isWide && (
        <div className="sticky top-[var(--top-bar,0px)] h-[calc(100dvh-var(--top-bar,0px))] w-64 shrink-0 border-line border-e bg-surface">
          <Suspense fallback={null}>
            <Sidebar role={role} me={me} />
          </Suspense>
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="[--spacing:min(0.25rem,4px)] sticky top-[var(--top-bar,0px)] z-30 border-line border-b bg-ground/95 pt-safe backdrop-blur-sm">
          <div className="gutter mx-auto flex min-h-14 w-full max-w-6xl flex-wrap items-center justify-end gap-1 md:min-h-16">
            <BarTitle meta={meta} />
            {me && <Deferred load={loadSyncPart} />}
            <LanguageSwitch />
            {/* A phone's bar has no room for it beside an admin's links; the settings have it too. */}
            {(isWide || accent !== 'admin') && <ThemeToggle />}
            {me && !isWide && accent === 'admin' && (
              <Suspense fallback={null}>
                <BarLinks me={me} />
              </Suspense>
            )}
          </div>
          {me && actingFor() && <Deferred load={loadActingBar} />}
        </header>
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="gutter mx-auto flex w-full max-w-6xl flex-1 flex-col py-5 pb-28 outline-none md:py-8"
        >
          {children}
        </main>
      </div>
      {me && !isWide && <BottomNav role={role} unread={me.unread_notifications} />}
    </div>
  );
}

/** The title in the bar. If the page has its own heading, this is not one. */
function BarTitle({ meta }: { meta: PageMeta }) {
  const t = useMessages('shell');
  const look = 'min-w-min flex-1 font-heading font-semibold text-bar-title md:text-xl';
  if (meta.hasOwnHeading) {
    return (
      <div className="flex-1">
        <span className="md:hidden">
          <Brand />
        </span>
      </div>
    );
  }
  return <h1 className={look}>{t(meta.title)}</h1>;
}
