import { ANONYMOUS, istDay } from '@chowk/domain/kernel';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { withSystem } from '../../../db';
import { smsDays } from '../../../db/schema/system/runner';
import { listAdmins } from '../list-admins';
import { enqueueingIn, notifyPeople } from '../notify-people';
import { smsAlarmStep } from '../system-steps';

type Needs = Pick<Ports, 'db' | 'log' | 'nowMs' | 'newId' | 'jobs' | 'limits'>;

/** Once a day, however often it is looked at: the team hears before nobody can sign in by phone. */
export async function raiseSmsAlarm(ports: Needs): Promise<boolean> {
  const { db, log, nowMs, newId, jobs, limits } = ports;
  const { perDay: limit, alarmAt } = limits.sms;
  const sent = await withSystem(db, ANONYMOUS, smsAlarmStep, async (tx) => {
    const isDue = and(
      eq(smsDays.day, istDay(nowMs())),
      gte(smsDays.sent, Math.ceil(limit * alarmAt)),
      isNull(smsDays.alarmed_at),
    );
    const [day] = await tx
      .update(smsDays)
      .set({ alarmed_at: new Date(nowMs()) })
      .where(isDue)
      .returning({ sent: smsDays.sent });
    if (!day) return undefined;
    const admins = await listAdmins(tx);
    await notifyPeople(
      { tx, newId, enqueue: enqueueingIn(tx, jobs) },
      admins.map((profileId) => ({
        profileId,
        type: 'sms_running_out' as const,
        payload: { sent: day.sent, limit },
      })),
    );
    return day.sent;
  });
  if (sent !== undefined) log.warn({ sent, limit }, 'messages for today are running out');
  return sent !== undefined;
}
