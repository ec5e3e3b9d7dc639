import type { OutputOf } from '@chowk/domain/kernel';
import type {
  listNotifications,
  markAllRead,
  markRead,
  markSeen,
  readNotification,
} from '@chowk/domain/notifications';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef, queueableRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { FIRST_PLACE, nextPlace, type Place, serverPlace } from '@/offline/read/kept-page';
import { readEither } from '@/offline/read/synced-read';
import type { NoticeFilter } from './filter';

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

export type NoticePage = OutputOf<typeof listNotifications> & { readonly savedAt?: number };
export type Notices = InfiniteData<NoticePage, Place>;

export const PAGE_SIZE = 25;

/** After the list itself is shown, and before anybody could have lost the network over it. */
const KEEP_AFTER_MS = 200;

function keepLater(items: NoticePage['items']): void {
  const keep = async () => {
    const { keepNotices } = await import('./kept-notices');
    await keepNotices(items);
  };
  // The network may be gone by then, and what keeps them with it: the next list is kept instead.
  setTimeout(() => void keep().catch(() => undefined), KEEP_AFTER_MS);
}

function readPage(filter: NoticeFilter, place: Place, signal: AbortSignal): Promise<NoticePage> {
  return readEither<OutputOf<typeof listNotifications>>({
    ask: async () => {
      const page = await contractClient.runQuery(
        listNotificationsRef,
        {
          limit: PAGE_SIZE,
          ...(filter.kind ? { kind: filter.kind } : {}),
          ...(filter.isUnreadOnly ? { state: 'unread' } : {}),
          ...serverPlace(place),
        },
        { signal, asSelf: true },
      );
      keepLater(page.items);
      return page;
    },
    fromDevice: async () => (await import('./kept-notices')).keptNotices(filter, place, PAGE_SIZE),
    overlay: async (page) => {
      const { withWaitingMarks } = await import('./waiting-marks');
      return { ...page, items: await withWaitingMarks(page.items) };
    },
  });
}

export function notificationsOptions(filter: NoticeFilter) {
  return infiniteQueryOptions({
    queryKey: [listNotificationsRef.name, filter],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: FIRST_PLACE,
    getNextPageParam: nextPlace,
    retry: isWorthRetry,
    refetchOnReconnect: true,
    refetchOnMount: 'always',
  });
}

/** For a link to one: whatever became of the list it was in. */
export function notificationOptions(id: string) {
  return {
    queryKey: [readNotificationRef.name, { id }] as const,
    retry: isWorthRetry,
    ...WHEN_BACK,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      readEither<OutputOf<typeof readNotification>>({
        ask: () => contractClient.runQuery(readNotificationRef, { id }, { signal, asSelf: true }),
        fromDevice: async () => (await import('./kept-notices')).keptNotice(id),
      }),
  };
}
