import { lazyRouteComponent } from '@tanstack/react-router';
import { preloadMessages } from '@/i18n';

/** The tours and the choice between them share one chunk; which one it is, the page reads from its address. */
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
