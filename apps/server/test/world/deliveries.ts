import type { GivenContacts } from '@chowk/domain/accounts';
import type { Actor } from '@chowk/domain/kernel';
import type { NotificationType, PayloadOf } from '@chowk/domain/notifications';
import { asc, eq } from 'drizzle-orm';
import type { Ports } from '../../src/contract/context';
import { withAuth } from '../../src/db';
import { profiles } from '../../src/db/schema/accounts';
import { users } from '../../src/db/schema/auth/auth';
import { notificationDeliveries } from '../../src/db/schema/notifications';
import { enqueueingIn, type Notice, notifyPeople } from '../../src/features/notifications';
import { planDeliveries } from '../../src/features/notifications/deliveries/plan-deliveries';
import { sendDeliveries } from '../../src/features/notifications/deliveries/send-deliveries';
import { PLAN_JOB } from '../../src/features/notifications/job-names';
import type { Mail } from '../../src/mail';
import type { Message } from '../../src/messaging';
import { newId } from '../../src/new-id';
import { createPushBrowser, startPushService } from '../outside/push-service';
import { recordJobs } from '../ports';
import { startMarket } from './market';

export const SITE = 'https://chowk.example';
/** In India, on a day without anything special. */
export const NOON = Date.parse('2026-11-16T06:30:00Z');
export const OFFER = { deal_id: newId(), campaign_title: 'Diwali counter', payout_paise: 200_00 };

export type Person = Actor & { uid: string };

/** A market whose messages end in lists, with short ways to tell somebody something. */
export async function startDeliveries(ports: Pick<Partial<Ports>, 'limits'> = {}) {
  const service = await startPushService();
  const mails: Mail[] = [];
  const texts: Message[] = [];
  /** What the gateways do with the next message, where they do not take it. */
  const gateway = { fail: undefined as (() => void) | undefined };
  const jobs = recordJobs();

  function take<M>(list: M[]) {
    return async (message: M & { id?: string }) => {
      gateway.fail?.();
      list.push(message);
      return { id: message.id ?? '' };
    };
  }

  const t = await startMarket({
    ports: {
      ...ports,
      jobs,
      mailer: { send: take(mails), isConfigured: () => true, close: async () => undefined },
      messenger: { send: take(texts), isConfigured: () => true },
    },
  });

  async function person(values: Partial<typeof profiles.$inferInsert> = {}): Promise<Person> {
    const made = await t.person('retailer');
    if (Object.keys(values).length > 0) {
      await t.asSystem((tx) => tx.update(profiles).set(values).where(eq(profiles.id, made.uid)));
    }
    await prove(made, { email: values.email ?? null, phone: values.phone ?? null });
    return made;
  }

  /** As if they had opened the link and typed the code; what is not named stays unproved. */
  async function prove({ uid }: Person, { email, phone }: GivenContacts): Promise<void> {
    const login = {
      email,
      email_confirmed_at: email ? new Date(t.clock.ms) : null,
      phone: phone?.slice(1) ?? null,
      phone_confirmed_at: phone ? new Date(t.clock.ms) : null,
    };
    await withAuth(t.db, 'write', (tx) =>
      tx
        .insert(users)
        .values({ id: uid, ...login })
        .onConflictDoUpdate({ target: users.id, set: login }),
    );
  }

  /** Told as a feature tells it, and planned as the queue would. */
  async function tell<T extends NotificationType>(to: Person, type: T, payload: PayloadOf<T>) {
    jobs.sent.length = 0;
    const notice = { profileId: to.uid, type, payload } as Notice;
    await t.asSystem((tx) =>
      notifyPeople({ tx, newId, enqueue: enqueueingIn(tx, jobs) }, [notice]),
    );
    const ids = jobs.sent.find(({ name }) => name === PLAN_JOB)?.data.ids as string[];
    await planDeliveries(t.ports, ids);
    return ids[0] ?? '';
  }

  const run = () => sendDeliveries(t.ports, SITE);

  async function states(to: Person): Promise<string[]> {
    const { channel, created_at, profile_id } = notificationDeliveries;
    const rows = await t.asSystem((tx) =>
      tx
        .select()
        .from(notificationDeliveries)
        .where(eq(profile_id, to.uid))
        .orderBy(asc(created_at), asc(channel)),
    );
    return rows.map((row) => [row.channel, row.state, row.reason ?? ''].join(' ').trim());
  }

  return {
    ...t,
    service,
    mails,
    texts,
    gateway,
    person,
    prove,
    tell,
    run,
    states,
    offer: (to: Person) => tell(to, 'deal_offered', OFFER),
    at: async (ms: number) => {
      t.clock.ms = ms;
      await run();
    },
    choose: (actor: Person, kind: string, channel: string, is_on: boolean) =>
      t.command('notification_choice_set', { kind, channel, is_on }, { actor }),
    subscribe: async (actor: Person, path: string) => {
      const browser = createPushBrowser(service.origin + path);
      const answer = await t.command('push_subscribe', browser.subscription, { actor });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return browser;
    },
    /** Noon again, and nothing said. */
    begin: () => {
      t.clock.ms = NOON;
      for (const list of [mails, texts, service.pushed]) list.length = 0;
      gateway.fail = undefined;
    },
    close: async () => {
      await service.close();
      await t.close();
    },
  };
}

export type Deliveries = Awaited<ReturnType<typeof startDeliveries>>;
