import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '@/app/pages/cms/content-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/content')({
  staticData: { access: ['super_admin'], title: 'title.content', hasOwnHeading: true },
  loader: () => preloadMessages('content', 'errors'),
  component: ContentPage,
});
