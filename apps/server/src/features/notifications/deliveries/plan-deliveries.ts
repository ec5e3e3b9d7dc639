import type { GivenContacts } from '@chowk/domain/accounts';
import { ANONYMOUS, isUuid } from '@chowk/domain/kernel';
import {
  type ContactState,
  chosenWays,
  DEFAULT_QUIET_HOURS,
  isSentApart,
  kindOfNotice,
  planDeliveries as planRule,
} from '@chowk/domain/notifications';
import { inArray } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { type Tx, withSystem } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import {
  deviceSubscriptions,
  notificationDeliveries,
  notifications,
  quietHours,
} from '../../../db/schema/notifications';
import { notificationChoices } from '../../../db/schema/own-settings';
import { listVerifiedContacts } from '../../../db/verified-contacts';
import type { Messenger } from '../../../messaging';
import { SEND_JOB } from '../job-names';
import { planStep } from '../system-steps';

/** Without any gateway the embedded one writes to the log; beside a real one it stays silent. */
export function gatewaysOf(messenger: Messenger): (channel: 'sms' | 'whatsapp') => boolean {
  const isEmbedded = !messenger.isConfigured('sms') && !messenger.isConfigured('whatsapp');
  return (channel) => isEmbedded || messenger.isConfigured(channel);
}

const NOBODY: GivenContacts = { email: null, phone: null };

/**
 * What people have chosen and can be reached by, for all of them in five questions. Of addresses
 * and numbers only the verified ones leave this place.
 */
export async function readPeople(tx: Tx, ids: readonly string[]) {
  const people = [...new Set(ids)];
  const found = await tx.select().from(profiles).where(inArray(profiles.id, people));
  const choices = await tx
    .select()
    .from(notificationChoices)
    .where(inArray(notificationChoices.profile_id, people));
  const quiet = await tx.select().from(quietHours).where(inArray(quietHours.profile_id, people));
  const devices = await tx
    .selectDistinct({ id: deviceSubscriptions.profile_id })
    .from(deviceSubscriptions)
    .where(inArray(deviceSubscriptions.profile_id, people));
  const quietOf = new Map(quiet.map((row) => [row.profile_id, row]));
  const contacts = await listVerifiedContacts(tx, found);
  const withDevice = new Set(devices.map(({ id }) => id));
  return new Map(
    found.map(({ id, status, language, whatsapp_opt_in, ...given }) => [
      id,
      {
        profile: { id, status, language, whatsapp_opt_in },
        contacts: contacts.get(id) ?? NOBODY,
        has: { email: given.email !== null, phone: given.phone !== null },
        choices: choices.filter(({ profile_id }) => profile_id === id),
        quiet: quietOf.get(id) ?? DEFAULT_QUIET_HOURS,
        hasDevice: withDevice.has(id),
      },
    ]),
  );
}

export type Person =
  Awaited<ReturnType<typeof readPeople>> extends Map<string, infer P> ? P : never;

function contactState(verified: string | null, isGiven: boolean): ContactState {
  if (verified !== null) return 'verified';
  return isGiven ? 'unverified' : 'none';
}

export function reachOf({ profile, contacts, has, hasDevice }: Person, messenger: Messenger) {
  return {
    isActive: profile.status === 'active',
    hasDevice,
    phone: contactState(contacts.phone, has.phone),
    email: contactState(contacts.email, has.email),
    whatsappOptIn: profile.whatsapp_opt_in,
    hasGateway: gatewaysOf(messenger),
  };
}

type PlanPorts = Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs' | 'messenger'>;

/** One row for each way at most: run twice, the second finds them there. */
export async function planDeliveries(ports: PlanPorts, given: readonly unknown[]): Promise<void> {
  const { db, newId, jobs, messenger } = ports;
  const ids = given.filter((id): id is string => typeof id === 'string' && isUuid(id));
  if (ids.length === 0) return;
  await withSystem(db, ANONYMOUS, planStep, async (tx) => {
    const nowMs = ports.nowMs();
    const told = await tx.select().from(notifications).where(inArray(notifications.id, ids));
    const people = await readPeople(
      tx,
      told.map(({ profile_id }) => profile_id),
    );
    const rows = told.flatMap(({ id, profile_id, type }) => {
      const person = people.get(profile_id);
      if (!person) return [];
      const chosen = chosenWays(kindOfNotice(type), person.choices);
      const ways = isSentApart(type) ? chosen.filter((way) => way === 'push') : chosen;
      return planRule(nowMs, ways, reachOf(person, messenger), person.quiet).map((planned) => ({
        id: newId(),
        notification_id: id,
        profile_id,
        type,
        channel: planned.channel,
        state: planned.state,
        reason: planned.reason,
        due_at: new Date(planned.dueMs),
        settled_at: planned.state === 'skipped' ? new Date(nowMs) : null,
        created_at: new Date(nowMs),
      }));
    });
    if (rows.length === 0) return;
    await tx.insert(notificationDeliveries).values(rows).onConflictDoNothing();
    const isDue = rows.some(({ state, due_at }) => state === 'queued' && due_at.getTime() <= nowMs);
    if (isDue) await jobs.enqueueIn(tx, SEND_JOB, {});
  });
}
