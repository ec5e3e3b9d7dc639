import { createFileRoute } from '@tanstack/react-router';
import { DemoRequestsPage } from '@/app/pages/admin/demo-requests-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/demo-requests')({
  staticData: { access: ['admin'], title: 'title.demoRequests', hasOwnHeading: true },
  loader: () => preloadMessages('content', 'front', 'errors'),
  component: DemoRequestsPage,
});
