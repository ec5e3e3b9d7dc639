import { createFileRoute } from '@tanstack/react-router';
import { findShopsTab, type ShopsTab } from '@/app/pages/shops/manage/sections';
import { ManageShopsPage } from '@/app/pages/shops/manage-shops-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

interface ManageShopsSearch {
  tab?: ShopsTab | undefined;
  shop?: string | undefined;
}

export const Route = createFileRoute('/manage-shops')({
  staticData: { access: ['bizman'], title: 'title.manageShops' },
  validateSearch: ({ tab, shop }: Record<string, unknown>): ManageShopsSearch => ({
    tab: findShopsTab(tab),
    shop: typeof shop === 'string' ? shop : undefined,
  }),
  loader: () => preloadMessages('myshops', 'errors'),
  component: Page,
});

function Page() {
  const { tab = 'shops', shop } = Route.useSearch();
  const { me } = useMe();
  return me ? <ManageShopsPage me={me} tab={tab} shop={shop} /> : null;
}
