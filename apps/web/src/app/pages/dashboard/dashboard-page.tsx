import type { Me } from '@chowk/domain/accounts';
import { primaryRole, type Role } from '@chowk/domain/kernel';
import { Suspense } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { Greeting } from '@/features/accounts/greeting';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/layout/page-header';
import type { AdminTab } from './admin/admin-tabs';
import { dashboardSection } from './sections';

interface DashboardPageProps {
  me: Me;
  tab: AdminTab | undefined;
}

function isAdmin(role: Role | undefined): boolean {
  return role === 'admin' || role === 'super_admin';
}

export function DashboardPage({ me, tab }: DashboardPageProps) {
  const shell = useMessages('shell');
  const tabShown = isAdmin(primaryRole(me.roles)) ? tab : undefined;
  const Section = dashboardSection(me);
  return (
    <div className="flex flex-col gap-6">
      {tabShown ? <PageHeader title={shell(`nav.${tabShown}`)} /> : <Greeting me={me} />}
      <Suspense fallback={<PageSkeleton />}>
        <Section me={me} tab={tabShown} />
      </Suspense>
    </div>
  );
}
