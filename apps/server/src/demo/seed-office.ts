import { ANONYMOUS, DAY_MS, HOUR_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { isNotNull, sql } from 'drizzle-orm';
import type { Ports } from '../contract/context';
import { type Database, defineSystemStep, type Tx, withSystem } from '../db';
import { demoRequests } from '../db/schema/demo-requests';
import { notificationDeliveries, notifications } from '../db/schema/notifications';
import { claimSeed } from '../db/seed/claim-seed';
import { newIdAt } from '../new-id';
import { findDemoPerson } from './find-demo-person';
import { DEMO_CALLS, GIVEN_UP, REFUSED } from './rows/office';
import { addTrail } from './seed-trail';

export const fillDemoOffice = defineSystemStep(
  'seed.demo-office',
  'A demo has a trail, calls to make and messages sent before anybody has signed in.',
);

async function addCalls(tx: Tx, nowMs: number): Promise<void> {
  const adminId = await findDemoPerson(tx, 'admin');
  await tx.insert(demoRequests).values(
    DEMO_CALLS.map(({ hoursAgo, handledHoursAgo, ...call }) => {
      const askedMs = nowMs - hoursAgo * HOUR_MS;
      const handled =
        handledHoursAgo === undefined || adminId === undefined
          ? {}
          : {
              status: 'handled' as const,
              handled_by: adminId,
              handled_at: new Date(nowMs - handledHoursAgo * HOUR_MS),
            };
      return { ...call, ...handled, id: newIdAt(askedMs), created_at: new Date(askedMs) };
    }),
  );
}

/** By mail, as nobody of the demo has a device; what was opened in the app before it was not sent. */
async function addDeliveries(tx: Tx): Promise<void> {
  const told = await tx
    .select()
    .from(notifications)
    .where(isNotNull(notifications.read_at))
    .orderBy(notifications.id);
  const rows = told.flatMap(({ id: notification_id, profile_id, type, created_at }) => {
    const settledMs = created_at.getTime() + MINUTE_MS;
    const settled_at = new Date(settledMs);
    const sent = { notification_id, profile_id, type, due_at: created_at, settled_at, created_at };
    return [
      { ...sent, id: newIdAt(settledMs), channel: 'email' as const, state: 'sent' as const },
      {
        ...sent,
        id: newIdAt(settledMs),
        channel: 'push' as const,
        state: 'skipped' as const,
        reason: 'no_device' as const,
      },
    ];
  });
  if (rows.length > 0) await tx.insert(notificationDeliveries).values(rows).onConflictDoNothing();
}

async function addRefusals(tx: Tx): Promise<void> {
  for (const { command, code, n } of REFUSED) {
    await tx.execute(sql`insert into figure_deltas (day, kind, area, n, paise)
      values (app.figure_day(now()), ${`refused ${command} ${code}`}, '', ${n}::int, 0)`);
  }
}

/** Once per database, after everything else of the demo: what an admin looks up. True when new. */
export function seedDemoOffice({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<boolean> {
  return withSystem(db, ANONYMOUS, fillDemoOffice, async (tx) => {
    const isNew = await claimSeed(tx, 'demo-office');
    if (!isNew) return false;
    await addTrail(tx);
    await addCalls(tx, nowMs());
    await addDeliveries(tx);
    await addRefusals(tx);
    return true;
  });
}

/** Work that was given up, so that there is some to try again. The queue must have started. */
export async function giveUpDemoJob(db: Database, nowMs: number): Promise<void> {
  const { job, message } = GIVEN_UP;
  await db.execute(
    `insert into pgboss.job (name, data, output, created_on)
      values ('dead', '{}'::jsonb, $1::jsonb, $2::timestamptz)`,
    [JSON.stringify({ job, attempt: 6, message }), new Date(nowMs - DAY_MS).toISOString()],
  );
}
