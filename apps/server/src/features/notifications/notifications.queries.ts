import {
  DEFAULT_QUIET_HOURS,
  kindOfNotice,
  linkOfNotice,
  listDeliveries,
  listNotifications,
  MAX_UNREAD,
  MAX_UNSEEN,
  type Notification,
  type NotificationCounts,
  readNotification,
  readNotificationCounts,
  readQuietHours,
  typesOfKind,
} from '@chowk/domain/notifications';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import { runnerOf, type Tx } from '../../db';
import { notificationDeliveries, notifications, quietHours } from '../../db/schema/notifications';

export type NotificationRow = typeof notifications.$inferSelect;

export const NOT_FOUND = 'Notification not found or you do not have access';

export function presentNotification(row: NotificationRow): Notification {
  const { id, type, payload, seen, read_at, created_at } = row;
  return {
    id,
    type,
    kind: kindOfNotice(type),
    payload,
    link: linkOfNotice(type, payload),
    seen,
    read_at: read_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

/** Row security would do; named as well, so that the index is used. */
const ofPerson = (uid: string | null) => eq(notifications.profile_id, uid ?? '');

export const notificationsList = implementQuery(
  listNotifications,
  async ({ tx, actor }, { kind, state, before, cursor, limit }) => {
    runnerOf(tx).endWithNext();
    const rows = await tx
      .select()
      .from(notifications)
      .where(
        and(
          ofPerson(actor.uid),
          kind && inArray(notifications.type, typesOfKind(kind)),
          state === 'unread' ? isNull(notifications.read_at) : undefined,
          state === 'read' ? isNotNull(notifications.read_at) : undefined,
          before === undefined ? undefined : lt(notifications.id, before),
          afterCursor(cursor, [notifications.id], 'desc'),
        ),
      )
      .orderBy(desc(notifications.id))
      .limit(limit + 1);
    return pageFrom(rows, limit, ({ id }) => [id], presentNotification);
  },
);

export async function requireNotification(tx: Tx, uid: string | null, id: string) {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(ofPerson(uid), eq(notifications.id, id)));
  return requireRow(row, NOT_FOUND);
}

export const notificationRead = implementQuery(readNotification, async ({ tx, actor }, { id }) =>
  presentNotification(await requireNotification(tx, actor.uid, id)),
);

/** Counted no further than shown, so that a year's heap costs as little as a handful. */
export async function countNotifications(tx: Tx, uid: string | null): Promise<NotificationCounts> {
  const [row] = await tx.execute<{ unseen: string; unread: string }>(sql`
    select
      (select count(*) from (select from notifications
        where profile_id = ${uid}::uuid and not seen limit ${MAX_UNSEEN}) as n)::text as unseen,
      (select count(*) from (select from notifications
        where profile_id = ${uid}::uuid and read_at is null limit ${MAX_UNREAD}) as n)::text
        as unread`);
  return { unseen: Number(row?.unseen ?? 0), unread: Number(row?.unread ?? 0) };
}

export const notificationCounts = implementQuery(readNotificationCounts, ({ tx, actor }) =>
  countNotifications(tx, actor.uid),
);

export const deliveriesList = implementQuery(
  listDeliveries,
  async ({ tx, actor }, { notification_id, cursor, limit }) => {
    const rows = await tx
      .select()
      .from(notificationDeliveries)
      .where(
        and(
          eq(notificationDeliveries.profile_id, actor.uid ?? ''),
          notification_id === undefined
            ? undefined
            : eq(notificationDeliveries.notification_id, notification_id),
          afterCursor(cursor, [notificationDeliveries.id], 'desc'),
        ),
      )
      .orderBy(desc(notificationDeliveries.id))
      .limit(limit + 1);
    return pageFrom(
      rows,
      limit,
      ({ id }) => [id],
      ({ due_at, settled_at, created_at, profile_id: _, tries: __, claimed_at: ___, ...row }) => ({
        ...row,
        due_at: due_at.toISOString(),
        settled_at: settled_at?.toISOString() ?? null,
        created_at: created_at.toISOString(),
      }),
    );
  },
);

export const quietHoursRead = implementQuery(readQuietHours, async ({ tx, actor }) => {
  const [row] = await tx
    .select({
      is_on: quietHours.is_on,
      from_minute: quietHours.from_minute,
      to_minute: quietHours.to_minute,
    })
    .from(quietHours)
    .where(eq(quietHours.profile_id, actor.uid ?? ''));
  return row ?? DEFAULT_QUIET_HOURS;
});
