import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '@/app/pages/market/checkout-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/retailer-checkout')({
  staticData: { access: ['retailer'], title: 'title.checkout' },
  loader: () => preloadMessages('market', 'cart', 'errors'),
  component: Page,
});

function Page() {
  const { me } = useMe();
  return me ? <CheckoutPage me={me} /> : null;
}
