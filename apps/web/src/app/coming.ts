import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';
import { type MessageKey, preloadMessages } from '@/i18n';

/** All screens still being built share one small chunk instead of bringing one each. */
const component = lazyRouteComponent(() => import('./coming-page'), 'ComingPage');

/** The route of a screen whose feature comes later: guarded already, honest about the rest. */
export function coming(page: StaticDataRouteOption & { coming: MessageKey<'coming'> }) {
  return { staticData: page, loader: () => preloadMessages('coming'), component };
}
