import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/notifications')({
  staticData: { access: 'signed-in', title: 'title.notifications' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="notifications" />,
});
