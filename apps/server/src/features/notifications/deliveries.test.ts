import { type Actor, DAY_MS, HOUR_MS, MINUTE_MS } from '@chowk/domain/kernel';
import type { NotificationType, PayloadOf } from '@chowk/domain/notifications';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Market, startMarket } from '../../../test/market';
import type { RecordedJobs } from '../../../test/ports';
import { createPushBrowser, startPushService, verifyVapid } from '../../../test/push-service';
import { profiles } from '../../db/schema/accounts';
import {
  deviceSubscriptions,
  notificationDeliveries,
  notifications,
} from '../../db/schema/notifications';
import type { Mail } from '../../mail';
import type { Message } from '../../messaging';
import { newId } from '../../new-id';
import { clearNotifications } from './clear-notifications';
import { PLAN_JOB } from './job-names';
import { enqueueingIn, notifyPeople } from './notify-people';
import { planDeliveries } from './plan-deliveries';
import { sendDeliveries } from './send-deliveries';

const SITE = 'https://chowk.example';
/** Noon in India. */
const NOON = Date.parse('2026-11-16T06:30:00Z');
const EVENING = Date.parse('2026-11-16T16:00:00Z');
const MORNING = Date.parse('2026-11-17T02:30:00Z');

let t: Market;
let service: Awaited<ReturnType<typeof startPushService>>;
const mails: Mail[] = [];
const texts: Message[] = [];
/** What the gateways do with the next message, where they do not take it. */
const gateway = { fail: undefined as (() => void) | undefined };

function take<M>(list: M[]) {
  return async (message: M & { id?: string }) => {
    gateway.fail?.();
    list.push(message);
    return { id: message.id ?? '' };
  };
}

beforeAll(async () => {
  service = await startPushService();
  t = await startMarket({
    ports: {
      mailer: { send: take(mails), isConfigured: () => true, close: async () => undefined },
      messenger: { send: take(texts), isConfigured: () => true },
    },
  });
});
afterAll(async () => {
  await service.close();
  await t.close();
});
beforeEach(() => {
  t.clock.ms = NOON;
  for (const list of [mails, texts, service.pushed]) list.length = 0;
  gateway.fail = undefined;
});

type Person = Actor & { uid: string };
type Reached = Partial<typeof profiles.$inferInsert>;

async function person(values: Reached = {}): Promise<Person> {
  const made = await t.person('retailer');
  if (Object.keys(values).length > 0) {
    await t.asSystem((tx) => tx.update(profiles).set(values).where(eq(profiles.id, made.uid)));
  }
  return made;
}

const OFFER = { deal_id: newId(), campaign_title: 'Diwali counter', payout_paise: 200_00 };

/** Told as a feature tells it, and planned as the queue would. */
async function tell<T extends NotificationType>(
  to: Person,
  type: T,
  payload: PayloadOf<T>,
): Promise<string> {
  const { sent } = t.ports.jobs as RecordedJobs;
  sent.length = 0;
  const notice = { profileId: to.uid, type, payload } as Parameters<typeof notifyPeople>[1][number];
  await t.asSystem((tx) =>
    notifyPeople({ tx, newId, enqueue: enqueueingIn(tx, t.ports.jobs) }, [notice]),
  );
  const job = sent.find(({ name }) => name === PLAN_JOB);
  const ids = job?.data.ids as string[];
  await planDeliveries(t.ports, ids);
  return ids[0] ?? '';
}

const offer = (to: Person) => tell(to, 'deal_offered', OFFER);
const run = () => sendDeliveries(t.ports, SITE);

async function at(ms: number): Promise<void> {
  t.clock.ms = ms;
  await run();
}

async function states(to: Person): Promise<string[]> {
  const rows = await t.asSystem((tx) =>
    tx
      .select()
      .from(notificationDeliveries)
      .where(eq(notificationDeliveries.profile_id, to.uid))
      .orderBy(asc(notificationDeliveries.created_at), asc(notificationDeliveries.channel)),
  );
  return rows.map(({ channel, state, reason }) => [channel, state, reason ?? ''].join(' ').trim());
}

const choose = (actor: Person, kind: string, channel: string, is_on: boolean) =>
  t.command('notification_choice_set', { kind, channel, is_on }, { actor });

async function subscribe(actor: Person, path: string) {
  const browser = createPushBrowser(service.origin + path);
  const answer = await t.command('push_subscribe', browser.subscription, { actor });
  expect(answer.status).toBe(200);
  return browser;
}

