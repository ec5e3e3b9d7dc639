import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '@/app/pages/market/cart-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/retailer-cart')({
  staticData: { access: ['retailer'], title: 'title.cart' },
  loader: () => preloadMessages('market', 'cart', 'errors'),
  component: Page,
});

function Page() {
  const { me } = useMe();
  return me ? <CartPage me={me} /> : null;
}
