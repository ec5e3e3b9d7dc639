import type { Me } from '@chowk/domain/accounts';
import { primaryRole, type Role } from '@chowk/domain/kernel';
import { CalendarClock } from 'lucide-react';
import { Greeting } from '@/features/accounts/greeting';
import { type MessageKey, useMessages } from '@/i18n';
import { CARD_CLASS } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import type { AdminTab } from '../admin-tabs';

interface DashboardPageProps {
  me: Me;
  tab: AdminTab | undefined;
}

function isAdmin(role: Role | undefined): boolean {
  return role === 'admin' || role === 'super_admin';
}

function laterKey(role: Role | undefined): MessageKey<'dashboard'> {
  if (!role) return 'later.none';
  return `later.${role === 'super_admin' ? 'admin' : role}`;
}

export function DashboardPage({ me, tab }: DashboardPageProps) {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const role = primaryRole(me.roles);
  const tabShown = isAdmin(role) ? tab : undefined;
  return (
    <div className="flex flex-col gap-6">
      {tabShown ? <PageHeader title={shell(`nav.${tabShown}`)} /> : <Greeting me={me} />}
      <div className={CARD_CLASS}>
        <EmptyState
          icon={<CalendarClock />}
          title={t('later.title')}
          text={t(tabShown ? `later.tab.${tabShown}` : laterKey(role))}
        />
      </div>
    </div>
  );
}
