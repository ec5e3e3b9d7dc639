import type { Me } from '@chowk/domain/accounts';
import { primaryRole, type Role } from '@chowk/domain/kernel';
import { CalendarClock } from 'lucide-react';
import { Greeting } from '@/features/accounts/greeting';
import { type MessageKey, useMessages } from '@/i18n';
import { CARD_CLASS } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import type { AdminTab } from '../admin-tabs';

interface DashboardPageProps {
  me: Me;
  tab: AdminTab | undefined;
}

const HOME: Record<Role, MessageKey<'coming'>> = {
  brand: 'dashboardBrand',
  retailer: 'dashboardRetailer',
  bizman: 'dashboardBizman',
  admin: 'dashboardAdmin',
  super_admin: 'dashboardAdmin',
};

const TABS: Record<AdminTab, MessageKey<'coming'>> = {
  analytics: 'tabAnalytics',
  brands: 'tabBrands',
  retailers: 'tabRetailers',
  bizmen: 'tabBizmen',
  platform: 'tabPlatform',
};

function isAdmin(role: Role | undefined): boolean {
  return role === 'admin' || role === 'super_admin';
}

export function DashboardPage({ me, tab }: DashboardPageProps) {
  const t = useMessages('coming');
  const role = primaryRole(me.roles);
  const screen = role ? HOME[role] : 'dashboardOther';
  return (
    <div className="flex flex-col gap-6">
      <Greeting me={me} />
      <div className={CARD_CLASS}>
        <EmptyState
          icon={<CalendarClock />}
          title={t('title')}
          text={t(tab && isAdmin(role) ? TABS[tab] : screen)}
        />
      </div>
    </div>
  );
}
