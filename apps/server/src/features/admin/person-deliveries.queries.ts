import { listPersonDeliveries } from '@chowk/domain/admin';
import { and, desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { asSystem } from '../../db';
import { notificationDeliveries } from '../../db/schema/notifications';
import { lookAtDeliveries } from './system-steps';

interface Moments {
  readonly due_at: Date;
  readonly settled_at: Date | null;
}

export function presentDelivery<Row extends Moments>(row: Row) {
  return {
    ...row,
    due_at: row.due_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

export const personDeliveriesList = implementQuery(
  listPersonDeliveries,
  async ({ tx }, { id, cursor, limit }) => {
    const { profile_id, type, channel, state, reason, due_at, settled_at } = notificationDeliveries;
    const { id: deliveryId } = notificationDeliveries;
    const rows = await asSystem(tx, lookAtDeliveries, () =>
      tx
        .select({ id: deliveryId, type, channel, state, reason, due_at, settled_at })
        .from(notificationDeliveries)
        .where(and(eq(profile_id, id), afterCursor(cursor, [deliveryId], 'desc')))
        .orderBy(desc(deliveryId))
        .limit(limit + 1),
    );
    return pageFrom(rows, limit, (row) => [row.id], presentDelivery);
  },
);