describe('the ladder', () => {
  it('goes up as far as chosen, and ends where the notification was seen', async () => {
    const asha = await person({
      phone: '+919812345671',
      email: 'asha@chowk.example',
      whatsapp_opt_in: true,
      language: 'hi',
    });
    const browser = await subscribe(asha, '/asha');
    await choose(asha, 'deals', 'whatsapp', true);
    await choose(asha, 'deals', 'sms', true);
    await choose(asha, 'deals', 'email', true);
    const id = await offer(asha);
    await run();
    expect(browser.decrypt(service.pushed[0]?.body ?? Buffer.of())).toEqual({
      id,
      title: 'डील',
      body: 'नया ऑफ़र: Diwali counter, आपके लिए ₹200',
      link: `/deal/${OFFER.deal_id}`,
      tag: id,
      lang: 'hi',
    });
    expect([texts, mails]).toEqual([[], []]);
    await at(NOON + 2 * MINUTE_MS);
    expect(texts).toMatchObject([{ to: '+919812345671', channel: 'whatsapp', language: 'hi' }]);
    await t.command('notification_mark_seen', { ids: [id] }, { actor: asha });
    await at(NOON + 10 * MINUTE_MS);
    expect(mails).toEqual([]);
    expect(await states(asha)).toEqual(['push sent', 'email skipped seen', 'whatsapp sent']);
  });

  it('has no rung of WhatsApp without the opt-in, also when it is taken back in between', async () => {
    const without = await person({ phone: '+919812345672' });
    const withdrawn = await person({ phone: '+919812345673', whatsapp_opt_in: true });
    for (const each of [without, withdrawn]) {
      await choose(each, 'deals', 'whatsapp', true);
      await offer(each);
    }
    await t.command('profile_update', { whatsapp_opt_in: false }, { actor: withdrawn });
    await at(NOON + HOUR_MS);
    expect(texts).toEqual([]);
    expect(await states(without)).toEqual(['whatsapp skipped no_opt_in']);
    expect(await states(withdrawn)).toEqual(['whatsapp skipped no_opt_in']);
  });

  it('is left out where it was turned off or the person may not come in', async () => {
    const off = await person({ email: 'off@chowk.example' });
    const suspended = await person({ email: 'gone@chowk.example' });
    const topup = { topup_id: newId(), amount_paise: 100 };
    for (const each of [off, suspended]) await tell(each, 'topup_confirmed', topup);
    await choose(off, 'money', 'email', false);
    await t.asSystem((tx) =>
      tx.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, suspended.uid)),
    );
    await at(NOON + HOUR_MS);
    expect(mails).toEqual([]);
    expect(await states(off)).toEqual(['email skipped turned_off']);
    expect(await states(suspended)).toEqual(['email skipped suspended']);
  });

  it('tells the owner of an account by mail whatever they saw or chose', async () => {
    const owner = await person({ email: 'owner@chowk.example' });
    expect((await choose(owner, 'account', 'email', false)).status).toBe(400);
    const payload = { action: 'deal_accept', shop_id: newId(), bizman_id: newId() };
    const id = await tell(owner, 'bizman_action', payload);
    await t.command('notification_mark_read', { id }, { actor: owner });
    await at(NOON + 10 * MINUTE_MS);
    expect(mails).toMatchObject([
      {
        to: 'owner@chowk.example',
        subject: 'Your account: Your business manager performed an action: Deal accepted',
        kind: 'bizman-action',
      },
    ]);
    expect(mails[0]?.text).toContain(`${SITE}/shop/${payload.shop_id}`);
  });
});

describe('quiet hours', () => {
  it('keep the phone silent over midnight; the app has it at once', async () => {
    const ravi = await person({ email: 'ravi@chowk.example' });
    await subscribe(ravi, '/ravi');
    t.clock.ms = EVENING;
    const id = await offer(ravi);
    const list = await t.get('/rest/v1/notifications', { actor: ravi });
    expect(list.body.items).toMatchObject([{ id, seen: false }]);
    for (const ms of [EVENING, EVENING + 3 * HOUR_MS, MORNING - 1]) await at(ms);
    expect(service.pushed).toEqual([]);
    const shown = await t.get('/rest/v1/notification_deliveries', { actor: ravi });
    expect(shown.body.items).toMatchObject([
      { channel: 'push', state: 'queued', due_at: new Date(MORNING).toISOString() },
    ]);
    await at(MORNING);
    expect(service.pushed).toHaveLength(1);
  });

  it('are one’s own to choose, and hold for what comes again later', async () => {
    const late = await person();
    await subscribe(late, '/late');
    const hours = { is_on: false, from_minute: 0, to_minute: 0 };
    await t.command('quiet_hours_set', hours, { actor: late });
    expect((await t.get('/rest/v1/quiet_hours', { actor: late })).body).toEqual(hours);
    t.clock.ms = EVENING;
    await offer(late);
    service.answer('/late', 503);
    await run();
    expect(service.pushed).toHaveLength(1);
    const quiet = { is_on: true, from_minute: 21 * 60, to_minute: 8 * 60 };
    await t.command('quiet_hours_set', quiet, { actor: late });
    service.answer('/late', 201);
    await at(EVENING + HOUR_MS);
    expect(service.pushed).toHaveLength(1);
    await at(MORNING);
    expect(await states(late)).toEqual(['push sent']);
    const bad = { ...quiet, from_minute: 1440 };
    expect((await t.command('quiet_hours_set', bad, { actor: late })).status).toBe(400);
  });
});

