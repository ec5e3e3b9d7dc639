import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '@/app/pages/money/wallet-page';
import { preloadMessages } from '@/i18n';

interface WalletSearch {
  /** The amount to add, in paise, when a campaign needs more. */
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
