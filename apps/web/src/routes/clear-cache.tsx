import { createFileRoute } from '@tanstack/react-router';
import { ClearCachePage } from '@/features/clear-cache/clear-cache-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/clear-cache')({
  staticData: { access: 'public', title: 'title.clearCache', hasOwnHeading: true },
  loader: () => preloadMessages('pwa'),
  component: ClearCachePage,
});
