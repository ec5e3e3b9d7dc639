import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '@/app/pages/notifications-page';
import { useMe } from '@/features/accounts/use-me';
import { findKind, type NoticeFilter } from '@/features/notifications/filter';
import { preloadMessages } from '@/i18n';

interface NotificationsSearch {
  show?: 'unread' | undefined;
  kind?: NoticeFilter['kind'];
}

export const Route = createFileRoute('/notifications')({
  staticData: { access: 'signed-in', title: 'title.notifications', isPersonal: true },
  validateSearch: ({ show, kind }: Record<string, unknown>): NotificationsSearch => ({
    show: show === 'unread' ? show : undefined,
    kind: findKind(kind),
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
      filter={{ isUnreadOnly: show === 'unread', kind }}
      onFilter={(next) =>
        void navigate({
          search: { show: next.isUnreadOnly ? 'unread' : undefined, kind: next.kind },
          replace: true,
        })
      }
    />
  );
}
