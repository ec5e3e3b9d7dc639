import { createFileRoute } from '@tanstack/react-router';
import { goAsShop } from '@/app/market/as-shop';
import { ChooseShop } from '@/app/market/choose-shop';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/bizman-cart')({
  staticData: { access: ['bizman'], title: 'title.cart', hasOwnHeading: true },
  beforeLoad: () => goAsShop('/retailer-cart'),
  loader: () => preloadMessages('market', 'acting', 'errors'),
  component: Page,
});

function Page() {
  return <ChooseShop to="/retailer-cart" />;
}
