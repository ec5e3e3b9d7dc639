import { lazyRouteComponent, redirect, type StaticDataRouteOption } from '@tanstack/react-router';
import { actingFor } from '@/api/session/acting';
import { preloadMessages } from '@/i18n';

/** The bizman's three buying pages share one chunk: each first asks for the shop. */
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

/** While acting, the shop's own pages are used. */
function goAsShop(to: ShopPath): void {
  if (actingFor()) throw redirect({ to, search: {} });
}
