import { createFileRoute } from '@tanstack/react-router';
import { MoneyPage } from '@/app/pages/money/money-page';
import { findMoneyTab, type MoneyTab } from '@/app/pages/money/sections';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

interface MoneySearch {
  tab?: MoneyTab | undefined;
  batch?: string | undefined;
}

export const Route = createFileRoute('/money')({
  staticData: { access: ['admin'], title: 'title.money', hasOwnHeading: true },
  validateSearch: ({ tab, batch }: Record<string, unknown>): MoneySearch => ({
    tab: findMoneyTab(tab),
    batch: typeof batch === 'string' ? batch : undefined,
  }),
  loader: () => preloadMessages('money', 'errors'),
  component: Page,
});

function Page() {
  const { tab = 'topups', batch } = Route.useSearch();
  const { me } = useMe();
  return me ? <MoneyPage me={me} tab={tab} batch={batch} /> : null;
}
