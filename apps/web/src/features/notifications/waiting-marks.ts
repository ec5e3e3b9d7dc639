import type { InputOf } from '@chowk/domain/kernel';
import type { markAllRead, markRead, markSeen, Notification } from '@chowk/domain/notifications';
import { listPending } from '@/offline/outbox/outbox';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { type Mark, withMarks } from './marks';
import { markAllReadRef, markReadRef, markSeenRef } from './notifications.queries';

export function markIn({ type, data }: Pick<PendingUpload, 'type' | 'data'>): Mark | undefined {
  if (type === markSeenRef.name) {
    return { kind: 'seen', ids: (data as InputOf<typeof markSeen>).ids };
  }
  if (type === markReadRef.name) return { kind: 'read', id: (data as InputOf<typeof markRead>).id };
  if (type === markAllReadRef.name) {
    return { kind: 'all-read', upTo: (data as InputOf<typeof markAllRead>).up_to };
  }
  return undefined;
}

/** What was marked on this device and is on its way to the server. */
export async function withWaitingMarks(rows: readonly Notification[]): Promise<Notification[]> {
  const pending = await listPending().catch(() => []);
  const marks = pending.flatMap((item) => {
    const mark = markIn(item);
    return mark ? [{ mark, atMs: item.timestamp }] : [];
  });
  return withMarks(rows, marks);
}
