import { lazyRouteComponent, redirect, type StaticDataRouteOption } from '@tanstack/react-router';
import { actingFor } from '@/api/session/acting';
import { preloadMessages } from '@/i18n';

/** The bizman's three pages of buying share one chunk: each asks for whom first. */
const component = lazyRouteComponent(() => import('./choose-shop'), 'ChooseShop');

export function chooseShopRoute(
  to: '/retailer-cart' | '/retailer-checkout' | '/retailer-marketplace',
  title: StaticDataRouteOption['title'],
) {
  return {
    staticData: { access: ['bizman'], title, hasOwnHeading: true } as const,
    beforeLoad: () => goAsShop(to),
    loader: () => preloadMessages('market', 'acting', 'errors'),
    component,
  };
}

type ShopPath = '/retailer-marketplace' | '/retailer-cart' | '/retailer-checkout';

/** Whoever acts for a shop buys on the shop's own pages. */
function goAsShop(to: ShopPath): void {
  if (actingFor()) throw redirect({ to, search: {} });
}
