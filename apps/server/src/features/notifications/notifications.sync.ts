import { notificationView } from '@chowk/domain/notifications';
import { asc, inArray, sql } from 'drizzle-orm';
import type { SyncSource } from '../../contract/sync-source';
import { notifications } from '../../db/schema/notifications';
import { presentNotification } from './notifications.queries';

export const syncNotifications: SyncSource = {
  collection: 'notifications',
  view: notificationView,
  changed: ({ uid, since, after, limit }) => sql`
    select id from notifications
    where profile_id = ${uid}::uuid and changed_in >= ${since}::xid8 and id > ${after}::uuid
    order by id limit ${limit}`,
  show: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(notifications)
      .where(inArray(notifications.id, [...ids]))
      .orderBy(asc(notifications.id));
    return rows.map(presentNotification);
  },
};
