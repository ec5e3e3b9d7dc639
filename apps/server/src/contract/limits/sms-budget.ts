import { createHash } from 'node:crypto';
import { ANONYMOUS, ChowkError, DAY_MS, istDay } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { type Tx, withSystem } from '../../db';
import { smsDays } from '../../db/schema/system/runner';
import type { Ports } from '../context';
import { countMessages } from '../system-steps';
import { takeIn } from './rate-limit';

type Counting = Pick<Ports, 'nowMs' | 'limits'>;

/** Counts every paid message, SMS or WhatsApp: codes, notifications, alarms. */
interface SmsCause {
  /** In E.164 form. */
  readonly phone: string;
  /** Who causes the message, if not its recipient. */
  readonly personId?: string | undefined;
}

/** Phone numbers are hashed, so that counters do not store them. */
function nameOf(phone: string): string {
  return createHash('sha256').update(phone).digest('base64url').slice(0, 22);
}

/** As the system. Counts messages that are never refused too. Returns today's number. */
export async function countSms(tx: Tx, { nowMs }: Counting): Promise<number> {
  const [row] = await tx
    .insert(smsDays)
    .values({ day: istDay(nowMs()), sent: 1 })
    .onConflictDoUpdate({ target: smsDays.day, set: { sent: sql`${smsDays.sent} + 1` } })
    .returning({ sent: smsDays.sent });
  return row?.sent ?? 1;
}

/** As the system, in the transaction of the cause, so both are kept or neither. */
export async function takeSms(tx: Tx, counting: Counting, cause: SmsCause): Promise<void> {
  const { sms } = counting.limits;
  const { phone, personId } = cause;
  await takeIn(tx, [
    ...(personId ? [{ name: `sms:person:${personId}`, limit: sms.perPerson }] : []),
    { name: `sms:number:${nameOf(phone)}`, limit: sms.perNumber },
  ]);
  const sent = await countSms(tx, counting);
  if (sent <= sms.perDay) return;
  const now = counting.nowMs();
  const tomorrow = Date.parse(`${istDay(now + DAY_MS)}T00:00:00+05:30`);
  const retryAfterS = Math.max(1, Math.ceil((tomorrow - now) / 1000));
  throw new ChowkError('RATE_LIMITED', { details: { retryAfterS } });
}

/** For the auth server, which has no system transaction. */
export function takeSmsAlone(ports: Pick<Ports, 'db' | 'nowMs' | 'limits'>, cause: SmsCause) {
  return withSystem(ports.db, ANONYMOUS, countMessages, (tx) => takeSms(tx, ports, cause));
}

/** For the metrics. */
export async function smsToday({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  const [row] = await withSystem(db, ANONYMOUS, countMessages, (tx) =>
    tx.execute<{ sent: number }>(
      sql`select sent from ${smsDays} where day = ${istDay(nowMs())}::date`,
    ),
  );
  return row?.sent ?? 0;
}
