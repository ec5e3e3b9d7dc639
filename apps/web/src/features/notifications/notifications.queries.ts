import type { OutputOf, ParamsOf } from '@chowk/domain/kernel';
import type {
  listNotifications,
  markAllRead,
  markRead,
  markSeen,
  Notification,
  readNotification,
} from '@chowk/domain/notifications';
import type { InfiniteData } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef, queueableRef } from '@/api/client/contract-ref';
import { WHEN_BACK } from '@/api/client/when-back';
import type { PageCursor } from '@/offline/read/cached-page';
import { listOptions, rowOptions } from '@/offline/read/synced-options';
import { fits, type NoticeFilter } from './filter';

export const listNotificationsRef = queryRef<typeof listNotifications>(
  'notifications_list',
  '/notifications',
);
export const readNotificationRef = queryRef<typeof readNotification>(
  'notification_read',
  '/notifications/{id}',
);
export const markSeenRef = queueableRef<typeof markSeen>('notification_mark_seen');
export const markReadRef = queueableRef<typeof markRead>('notification_mark_read');
export const markAllReadRef = queueableRef<typeof markAllRead>('notification_mark_all_read');

export type Notices = InfiniteData<OutputOf<typeof listNotifications>, PageCursor>;

export const PAGE_SIZE = 25;

function ask(asked: ParamsOf<typeof listNotifications>, signal: AbortSignal) {
  return contractClient.runQuery(listNotificationsRef, asked, { signal, asSelf: true });
}

export function notificationsOptions(filter: NoticeFilter) {
  const { kind, isUnreadOnly } = filter;
  const wanted = {
    ...(kind ? { kind } : {}),
    ...(isUnreadOnly ? { state: 'unread' as const } : {}),
  } as const;
  return {
    ...listOptions<Notification>({
      collection: 'notifications',
      queryKey: [listNotificationsRef.name, filter],
      isWanted: (row) => fits(row, filter),
      size: PAGE_SIZE,
      older: ask,
      ask: (asked, signal) => ask({ ...wanted, ...asked }, signal),
    }),
    refetchOnReconnect: true,
    refetchOnMount: 'always' as const,
  };
}

/** For a link to one: whatever became of the list it was in. */
export const notificationOptions = (id: string) => ({
  ...rowOptions(readNotificationRef, { id }, 'notifications'),
  ...WHEN_BACK,
});
