import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '@/route-tree.gen';
import { isSavingData } from '@/when-usable';
import { NotFoundPage } from './lazy-parts';
import { PageSkeleton } from './page-skeleton';
import { RouteError } from './route-error';

/** Shorter waits show nothing at all: a skeleton that flashes looks slower than none. */
const PENDING_AFTER_MS = 250;

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: isSavingData() ? false : 'intent',
    // Data has its own cache with its own age; the router must not keep a second one.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    // What no route handles reaches the app's own error screen, not the library's.
    disableGlobalCatchBoundary: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
