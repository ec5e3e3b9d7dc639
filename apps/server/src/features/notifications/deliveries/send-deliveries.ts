import { ANONYMOUS, ChowkError, DAY_MS, SECOND_MS } from '@chowk/domain/kernel';
import {
  CATALOGUE,
  type DeliveryReason,
  INTERRUPTED_AFTER_MS,
  isNotificationType,
  MAX_TRIES,
  retryAfterMs,
} from '@chowk/domain/notifications';
import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { takeSmsAlone } from '../../../contract/limits/sms-budget';
import { withSystem } from '../../../db';
import { deviceSubscriptions, notificationDeliveries } from '../../../db/schema/notifications';
import { sendStep } from '../system-steps';
import { type Claimed, claimDeliveries } from './claim-deliveries';
import { mailMessage, pushMessage, textMessage } from './compose-messages';

type SendPorts = Pick<Ports, 'db' | 'limits' | 'log' | 'nowMs' | 'mailer' | 'messenger' | 'push'>;

interface Settled {
  readonly state: 'sent' | 'skipped' | 'failed';
  readonly reason: DeliveryReason | null;
}
type Outcome = Settled | { readonly state: 'later' };

const SENT: Settled = { state: 'sent', reason: null };
const REFUSED: Settled = { state: 'failed', reason: 'gateway' };
const PEOPLE_AT_ONCE = 50;
/** Topics of push services are at most thirty-two letters. */
const topicOf = (tag: string) => tag.replace(/[^A-Za-z0-9_]/g, '').slice(0, 32);

/** To every device; those that are gone are forgotten. One that took it is enough. */
async function sendPush(ports: SendPorts, claimed: Claimed): Promise<Outcome> {
  const { db, push, nowMs } = ports;
  const { personId } = claimed;
  const devices = await withSystem(db, ANONYMOUS, sendStep, (tx) =>
    tx.select().from(deviceSubscriptions).where(eq(deviceSubscriptions.profile_id, personId)),
  );
  const message = pushMessage(claimed);
  const isUrgent = isNotificationType(claimed.type) && CATALOGUE[claimed.type].isUrgent === true;
  const options = {
    ttlS: DAY_MS / SECOND_MS,
    urgency: isUrgent ? 'high' : 'normal',
    topic: topicOf(message.tag),
  } as const;
  const outcomes = await Promise.all(
    devices.map(async (device) => ({
      id: device.id,
      outcome: await push.send(device, JSON.stringify(message), options),
    })),
  );
  const idsOf = (wanted: string) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
  const [gone, sent] = [idsOf('gone'), idsOf('sent')];
  await withSystem(db, ANONYMOUS, sendStep, async (tx) => {
    if (gone.length > 0) {
      await tx.delete(deviceSubscriptions).where(inArray(deviceSubscriptions.id, gone));
    }
    if (sent.length > 0) {
      await tx
        .update(deviceSubscriptions)
        .set({ last_sent_at: new Date(nowMs()) })
        .where(inArray(deviceSubscriptions.id, sent));
    }
  });
  if (sent.length > 0) return SENT;
  if (gone.length === devices.length) return { state: 'skipped', reason: 'no_device' };
  return idsOf('later').length > 0 ? { state: 'later' } : REFUSED;
}

/** What costs per message counts, as codes do; what is over the limits is in the app all the same. */
async function isOverBudget(ports: SendPorts, { channel, to }: Claimed): Promise<boolean> {
  if (channel !== 'sms' && channel !== 'whatsapp') return false;
  try {
    await takeSmsAlone(ports, { phone: to.phone ?? '' });
    return false;
  } catch (error) {
    if (error instanceof ChowkError && error.code === 'RATE_LIMITED') return true;
    throw error;
  }
}

async function send(ports: SendPorts, siteUrl: string, claimed: Claimed): Promise<Outcome> {
  const { channel, to } = claimed;
  if (channel === 'push') return sendPush(ports, claimed);
  try {
    if (await isOverBudget(ports, claimed)) return { state: 'skipped', reason: 'sms_limit' };
    if (channel === 'email') {
      await ports.mailer.send(mailMessage(claimed, to.email ?? '', siteUrl));
    } else {
      await ports.messenger.send(textMessage(claimed, to.phone ?? '', channel, siteUrl));
    }
    return SENT;
  } catch (error) {
    ports.log.warn({ err: error, channel, type: claimed.type }, 'a notification was not taken');
    return { state: 'later' };
  }
}

/** What the gateway did not take is tried again, a few times; the rest is settled. */
async function settle(ports: SendPorts, claimed: Claimed, outcome: Outcome): Promise<void> {
  const nowMs = ports.nowMs();
  const isAgain = outcome.state === 'later' && claimed.tries < MAX_TRIES;
  const last: Settled = outcome.state === 'later' ? REFUSED : outcome;
  await withSystem(ports.db, ANONYMOUS, sendStep, async (tx) => {
    for (const id of claimed.deliveryIds) {
      const isPart = id !== claimed.id;
      await tx
        .update(notificationDeliveries)
        .set(
          isAgain
            ? {
                state: 'queued',
                reason: null,
                claimed_at: null,
                due_at: new Date(nowMs + retryAfterMs(claimed.tries)),
              }
            : {
                state: last.state,
                reason: last.state === 'sent' && isPart ? 'digest' : last.reason,
                settled_at: new Date(nowMs),
              },
        )
        .where(and(eq(notificationDeliveries.id, id), eq(notificationDeliveries.state, 'sending')));
    }
  });
}

/**
 * Whoever took these died before saying how it went. They may have arrived: a message too few is
 * noticed in the app, one too many is a nuisance on the phone, so they are not sent again.
 */
async function giveUpInterrupted({ db, nowMs }: SendPorts): Promise<void> {
  await withSystem(db, ANONYMOUS, sendStep, (tx) =>
    tx
      .update(notificationDeliveries)
      .set({ state: 'failed', reason: 'interrupted', settled_at: new Date(nowMs()) })
      .where(
        and(
          eq(notificationDeliveries.state, 'sending'),
          lt(notificationDeliveries.claimed_at, new Date(nowMs() - INTERRUPTED_AFTER_MS)),
        ),
      ),
  );
}

async function listPeopleWithDue({ db, nowMs }: SendPorts): Promise<string[]> {
  const rows = await withSystem(db, ANONYMOUS, sendStep, (tx) =>
    tx
      .selectDistinct({ id: notificationDeliveries.profile_id })
      .from(notificationDeliveries)
      .where(
        and(
          eq(notificationDeliveries.state, 'queued'),
          lte(notificationDeliveries.due_at, new Date(nowMs())),
        ),
      )
      .limit(PEOPLE_AT_ONCE),
  );
  return rows.map(({ id }) => id);
}

/** Everything that is due, person by person. Run beside another, each takes what the other has not. */
export async function sendDeliveries(
  ports: SendPorts,
  siteUrl: string,
  signal?: AbortSignal,
): Promise<void> {
  await giveUpInterrupted(ports);
  for (;;) {
    const people = await listPeopleWithDue(ports);
    let isAnyOurs = false;
    for (const personId of people) {
      if (signal?.aborted) return;
      const claimed = await claimDeliveries(ports, personId);
      if (claimed) isAnyOurs = true;
      for (const each of claimed ?? []) {
        await settle(ports, each, await send(ports, siteUrl, each));
      }
    }
    if (!isAnyOurs) return;
  }
}