describe('a flood', () => {
  it('comes as one message, and what follows waits for the next', async () => {
    const busy = await person();
    const browser = await subscribe(busy, '/busy');
    for (let i = 0; i < 6; i++) await offer(busy);
    await run();
    expect(service.pushed).toHaveLength(1);
    expect(browser.decrypt(service.pushed[0]?.body ?? Buffer.of())).toMatchObject({
      body: '6 new: New offer: Diwali counter, ₹200 for you',
      link: '/notifications',
      tag: 'deal_offered',
    });
    expect((await states(busy)).filter((state) => state === 'push sent digest')).toHaveLength(5);
    for (let i = 0; i < 2; i++) await offer(busy);
    await run();
    expect(service.pushed).toHaveLength(3);
    for (let i = 0; i < 5; i++) await offer(busy);
    await at(NOON + MINUTE_MS);
    expect(service.pushed).toHaveLength(3);
    await at(NOON + HOUR_MS);
    expect(service.pushed).toHaveLength(4);
    expect(await states(busy)).not.toContain('push queued');
  });

  it('does not hold back what runs out', async () => {
    const hasty = await person();
    await subscribe(hasty, '/hasty');
    const until = new Date(NOON + HOUR_MS).toISOString();
    for (let i = 0; i < 5; i++) {
      await tell(hasty, 'deal_expiring', { ...OFFER, until });
      await run();
    }
    expect(service.pushed.map(({ headers }) => headers.urgency)).toEqual(Array(5).fill('high'));
  });
});

describe('jobs that are killed and run again', () => {
  it('plan each way once, however often and with whomever they run', async () => {
    const twice = await person({ email: 'twice@chowk.example' });
    const id = await tell(twice, 'topup_confirmed', { topup_id: newId(), amount_paise: 100 });
    await Promise.all([planDeliveries(t.ports, [id]), planDeliveries(t.ports, [id, 'x', 7])]);
    t.clock.ms += HOUR_MS;
    await Promise.all([run(), run(), run()]);
    await run();
    expect(mails).toHaveLength(1);
    expect(await states(twice)).toEqual(['email sent']);
  });

  it('never send again what they had taken when they died', async () => {
    const lost = await person({ email: 'lost@chowk.example' });
    await tell(lost, 'topup_confirmed', { topup_id: newId(), amount_paise: 100 });
    t.clock.ms += HOUR_MS;
    // The line to the database is cut between the message and the word that it went.
    let isCut = false;
    const { db } = t;
    const dying = {
      ...t.ports,
      mailer: {
        ...t.ports.mailer,
        send: async (mail: Mail) => {
          const sent = await t.ports.mailer.send(mail);
          isCut = true;
          return sent;
        },
      },
      db: {
        ...db,
        transaction: ((...given: Parameters<typeof db.transaction>) =>
          isCut
            ? Promise.reject(new Error('killed'))
            : db.transaction(...given)) as typeof db.transaction,
      },
    };
    await expect(sendDeliveries(dying, SITE)).rejects.toThrow('killed');
    expect(await states(lost)).toEqual(['email sending']);
    await run();
    await at(t.clock.ms + 16 * MINUTE_MS);
    expect(mails).toHaveLength(1);
    expect(await states(lost)).toEqual(['email failed interrupted']);
  });

  it('try a gateway that is away again, a few times, with growing pauses', async () => {
    const patient = await person({ email: 'patient@chowk.example' });
    await tell(patient, 'topup_confirmed', { topup_id: newId(), amount_paise: 100 });
    let tries = 0;
    gateway.fail = () => {
      tries += 1;
      throw new Error('away');
    };
    for (let minute = 10; minute < 60; minute++) await at(NOON + minute * MINUTE_MS);
    expect(tries).toBe(5);
    expect(await states(patient)).toEqual(['email failed gateway']);
    gateway.fail = undefined;
    await tell(patient, 'topup_confirmed', { topup_id: newId(), amount_paise: 100 });
    await at(t.clock.ms + HOUR_MS);
    expect(mails).toHaveLength(1);
  });
});

