import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '@/route-tree.gen';
import { isSavingData } from '@/when-usable';
import { NotFoundPage } from './lazy-components';
import { PageSkeleton } from './page-skeleton';
import { RouteError } from './route-error';

/** Shorter waits show nothing, because a skeleton that flashes looks slower. */
const PENDING_AFTER_MS = 250;

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: isSavingData() ? false : 'intent',
    // The query cache decides about freshness; the router must not keep a second cache.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    // Unhandled errors reach the app's own error screen, not the library's.
    disableGlobalCatchBoundary: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
