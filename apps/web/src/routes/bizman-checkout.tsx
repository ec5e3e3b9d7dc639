import { createFileRoute } from '@tanstack/react-router';
import { goAsShop } from '@/app/market/as-shop';
import { ChooseShop } from '@/app/market/choose-shop';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/bizman-checkout')({
  staticData: { access: ['bizman'], title: 'title.checkout', hasOwnHeading: true },
  beforeLoad: () => goAsShop('/retailer-checkout'),
  loader: () => preloadMessages('market', 'acting', 'errors'),
  component: Page,
});

function Page() {
  return <ChooseShop to="/retailer-checkout" />;
}
