import { createFileRoute } from '@tanstack/react-router';
import { NotificationPage } from '@/app/pages/notifications/notification-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/notification/$id')({
  staticData: {
    access: 'signed-in',
    title: 'title.notification',
    isPersonal: true,
    hasOwnHeading: true,
  },
  loader: () => preloadMessages('notifications', 'links', 'errors'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <NotificationPage id={id} />;
}
