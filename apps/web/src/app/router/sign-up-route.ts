import { lazyRouteComponent } from '@tanstack/react-router';
import { preloadMessages } from '@/i18n';

/** The three sign-up pages share one chunk; the page reads its role from the accent. */
const component = lazyRouteComponent(
  () => import('@/app/pages/sign-up/sign-up-page'),
  'SignUpPage',
);

export function signUpRoute(accent: 'brand' | 'retailer' | 'bizman') {
  return {
    staticData: { access: 'guest', title: 'title.signUp', accent, hasOwnHeading: true } as const,
    loader: () => preloadMessages('signup', 'auth', 'errors'),
    component,
  };
}
