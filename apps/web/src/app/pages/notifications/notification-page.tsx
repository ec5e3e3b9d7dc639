import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MissingOrFailed } from '@/app/pages/missing-or-failed';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { notificationOptions } from '@/features/notifications/notifications.queries';
import { safeLink } from '@/features/notifications/safe-link';
import { useMarks } from '@/features/notifications/use-marks';
import { useMessages } from '@/i18n';
import { useStable } from '@/ui/layout/use-stable';
import { useUnreadChange } from './use-unread-change';

/** The row may be missing in every cached list. */
const countedHere = () => undefined;

/** Marks a notification as read and opens its target. */
export function NotificationPage({ id }: { id: string }) {
  const t = useMessages('notifications');
  const router = useRouter();
  const changeUnread = useUnreadChange();
  const mark = useMarks({ onRead: countedHere });
  const { data, error, isFetching, refetch } = useQuery(notificationOptions(id));
  const link = data && safeLink(data.link);

  const goOn = useStable((href: string) => {
    if (data?.read_at === null) {
      changeUnread({ fewer: 1 });
      void mark({ kind: 'read', id });
    }
    void router.navigate({ href, replace: true });
  });
  useEffect(() => {
    if (link !== undefined) goOn(link);
  }, [link, goOn]);

  if (data || !error) return <PageSkeleton />;
  return (
    <MissingOrFailed
      error={error}
      missing={{ title: t('missing.title'), text: t('missing.text') }}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
