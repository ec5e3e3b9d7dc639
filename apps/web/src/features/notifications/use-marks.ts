import type { Notification } from '@chowk/domain/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sendCommand } from '@/commands/send-command';
import { type Mark, readBy } from './marks';
import {
  listNotificationsRef,
  markAllReadRef,
  markReadRef,
  markSeenRef,
  type Notices,
} from './notifications.queries';

export interface MarkOptions {
  /** How many fewer unread ones there are, at once; how many there really are is asked after it. */
  readonly onRead: (change: { readonly fewer: number } | { readonly now: number }) => void;
}

/** Nobody waits for it: the rows of the device show it at once. */
const UNATTENDED = { queue: { isUnattended: true } };

function send(mark: Mark) {
  if (mark.kind === 'seen') return sendCommand(markSeenRef, { ids: [...mark.ids] }, UNATTENDED);
  if (mark.kind === 'read') return sendCommand(markReadRef, { id: mark.id }, UNATTENDED);
  return sendCommand(markAllReadRef, { up_to: mark.upTo }, UNATTENDED);
}

export function useMarks({ onRead }: MarkOptions): (mark: Mark) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (mark) => {
      const known = new Map<string, Notification>();
      const lists = queryClient.getQueriesData<Notices>({ queryKey: [listNotificationsRef.name] });
      for (const [, list] of lists) {
        for (const row of list?.pages.flatMap(({ items }) => items) ?? []) known.set(row.id, row);
      }
      const fewer = readBy(known.values(), mark);
      if (mark.kind === 'all-read') onRead({ now: 0 });
      else if (fewer > 0) onRead({ fewer });
      await send(mark);
    },
    [queryClient, onRead],
  );
}
