import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/campaign/$id')({
  staticData: { access: 'signed-in', title: 'title.campaign' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="campaign" />,
});
