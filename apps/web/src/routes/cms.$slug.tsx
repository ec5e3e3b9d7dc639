import { createFileRoute } from '@tanstack/react-router';
import { CmsPageView } from '@/features/cms/cms-page-view';
import { useCmsPage } from '@/features/cms/use-cms-page';

export const Route = createFileRoute('/cms/$slug')({
  staticData: { access: 'public', title: 'title.cms', hasOwnHeading: true },
  // Fetched with the page: nobody's first load is about it.
  loader: async ({ context, params }) => {
    const { loadPage } = await import('@/features/cms/load-page');
    await loadPage(context.queryClient, params.slug);
  },
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <CmsPageView page={useCmsPage(slug)} />;
}
