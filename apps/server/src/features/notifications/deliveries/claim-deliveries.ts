import { type ChosenChannel, isFixedChoice } from '@chowk/domain/accounts';
import { ANONYMOUS } from '@chowk/domain/kernel';
import {
  afterQuietHours,
  CATALOGUE,
  chosenWays,
  type DeliveryReason,
  DIGEST_WINDOW_MS,
  isNotificationType,
  kindOfNotice,
  MAX_SINGLE,
  type Notified,
  obstacleTo,
} from '@chowk/domain/notifications';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { type Tx, withSystem } from '../../../db';
import { notificationDeliveries, notifications } from '../../../db/schema/notifications';
import { sendStep } from '../system-steps';
import type { Outgoing } from './compose-messages';
import { type Person, reachOf, readPeople } from './plan-deliveries';

export type DeliveryRow = typeof notificationDeliveries.$inferSelect;

interface Due {
  readonly delivery: DeliveryRow;
  readonly told: typeof notifications.$inferSelect;
}

/** What was taken, to be sent now: all its rows go with the first. */
export interface Claimed extends Outgoing {
  readonly channel: ChosenChannel;
  readonly deliveryIds: readonly string[];
  readonly tries: number;
  readonly personId: string;
  readonly to: Person['contacts'];
}

const MAX_AT_ONCE = 100;

/** What has changed since it was planned: read meanwhile, turned off, or nobody there any more. */
function whyNot(ports: Pick<Ports, 'messenger'>, person: Person, due: Due): DeliveryReason | null {
  const { channel, type } = due.delivery;
  const kind = kindOfNotice(type);
  const { seen, read_at } = due.told;
  const isKnown = channel === 'push' ? read_at !== null : seen || read_at !== null;
  if (isKnown && !isFixedChoice(kind, channel)) return 'seen';
  if (!chosenWays(kind, person.choices).includes(channel)) return 'turned_off';
  return obstacleTo(channel, reachOf(person, ports.messenger));
}

function bySort(due: readonly Due[]): Due[][] {
  const groups = new Map<string, Due[]>();
  for (const each of due) {
    const key = `${each.delivery.channel}/${each.delivery.type}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/** When messages of this sort went out lately; those that were part of one are not counted. */
async function sentLately(tx: Tx, { delivery }: Due, nowMs: number): Promise<number[]> {
  const rows = await tx
    .select({ at: notificationDeliveries.claimed_at })
    .from(notificationDeliveries)
    .where(
      and(
        eq(notificationDeliveries.profile_id, delivery.profile_id),
        eq(notificationDeliveries.channel, delivery.channel),
        eq(notificationDeliveries.type, delivery.type),
        inArray(notificationDeliveries.state, ['sent', 'sending']),
        sql`${notificationDeliveries.reason} is null`,
        gt(notificationDeliveries.claimed_at, new Date(nowMs - DIGEST_WINDOW_MS)),
      ),
    );
  return rows.flatMap(({ at }) => (at ? [at.getTime()] : []));
}

async function change(tx: Tx, due: readonly Due[], values: Partial<DeliveryRow>): Promise<void> {
  const ids = due.map(({ delivery }) => delivery.id);
  if (ids.length === 0) return;
  await tx
    .update(notificationDeliveries)
    .set(values)
    .where(inArray(notificationDeliveries.id, ids));
}

function outgoing(due: readonly Due[], person: Person): Claimed | undefined {
  // The latest speaks for all.
  const newest = [...due].reverse();
  const [first, ...others] = newest;
  if (!first) return undefined;
  const { delivery } = first;
  const asNotified = ({ told }: Due): Notified => ({ type: told.type, payload: told.payload });
  return {
    id: delivery.id,
    notificationId: delivery.notification_id,
    type: delivery.type,
    channel: delivery.channel,
    language: person.profile.language,
    notified: [asNotified(first), ...others.map(asNotified)],
    deliveryIds: newest.map(({ delivery: { id } }) => id),
    tries: delivery.tries + 1,
    personId: person.profile.id,
    to: person.contacts,
  };
}

/** Taken in this transaction, sent after it: whoever dies in between has not sent twice. */
async function take(tx: Tx, due: readonly Due[], person: Person, nowMs: number) {
  const claimed_at = new Date(nowMs);
  const made = outgoing(due, person);
  if (!made) return [];
  const tries = sql`${notificationDeliveries.tries} + 1`;
  for (const { delivery } of due) {
    const reason = delivery.id === made.id ? null : ('digest' as const);
    await tx
      .update(notificationDeliveries)
      .set({ state: 'sending', claimed_at, tries, reason })
      .where(eq(notificationDeliveries.id, delivery.id));
  }
  return [made];
}

/** A few one by one; more as one message; and then none until the window is over. */
async function claimSort(
  tx: Tx,
  due: readonly Due[],
  person: Person,
  nowMs: number,
): Promise<Claimed[]> {
  const [first] = due;
  if (!first) return [];
  const lately = await sentLately(tx, first, nowMs);
  if (lately.length + due.length <= MAX_SINGLE) {
    const taken: Claimed[] = [];
    for (const each of due) taken.push(...(await take(tx, [each], person, nowMs)));
    return taken;
  }
  const { type } = first.delivery;
  const mayWait = !(isNotificationType(type) && CATALOGUE[type].isUrgent);
  if (lately.length >= MAX_SINGLE && mayWait) {
    const dueMs = afterQuietHours(Math.min(...lately) + DIGEST_WINDOW_MS, person.quiet);
    await change(tx, due, { due_at: new Date(dueMs) });
    return [];
  }
  return take(tx, due, person, nowMs);
}

async function listDue(tx: Tx, personId: string, now: Date): Promise<Due[]> {
  return tx
    .select({ delivery: notificationDeliveries, told: notifications })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notification_id))
    .where(
      and(
        eq(notificationDeliveries.profile_id, personId),
        eq(notificationDeliveries.state, 'queued'),
        lte(notificationDeliveries.due_at, now),
      ),
    )
    .orderBy(asc(notificationDeliveries.notification_id))
    .limit(MAX_AT_ONCE);
}

type ClaimPorts = Pick<Ports, 'db' | 'nowMs' | 'messenger'>;

/** Undefined when another process is at this person's messages. */
export function claimDeliveries(
  ports: ClaimPorts,
  personId: string,
): Promise<Claimed[] | undefined> {
  return withSystem(ports.db, ANONYMOUS, sendStep, async (tx) => {
    const [lock] = await tx.execute<{ is_ours: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended(${`notify:${personId}`}, 0)) as is_ours`);
    if (!lock?.is_ours) return undefined;
    const nowMs = ports.nowMs();
    const due = await listDue(tx, personId, new Date(nowMs));
    const person = (await readPeople(tx, [personId])).get(personId);
    if (!person) return undefined;
    const settled_at = new Date(nowMs);
    const open: Due[] = [];
    for (const each of due) {
      const reason = whyNot(ports, person, each);
      if (reason) await change(tx, [each], { state: 'skipped', reason, settled_at });
      else open.push(each);
    }
    // What failed before and comes again may have come into the night.
    const quietUntilMs = afterQuietHours(nowMs, person.quiet);
    if (quietUntilMs > nowMs) {
      await change(tx, open, { due_at: new Date(quietUntilMs) });
      return [];
    }
    const claimed: Claimed[] = [];
    for (const sort of bySort(open)) claimed.push(...(await claimSort(tx, sort, person, nowMs)));
    return claimed;
  });
}
