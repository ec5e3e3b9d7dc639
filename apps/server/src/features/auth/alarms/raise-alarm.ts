import type { SecurityChange } from '@chowk/domain/accounts';
import { DAY_MS } from '@chowk/domain/kernel';
import type { Ports } from '../../../contract/context';
import { asAuth, defineSystemStep, type Tx } from '../../../db';
import { alarms } from '../../../db/schema/auth/auth-alarms';
import { enqueueingIn, notifyPeople } from '../../notifications';
import { findUserBy } from '../auth.queries';
import { alarmToken } from './alarm-token';

export const raiseAlarms = defineSystemStep(
  'auth.raise-alarm',
  'Whoever’s sign-in or payout details change is told of it, whoever changed them.',
);

/** A mail may lie unread for a while; what it undoes is undone at any time. */
const ALARM_LIFE_MS = 30 * DAY_MS;

/** What changed. `email` and `phone` are as they were before, where they are what changed. */
export interface SecurityNotice {
  readonly kind: SecurityChange;
  readonly userId: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly newEmail?: string;
}

type AlarmPorts = Pick<Ports, 'newId' | 'nowMs' | 'jobs' | 'sealerFor'>;

/** Only what was shown to be theirs is written to. */
async function addressesOf(tx: Tx, { userId, email, phone }: SecurityNotice) {
  const person = await findUserBy(tx, 'id', userId);
  if (!person) return undefined;
  const { user } = person;
  const ownEmail = user.email_confirmed_at ? user.email : null;
  const ownPhone = user.phone_confirmed_at ? user.phone : null;
  return {
    mail_to: email === undefined || email === user.email ? ownEmail : email,
    message_to: phone === undefined || phone === user.phone ? ownPhone : phone,
  };
}

/**
 * As the system, in the transaction of the change if there is one: recorded, and shown in the app.
 * `sendAlarm` sends email and message. Undefined for a deleted person.
 */
export async function raiseAlarm(
  tx: Tx,
  ports: AlarmPorts,
  notice: SecurityNotice,
): Promise<string | undefined> {
  const { kind, userId, email, phone, newEmail } = notice;
  const id = ports.newId();
  const nowMs = ports.nowMs();
  const isRaised = await asAuth(tx, async () => {
    const addresses = await addressesOf(tx, notice);
    if (!addresses) return false;
    await tx.insert(alarms).values({
      id,
      user_id: userId,
      change: kind,
      ...addresses,
      new_email: newEmail ?? null,
      before: {
        ...(kind === 'email-changed' && email !== undefined ? { email } : {}),
        ...(kind === 'phone-changed' && phone !== undefined ? { phone } : {}),
      },
      created_at: new Date(nowMs),
      expires_at: new Date(nowMs + ALARM_LIFE_MS),
    });
    return true;
  });
  if (!isRaised) return undefined;
  const payload = { change: kind, token: alarmToken(ports, id) };
  await notifyPeople({ tx, newId: ports.newId, enqueue: enqueueingIn(tx, ports.jobs) }, [
    { profileId: userId, type: 'security_changed', payload },
  ]);
  return id;
}
