import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Behaviours } from '@/app/behaviours/behaviours';
import { enterOrRedirect } from '@/app/enter';
import { Frame } from '@/app/frame';
import { preloadMessages } from '@/i18n';

interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: 'public', title: 'title.notFound' },
  beforeLoad: ({ matches, location, preload }) => {
    const page = matches.at(-1);
    if (page) enterOrRedirect(page.staticData.access, location, preload);
  },
  loader: () => preloadMessages('core', 'ui', 'shell'),
  component: Root,
});

function Root() {
  return (
    <>
      <Frame />
      <Behaviours />
    </>
  );
}
