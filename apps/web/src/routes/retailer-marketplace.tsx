import { createFileRoute } from '@tanstack/react-router';
import { MarketPage } from '@/app/pages/market/market-page';
import { findMarketTab, type MarketTab } from '@/app/pages/market/tabs';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

interface MarketSearch {
  tab?: MarketTab | undefined;
  product?: string | undefined;
}

export const Route = createFileRoute('/retailer-marketplace')({
  staticData: { access: ['retailer'], title: 'title.marketplace' },
  validateSearch: ({ tab, product }: Record<string, unknown>): MarketSearch => ({
    tab: findMarketTab(tab),
    product: typeof product === 'string' ? product : undefined,
  }),
  loader: () => preloadMessages('market', 'cart', 'orders', 'errors'),
  component: Page,
});

function Page() {
  const { tab = 'browse', product } = Route.useSearch();
  const { me } = useMe();
  return me ? <MarketPage me={me} tab={tab} product={product} /> : null;
}
