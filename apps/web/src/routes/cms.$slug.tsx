import { ChowkError } from '@chowk/domain/kernel';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { cmsPageOptions } from '@/features/cms/cms.queries';
import { CmsPageView } from '@/features/cms/cms-page-view';
import { useCmsPage } from '@/features/cms/use-cms-page';
import { currentLanguage, preloadMessages } from '@/i18n';

/** A slug the contract refuses is as missing as one nobody has written. */
const MISSING = new Set(['PGRST116', 'VALIDATION_FAILED']);

export const Route = createFileRoute('/cms/$slug')({
  staticData: { access: 'public', title: 'title.cms', hasOwnHeading: true },
  loader: async ({ context, params }) => {
    const page = cmsPageOptions(params.slug, currentLanguage());
    try {
      await Promise.all([preloadMessages('cms'), context.queryClient.ensureQueryData(page)]);
    } catch (error) {
      if (error instanceof ChowkError && MISSING.has(error.code)) throw notFound();
      throw error;
    }
  },
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <CmsPageView page={useCmsPage(slug)} />;
}
