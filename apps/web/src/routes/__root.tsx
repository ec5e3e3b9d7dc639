import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Behaviours } from '@/app/behaviours/behaviours';
import { Frame } from '@/app/router/frame';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { enterOrRedirect } from '@/app/session/enter';
import { preloadMessages } from '@/i18n';

interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: 'public', title: 'title.notFound' },
  beforeLoad: ({ matches, location, preload }): Promise<never> | undefined => {
    const page = matches.at(-1);
    return page && enterOrRedirect(page.staticData.access, location, preload);
  },
  loader: () => preloadMessages('core', 'ui', 'shell', 'errors'),
  pendingComponent: RootPending,
  component: Root,
});

/** The first moment of a slow start, before the page is known. */
function RootPending() {
  return (
    <div className="gutter mx-auto max-w-6xl py-6">
      <PageSkeleton />
    </div>
  );
}

function Root() {
  return (
    <>
      <Frame />
      <Behaviours />
    </>
  );
}
