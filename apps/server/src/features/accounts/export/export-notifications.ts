import { desc, eq } from 'drizzle-orm';
import type { QueryContext } from '../../../contract/context';
import {
  deviceSubscriptions,
  notificationDeliveries,
  notifications,
  quietHours,
} from '../../../db/schema/notifications';

type Reader = Pick<QueryContext, 'tx'>;

export async function exportNotifications({ tx }: Reader, personId: string) {
  const rows = await tx
    .select()
    .from(notifications)
    .where(eq(notifications.profile_id, personId))
    .orderBy(desc(notifications.id));
  return rows.map(({ type, payload, seen, read_at, created_at }) => ({
    type,
    payload,
    seen,
    read_at: read_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }));
}

export async function exportDeliveries({ tx }: Reader, personId: string) {
  const rows = await tx
    .select()
    .from(notificationDeliveries)
    .where(eq(notificationDeliveries.profile_id, personId))
    .orderBy(desc(notificationDeliveries.id));
  return rows.map(({ type, channel, state, reason, settled_at, created_at }) => ({
    type,
    channel,
    state,
    reason,
    settled_at: settled_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }));
}

/** Without the address: who has it can write to the device. */
export async function exportPushDevices({ tx }: Reader, personId: string) {
  const rows = await tx
    .select()
    .from(deviceSubscriptions)
    .where(eq(deviceSubscriptions.profile_id, personId));
  return rows.map(({ label, created_at, last_sent_at }) => ({
    label,
    created_at: created_at.toISOString(),
    last_sent_at: last_sent_at?.toISOString() ?? null,
  }));
}

export async function exportQuietHours({ tx }: Reader, personId: string) {
  const [row] = await tx.select().from(quietHours).where(eq(quietHours.profile_id, personId));
  if (!row) return null;
  const { is_on, from_minute, to_minute } = row;
  return { is_on, from_minute, to_minute };
}
