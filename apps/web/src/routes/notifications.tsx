import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '@/app/pages/notifications/notifications-page';
import { useMe } from '@/features/accounts/use-me';
import { preloadMessages } from '@/i18n';

interface NotificationsSearch {
  show?: 'unread' | undefined;
  kind?: string | undefined;
}

export const Route = createFileRoute('/notifications')({
  staticData: { access: 'signed-in', title: 'title.notifications', isPersonal: true },
  validateSearch: ({ show, kind }: Record<string, unknown>): NotificationsSearch => ({
    show: show === 'unread' ? show : undefined,
    kind: typeof kind === 'string' ? kind : undefined,
  }),
  loader: () => preloadMessages('notifications', 'errors'),
  component: Page,
});

function Page() {
  const { show, kind } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { me } = useMe();
  if (!me) return null;
  return (
    <NotificationsPage
      me={me}
      isUnreadOnly={show === 'unread'}
      kind={kind}
      onFilter={(next) =>
        void navigate({
          search: { show: next.isUnreadOnly ? 'unread' : undefined, kind: next.kind },
          replace: true,
        })
      }
    />
  );
}
