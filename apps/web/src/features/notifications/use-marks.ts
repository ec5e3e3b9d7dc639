import type { Notification } from '@chowk/domain/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Mark, readBy, withMarks } from './marks';
import { listNotificationsRef, type Notices } from './notifications.queries';
import { sendMark } from './send-mark';

export interface MarkOptions {
  /** How many fewer unread ones there are, at once; then how many there really are, if told. */
  readonly onRead: (change: { readonly fewer: number } | { readonly now: number }) => void;
}

/** Every list on this device shows the mark at once; what the server makes of it comes by itself. */
export function useMarks({ onRead }: MarkOptions): (mark: Mark) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (mark) => {
      const queryKey = [listNotificationsRef.name];
      const atMs = Date.now();
      const known = new Map<string, Notification>();
      for (const [, lists] of queryClient.getQueriesData<Notices>({ queryKey })) {
        for (const row of lists?.pages.flatMap(({ items }) => items) ?? []) known.set(row.id, row);
      }
      const fewer = readBy([...known.values()], mark);
      queryClient.setQueriesData<Notices>({ queryKey }, (lists) => {
        const pages = lists?.pages.map((page) => ({
          ...page,
          items: withMarks(page.items, [{ mark, atMs }]),
        }));
        return lists && pages ? { ...lists, pages } : lists;
      });
      if (mark.kind === 'all-read') onRead({ now: 0 });
      else if (fewer > 0) onRead({ fewer });
      const counts = await sendMark(mark).catch(() => undefined);
      if (counts) onRead({ now: counts.unread });
    },
    [queryClient, onRead],
  );
}
