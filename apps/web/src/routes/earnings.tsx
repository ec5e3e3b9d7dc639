import { createFileRoute } from '@tanstack/react-router';
import { EarningsPage } from '@/app/pages/earnings/earnings-page';
import { findPayTab, type PayTab } from '@/app/pages/earnings/pay-tabs';
import { preloadMessages } from '@/i18n';

interface EarningsSearch {
  tab?: PayTab | undefined;
  month?: string | undefined;
}

export const Route = createFileRoute('/earnings')({
  staticData: { access: ['retailer', 'bizman'], title: 'title.earnings', isPersonal: true },
  validateSearch: ({ tab, month }: Record<string, unknown>): EarningsSearch => ({
    tab: findPayTab(tab),
    month: typeof month === 'string' ? month : undefined,
  }),
  loader: () => preloadMessages('earnings', 'errors'),
  component: Page,
});

function Page() {
  const { tab, month } = Route.useSearch();
  return <EarningsPage tab={tab} month={month} />;
}
