import type { Notification } from '@chowk/domain/notifications';
import { sendCommand } from '@/commands/send-command';
import { cachedRows } from '@/offline/read/device-rows';
import { markReadRef } from './notifications.queries';

/** A proof's notice leads to the proof, which is shown with its deal. */
function leadsTo({ link, payload }: Notification, path: string): boolean {
  return link === path || path === `/deal/${payload.deal_id}`;
}

/**
 * Marks those as read that lead to this page, as far as this device has them. Answers how many.
 * Without a network it is left for another time: it is no work of the person's that would wait.
 */
export async function readNoticesOf(path: string): Promise<number> {
  if (navigator.onLine === false) return 0;
  const rows = (await cachedRows<Notification>('notifications'))?.content ?? [];
  const unread = rows.filter((row) => row.read_at === null && leadsTo(row, path));
  for (const { id } of unread) {
    void sendCommand(markReadRef, { id }, { queue: { isUnattended: true } });
  }
  return unread.length;
}
