import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';
import { readSignInSearch } from '@/app/pages/sign-in/sign-in-search';
import { preloadMessages } from '@/i18n';

/** The five sign-in pages share one chunk; which one it is, the page reads from its address. */
const component = lazyRouteComponent(
  () => import('@/app/pages/sign-in/sign-in-door'),
  'SignInDoor',
);

type Door = Pick<StaticDataRouteOption, 'title'> & Required<Pick<StaticDataRouteOption, 'accent'>>;

export function signInRoute(door: Door) {
  return {
    staticData: { access: 'guest', hasOwnHeading: true, ...door } as const,
    validateSearch: readSignInSearch,
    loader: () => preloadMessages('auth'),
    component,
  };
}
