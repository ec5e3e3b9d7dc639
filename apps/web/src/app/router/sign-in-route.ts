import type { Role } from '@chowk/domain/kernel';
import { lazyRouteComponent } from '@tanstack/react-router';
import { SIGN_IN_META } from '@/app/pages/sign-in/sign-in-meta';
import { readSignInSearch } from '@/app/pages/sign-in/sign-in-search';
import { preloadMessages } from '@/i18n';

/** The five sign-in pages share one chunk; the page reads its role from the path. */
const component = lazyRouteComponent(
  () => import('@/app/pages/sign-in/sign-in-route-page'),
  'SignInRoutePage',
);

export function signInRoute(role: Role) {
  return {
    staticData: { access: 'guest', hasOwnHeading: true, ...SIGN_IN_META[role] } as const,
    validateSearch: readSignInSearch,
    loader: () => preloadMessages('auth'),
    component,
  };
}
