import { createFileRoute } from '@tanstack/react-router';
import { VersionPage } from '@/features/version/version-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/version')({
  staticData: { access: 'public', title: 'title.version', hasOwnHeading: true },
  loader: () => preloadMessages('pwa'),
  component: VersionPage,
});
