import { createFileRoute } from '@tanstack/react-router';
import { MySpacesPage, type MySpacesTab } from '@/app/pages/ad-spaces/my-spaces-page';
import { preloadMessages } from '@/i18n';

interface MySpacesSearch {
  tab?: Exclude<MySpacesTab, 'spaces'> | undefined;
}

export const Route = createFileRoute('/ad-spaces')({
  staticData: { access: ['retailer'], title: 'title.myAdSpaces' },
  validateSearch: ({ tab }: Record<string, unknown>): MySpacesSearch => ({
    tab: tab === 'bookings' ? tab : undefined,
  }),
  loader: () => preloadMessages('adspaces', 'myspaces', 'errors'),
  component: Page,
});

function Page() {
  const { tab = 'spaces' } = Route.useSearch();
  return <MySpacesPage tab={tab} />;
}
