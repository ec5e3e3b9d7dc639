import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';
import { preloadMessages } from '@/i18n';

/** The three role pages share one chunk; the page reads its role from the accent. */
const component = lazyRouteComponent(
  () => import('@/app/pages/landing/role-route-page'),
  'RoleRoutePage',
);

export function rolePageRoute(
  accent: 'brand' | 'retailer' | 'bizman',
  title: StaticDataRouteOption['title'],
) {
  return {
    staticData: { access: 'public', title, frame: 'bare', accent } as const,
    loader: () => preloadMessages('landing', 'front', 'roles', 'pwa'),
    component,
  };
}
