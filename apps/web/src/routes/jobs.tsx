import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '@/app/pages/admin/jobs-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/jobs')({
  staticData: { access: ['admin'], title: 'title.jobs', hasOwnHeading: true },
  loader: () => preloadMessages('office', 'errors'),
  component: JobsPage,
});
