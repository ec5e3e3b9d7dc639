import { createFileRoute } from '@tanstack/react-router';
import { SpaceMarketPage } from '@/app/pages/ad-spaces/space-market-page';
import type { MarketSearch } from '@/features/ad-spaces/market/market-search';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/brand-ad-spaces-marketplace')({
  staticData: { access: ['brand'], title: 'title.adSpaces' },
  // Parsed by the page, to keep it out of the first load.
  validateSearch: (search: Record<string, unknown>): MarketSearch => search,
  loader: () => preloadMessages('adspaces', 'spacemarket', 'calendar', 'errors'),
  component: Page,
});

function Page() {
  return <SpaceMarketPage address={Route.useSearch()} />;
}
