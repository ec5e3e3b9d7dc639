import { ANONYMOUS, HOUR_MS } from '@chowk/domain/kernel';
import { and, eq, gte, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { publishEvents, writeAudit } from '../../../contract/run/after-run';
import { asAuth, defineSystemStep, type Tx, withSystem } from '../../../db';
import { alarms } from '../../../db/schema/auth/auth-alarms';
import { payoutDetails } from '../../../db/schema/own-settings';
import { serviceKeys } from '../../../db/schema/system/console';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { takeVerifying } from '../mail/mail-limits';
import { optionalText, readBody } from '../requests/read-body';
import { readAlarmToken } from './alarm-token';
import { restoreAccount } from './restore-account';

export const lockAccounts = defineSystemStep(
  'auth.lock-account',
  'Whoever says that a change was not them is signed out everywhere, and no money leaves.',
);

const body = z.object({ token: optionalText });

/** One takeover is several changes, and the mail that is opened need not be of the first. */
const TAKEOVER_MS = HOUR_MS;

type Alarm = typeof alarms.$inferSelect;

async function freezeMoney(tx: Tx, userId: string, since: Date, now: Date): Promise<void> {
  // A brand has a wallet to empty and need never have said where payouts go.
  await tx
    .insert(payoutDetails)
    .values({ profile_id: userId, frozen_at: now })
    .onConflictDoUpdate({
      target: payoutDetails.profile_id,
      set: { frozen_at: now },
      setWhere: isNull(payoutDetails.frozen_at),
    });
  await tx
    .update(serviceKeys)
    .set({ revoked_at: now })
    .where(
      and(
        eq(serviceKeys.created_by, userId),
        gte(serviceKeys.created_at, since),
        isNull(serviceKeys.revoked_at),
      ),
    );
}

async function lock(tx: Tx, services: AuthServices, alarm: Alarm, requestId: string) {
  const { ports } = services;
  const { user_id: userId } = alarm;
  const now = new Date(ports.nowMs());
  const since = new Date(alarm.created_at.getTime() - TAKEOVER_MS);
  await asAuth(tx, () => restoreAccount(tx, services, userId, since));
  await freezeMoney(tx, userId, since, now);
  await writeAudit(tx, ports, {
    entity: 'users',
    entityId: userId,
    action: 'account_lock',
    diff: { alarm: alarm.id, change: alarm.change },
    actor: ANONYMOUS,
    requestId,
  });
  await publishEvents(tx, [
    {
      type: 'payout-details.updated',
      audience: `person:${userId}`,
      entityId: userId,
      payload: {},
    },
  ]);
}

/**
 * `POST /not-me`: works without being signed in, once. Pressed again after that it changes nothing,
 * so an answer that was lost does no harm. Only a POST: mail scanners follow links.
 */
export async function lockAccount(c: AuthContext, services: AuthServices): Promise<Response> {
  const { ports } = services;
  await takeVerifying(ports.db, c.get('address'));
  const { token } = await readBody(c, body);
  const id = readAlarmToken(ports, token ?? '');
  const isKnown = await withSystem(ports.db, ANONYMOUS, lockAccounts, async (tx) => {
    const alarm = id && (await asAuth(tx, () => findAlarm(tx, id)));
    if (!alarm || alarm.expires_at.getTime() <= ports.nowMs()) return false;
    if (!alarm.used_at) await lock(tx, services, alarm, c.get('requestId'));
    return true;
  });
  if (!isKnown) throw new AuthError(403, 'otp_expired', 'This link is invalid or has expired');
  return c.json({});
}

async function findAlarm(tx: Tx, id: string): Promise<Alarm | undefined> {
  const [alarm] = await tx.select().from(alarms).where(eq(alarms.id, id)).for('update');
  return alarm;
}
