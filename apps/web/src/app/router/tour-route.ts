import { lazyRouteComponent } from '@tanstack/react-router';
import { preloadMessages } from '@/i18n';

/** The tours and their overview share one chunk; the page reads its role from the path. */
const component = lazyRouteComponent(
  () => import('@/app/pages/landing/tour-route-page'),
  'TourRoutePage',
);

export function tourRoute() {
  return {
    staticData: { access: 'public', title: 'title.demo', hasOwnHeading: true } as const,
    loader: () => preloadMessages('tour'),
    component,
  };
}
