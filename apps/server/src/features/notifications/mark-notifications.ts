import {
  markAllRead as allReadContract,
  markRead as readContract,
  markSeen as seenContract,
} from '@chowk/domain/notifications';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { notifications } from '../../db/schema/notifications';
import {
  countNotifications,
  presentNotification,
  requireNotification,
} from './notifications.queries';

/** The person's other screens, and nobody else's, take the mark over. */
function tellOwnScreens({ emit, actor }: CommandContext, entityId: string | null): void {
  emit({
    type: 'notification.marked',
    audience: `person:${actor.uid}`,
    entityId,
    payload: {},
  });
}

export const markSeen = implementCommand(seenContract, async (context, { ids }) => {
  const { tx, actor } = context;
  const marked = await tx
    .update(notifications)
    .set({ seen: true })
    .where(
      and(
        eq(notifications.profile_id, actor.uid ?? ''),
        inArray(notifications.id, ids),
        eq(notifications.seen, false),
      ),
    )
    .returning({ id: notifications.id });
  if (marked.length > 0) tellOwnScreens(context, null);
  return countNotifications(tx, actor.uid);
});

/** The first time counts: opened on two phones, it was read when it was read. */
export const markRead = implementCommand(readContract, async (context, { id }) => {
  const { tx, actor, nowMs } = context;
  const before = await requireNotification(tx, actor.uid, id);
  if (before.seen && before.read_at) return presentNotification(before);
  await tx
    .update(notifications)
    .set({ seen: true, read_at: before.read_at ?? new Date(nowMs) })
    .where(eq(notifications.id, id));
  tellOwnScreens(context, id);
  return presentNotification(await requireNotification(tx, actor.uid, id));
});

export const markAllRead = implementCommand(allReadContract, async (context, { up_to }) => {
  const { tx, actor, nowMs } = context;
  const now = new Date(nowMs).toISOString();
  const marked = await tx
    .update(notifications)
    .set({ seen: true, read_at: sql`coalesce(${notifications.read_at}, ${now}::timestamptz)` })
    .where(
      and(
        eq(notifications.profile_id, actor.uid ?? ''),
        lte(notifications.id, up_to),
        or(isNull(notifications.read_at), eq(notifications.seen, false)),
      ),
    )
    .returning({ id: notifications.id });
  if (marked.length > 0) tellOwnScreens(context, null);
  return countNotifications(tx, actor.uid);
});
