import { listDeliveryLog } from '@chowk/domain/admin';
import { and, desc, eq, ilike } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import { asSystem } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { notificationDeliveries } from '../../db/schema/notifications';
import { presentDelivery } from './person-deliveries.queries';
import { lookAtDeliveries } from './system-steps';

export const deliveryLogList = implementQuery(
  listDeliveryLog,
  async ({ tx }, { search, state: asked, cursor, limit }) => {
    const { id, profile_id, type, channel, state, reason, due_at, settled_at } =
      notificationDeliveries;
    const { full_name } = profiles;
    const rows = await asSystem(tx, lookAtDeliveries, () =>
      tx
        .select({ id, type, channel, state, reason, due_at, settled_at, profile_id, full_name })
        .from(notificationDeliveries)
        .innerJoin(profiles, eq(profiles.id, profile_id))
        .where(
          and(
            search ? ilike(full_name, containing(search)) : undefined,
            asked === undefined ? undefined : eq(state, asked),
            afterCursor(cursor, [id], 'desc'),
          ),
        )
        .orderBy(desc(id))
        .limit(limit + 1),
    );
    return pageFrom(rows, limit, (row) => [row.id], presentDelivery);
  },
);
