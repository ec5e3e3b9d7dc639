import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '@/app/pages/money/wallet-page';
import { preloadMessages } from '@/i18n';

interface WalletSearch {
  /** What is to be added, in paise, when a campaign is short of it. */
  add?: number | undefined;
}

export const Route = createFileRoute('/wallet')({
  staticData: { access: ['brand'], title: 'title.wallet' },
  validateSearch: (search: Record<string, unknown>): WalletSearch => ({
    add: Number.isSafeInteger(search.add) ? Number(search.add) : undefined,
  }),
  loader: () => preloadMessages('wallets', 'errors'),
  component: Page,
});

function Page() {
  const { add } = Route.useSearch();
  return <WalletPage addPaise={add} />;
}
