import { createFileRoute } from '@tanstack/react-router';
import {
  type AdminTab,
  findAdminTab,
  type PlatformSearch,
} from '@/app/pages/dashboard/admin/admin-tabs';
import { DashboardPage } from '@/app/pages/dashboard/dashboard-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

interface DashboardSearch extends PlatformSearch {
  tab?: AdminTab | undefined;
}

export const Route = createFileRoute('/dashboard')({
  staticData: { access: 'signed-in', title: 'title.dashboard', hasOwnHeading: true },
  // Always set, because the router keeps unknown params as they were typed.
  validateSearch: (search: Record<string, unknown>): DashboardSearch => ({
    tab: findAdminTab(search.tab),
  }),
  loader: () => preloadMessages('dashboard'),
  component: Page,
});

function Page() {
  const { tab } = Route.useSearch();
  const { me } = useMe();
  return me ? <DashboardPage me={me} tab={tab} /> : null;
}
