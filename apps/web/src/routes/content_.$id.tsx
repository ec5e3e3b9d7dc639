import { createFileRoute } from '@tanstack/react-router';
import { ContentEditPage } from '@/app/pages/cms/content-edit-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/content_/$id')({
  staticData: { access: ['super_admin'], title: 'title.content', hasOwnHeading: true },
  loader: () => preloadMessages('content', 'errors', 'links'),
  component: Page,
});

function Page() {
  return <ContentEditPage id={Route.useParams().id} />;
}
