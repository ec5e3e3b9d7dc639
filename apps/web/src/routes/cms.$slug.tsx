import { createFileRoute } from '@tanstack/react-router';
import { CmsPageView } from '@/features/cms/cms-page-view';

export const Route = createFileRoute('/cms/$slug')({
  staticData: { access: 'public', title: 'title.cms', hasOwnHeading: true },
  // Loaded with the page, since no first load needs it.
  loader: async ({ context, params }) => {
    const { loadPage } = await import('@/features/cms/load-page');
    await loadPage(context.queryClient, params.slug);
  },
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <CmsPageView slug={slug} />;
}
