import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';
import { preloadMessages } from '@/i18n';
import { goAsShop } from './as-shop';

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