describe('pushes', () => {
  it('carry the signature of this server for that service, and little else to read', async () => {
    const signed = await person();
    await subscribe(signed, '/signed');
    await offer(signed);
    await run();
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = service.pushed;
    const { public_key } = (await t.get('/rest/v1/push_key', { actor: signed })).body;
    const { sub } = await verifyVapid(
      headers.authorization ?? '',
      String(public_key),
      service.origin,
    );
    expect(sub).toBe('mailto:tests@chowk.example');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(body.toString('latin1')).not.toContain('Diwali');
    expect(body.byteLength).toBeLessThan(2048);
  });

  it('go to every device; those that are gone are forgotten', async () => {
    const many = await person();
    for (const path of ['/many-1', '/many-2', '/many-3']) await subscribe(many, path);
    service.answer('/many-1', 410);
    service.answer('/many-2', 404);
    await offer(many);
    await run();
    expect(service.pushed).toHaveLength(3);
    const { items } = (await t.get('/rest/v1/push_devices', { actor: many })).body;
    expect(items).toHaveLength(1);
    service.answer('/many-3', 410);
    await offer(many);
    await run();
    expect(await states(many)).toEqual(['push sent', 'push skipped no_device']);
    await offer(many);
    expect(await states(many)).toHaveLength(2);
  });

  it('are a device’s, which belongs to whoever signed in last, and to nobody else to end', async () => {
    const [first, second, stranger] = [await person(), await person(), await person()];
    const { subscription } = await subscribe(first, '/shared');
    await t.command('push_subscribe', subscription, { actor: first });
    const itemsOf = async (actor: Person) =>
      (await t.get('/rest/v1/push_devices', { actor })).body.items as { id: string }[];
    expect(await itemsOf(first)).toHaveLength(1);
    await t.command('push_subscribe', subscription, { actor: second });
    expect(await itemsOf(first)).toEqual([]);
    const [device] = await itemsOf(second);
    const { endpoint } = subscription;
    for (const input of [{ endpoint }, { id: device?.id }]) {
      await t.command('push_unsubscribe', input, { actor: stranger });
    }
    expect(await itemsOf(second)).toHaveLength(1);
    const left = await t.command('push_unsubscribe', { endpoint }, { actor: second });
    expect(left.body).toEqual({ items: [] });
    for (let i = 0; i < 12; i++) await subscribe(first, `/heap-${i}`);
    expect(await itemsOf(first)).toHaveLength(10);
  });

  it('are not sent to forged addresses: inside, elsewhere, with a name or keys made up', async () => {
    const forger = await person();
    const { keys } = createPushBrowser('').subscription;
    const endpoints = [
      'http://push.example/x',
      'https://10.0.0.7/x',
      'https://169.254.169.254/latest/meta-data',
      'https://[fe80::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://[fd00::1]/x',
      'https://192.168.1.1/x',
      'https://metadata.google.internal/x',
      'https://intranet/x',
      'https://printer.local/x',
      'https://user:word@push.example/x',
      'https://push.example:8080/x',
      'ftp://push.example/x',
      'javascript:alert(1)',
      'not an address',
    ];
    for (const endpoint of endpoints) {
      const answer = await t.command('push_subscribe', { endpoint, keys }, { actor: forger });
      expect([endpoint, answer.status]).toEqual([endpoint, 400]);
    }
    const endpoint = 'https://push.example/x';
    for (const forged of [
      { ...keys, p256dh: 'AAAA' },
      { ...keys, auth: '<script>' },
    ]) {
      const answer = await t.command(
        'push_subscribe',
        { endpoint, keys: forged },
        { actor: forger },
      );
      expect(answer.status).toBe(400);
    }
    const rows = await t.asSystem((tx) =>
      tx.select().from(deviceSubscriptions).where(eq(deviceSubscriptions.profile_id, forger.uid)),
    );
    expect(rows).toEqual([]);
  });
});

it('keeps nothing longer than anybody is shown it', async () => {
  const old = await person({ email: 'old@chowk.example' });
  const id = await tell(old, 'topup_confirmed', { topup_id: newId(), amount_paise: 100 });
  const young = await offer(old);
  await t.asSystem((tx) =>
    tx
      .update(notifications)
      .set({ created_at: new Date(NOON - 91 * DAY_MS) })
      .where(and(eq(notifications.id, id))),
  );
  expect(await clearNotifications(t.ports)).toBe(1);
  const left = await t.get('/rest/v1/notifications', { actor: old });
  expect(left.body.items).toMatchObject([{ id: young }]);
  expect(await states(old)).toEqual([]);
});
