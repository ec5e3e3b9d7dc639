import { HOUR_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Deliveries,
  NOON,
  OFFER,
  SITE,
  startDeliveries,
} from '../../../../test/world/deliveries';
import { profiles } from '../../../db/schema/accounts';
import type { Mail } from '../../../mail';
import { newId } from '../../../new-id';
import { planDeliveries } from './plan-deliveries';
import { sendDeliveries } from './send-deliveries';

const EVENING = Date.parse('2026-11-16T16:00:00Z');
const MORNING = Date.parse('2026-11-17T02:30:00Z');

let t: Deliveries;
beforeAll(async () => {
  t = await startDeliveries();
});
afterAll(() => t.close());
beforeEach(() => t.begin());

describe('the ladder', () => {
  it('goes up as far as chosen, and ends where the notification was seen', async () => {
    const asha = await t.person({
      phone: '+919812345671',
      email: 'asha@chowk.example',
      whatsapp_opt_in: true,
      language: 'hi',
    });
    const browser = await t.subscribe(asha, '/asha');
    await t.choose(asha, 'deals', 'whatsapp', true);
    await t.choose(asha, 'deals', 'sms', true);
    await t.choose(asha, 'deals', 'email', true);
    const id = await t.offer(asha);
    await t.run();
    expect(browser.decrypt(t.service.pushed[0]?.body ?? Buffer.of())).toEqual({
      id,
      title: 'डील',
      body: 'नया ऑफ़र: Diwali counter, टैक्स से पहले ₹200',
      link: `/deal/${OFFER.deal_id}`,
      tag: id,
      lang: 'hi',
    });
    expect([t.texts, t.mails]).toEqual([[], []]);
    await t.at(NOON + 2 * MINUTE_MS);
    expect(t.texts).toMatchObject([{ to: '+919812345671', channel: 'whatsapp', language: 'hi' }]);
    await t.command('notification_mark_seen', { ids: [id] }, { actor: asha });
    await t.at(NOON + 10 * MINUTE_MS);
    expect(t.mails).toEqual([]);
    expect(await t.states(asha)).toEqual(['push sent', 'email skipped seen', 'whatsapp sent']);
  });

  it('has no rung of WhatsApp without the opt-in, also when it is taken back in between', async () => {
    const without = await t.person({ phone: '+919812345672' });
    const withdrawn = await t.person({ phone: '+919812345673', whatsapp_opt_in: true });
    for (const each of [without, withdrawn]) {
      await t.choose(each, 'deals', 'whatsapp', true);
      await t.offer(each);
    }
    await t.command('profile_update', { whatsapp_opt_in: false }, { actor: withdrawn });
    await t.at(NOON + HOUR_MS);
    expect(t.texts).toEqual([]);
    expect(await t.states(without)).toEqual(['whatsapp skipped no_opt_in']);
    expect(await t.states(withdrawn)).toEqual(['whatsapp skipped no_opt_in']);
  });

  it('is left out where it was turned off or the person may not come in', async () => {
    const off = await t.person({ email: 'off@chowk.example' });
    const suspended = await t.person({ email: 'gone@chowk.example' });
    const topup = { topup_id: newId(), amount_paise: 100 };
    for (const each of [off, suspended]) await t.tell(each, 'topup_confirmed', topup);
    await t.choose(off, 'money', 'email', false);
    await t.asSystem((tx) =>
      tx.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, suspended.uid)),
    );
    await t.at(NOON + HOUR_MS);
    expect(t.mails).toEqual([]);
    expect(await t.states(off)).toEqual(['email skipped turned_off']);
    expect(await t.states(suspended)).toEqual(['email skipped suspended']);
  });

  it('tells the owner of an account by mail whatever they saw or chose', async () => {
    const owner = await t.person({ email: 'owner@chowk.example' });
    expect((await t.choose(owner, 'account', 'email', false)).status).toBe(400);
    const payload = { action: 'deal_accept', shop_id: newId(), bizman_id: newId() };
    const id = await t.tell(owner, 'bizman_action', payload);
    await t.command('notification_mark_read', { id }, { actor: owner });
    await t.at(NOON + 10 * MINUTE_MS);
    expect(t.mails).toMatchObject([
      {
        to: 'owner@chowk.example',
        subject: 'Your account: Your business manager performed an action: Deal accepted',
        kind: 'bizman-action',
      },
    ]);
    expect(t.mails[0]?.text).toContain(`${SITE}/shop/${payload.shop_id}`);
  });
});

describe('quiet hours', () => {
  it('keep the phone silent over midnight; the app has it at once', async () => {
    const ravi = await t.person({ email: 'ravi@chowk.example' });
    await t.subscribe(ravi, '/ravi');
    t.clock.ms = EVENING;
    const id = await t.offer(ravi);
    const list = await t.get('/rest/v1/notifications', { actor: ravi });
    expect(list.body.items).toMatchObject([{ id, seen: false }]);
    for (const ms of [EVENING, EVENING + 3 * HOUR_MS, MORNING - 1]) await t.at(ms);
    expect(t.service.pushed).toEqual([]);
    const shown = await t.get('/rest/v1/notification_deliveries', { actor: ravi });
    expect(shown.body.items).toMatchObject([
      { channel: 'push', state: 'queued', due_at: new Date(MORNING).toISOString() },
    ]);
    await t.at(MORNING);
    expect(t.service.pushed).toHaveLength(1);
  });

  it('are one’s own to choose, and hold for what comes again later', async () => {
    const late = await t.person();
    await t.subscribe(late, '/late');
    const hours = { is_on: false, from_minute: 0, to_minute: 0 };
    await t.command('quiet_hours_set', hours, { actor: late });
    expect((await t.get('/rest/v1/quiet_hours', { actor: late })).body).toEqual(hours);
    t.clock.ms = EVENING;
    await t.offer(late);
    t.service.answer('/late', 503);
    await t.run();
    expect(t.service.pushed).toHaveLength(1);
    const quiet = { is_on: true, from_minute: 21 * 60, to_minute: 8 * 60 };
    await t.command('quiet_hours_set', quiet, { actor: late });
    t.service.answer('/late', 201);
    await t.at(EVENING + HOUR_MS);
    expect(t.service.pushed).toHaveLength(1);
    await t.at(MORNING);
    expect(await t.states(late)).toEqual(['push sent']);
    const bad = { ...quiet, from_minute: 1440 };
    expect((await t.command('quiet_hours_set', bad, { actor: late })).status).toBe(400);
  });
});

describe('a flood', () => {
  it('comes as one message, and what follows waits for the next', async () => {
    const busy = await t.person();
    const browser = await t.subscribe(busy, '/busy');
    for (let i = 0; i < 6; i++) await t.offer(busy);
    await t.run();
    expect(t.service.pushed).toHaveLength(1);
    expect(browser.decrypt(t.service.pushed[0]?.body ?? Buffer.of())).toMatchObject({
      body: '6 new: New offer: Diwali counter, ₹200 before tax',
      link: '/notifications',
      tag: 'deal_offered',
    });
    expect((await t.states(busy)).filter((state) => state === 'push sent digest')).toHaveLength(5);
    for (let i = 0; i < 2; i++) await t.offer(busy);
    await t.run();
    expect(t.service.pushed).toHaveLength(3);
    for (let i = 0; i < 5; i++) await t.offer(busy);
    await t.at(NOON + MINUTE_MS);
    expect(t.service.pushed).toHaveLength(3);
    await t.at(NOON + HOUR_MS);
    expect(t.service.pushed).toHaveLength(4);
    expect(await t.states(busy)).not.toContain('push queued');
  });

  it('does not hold back what runs out', async () => {
    const hasty = await t.person();
    await t.subscribe(hasty, '/hasty');
    const until = new Date(NOON + HOUR_MS).toISOString();
    for (let i = 0; i < 5; i++) {
      await t.tell(hasty, 'deal_expiring', { ...OFFER, until });
      await t.run();
    }
    expect(t.service.pushed.map(({ headers }) => headers.urgency)).toEqual(Array(5).fill('high'));
  });
});

describe('jobs that are killed and run again', () => {
  it('plan each way once, however often and with whomever they run', async () => {
    const twice = await t.person({ email: 'twice@chowk.example' });
    const id = await t.tell(twice, 'topup_confirmed', { topup_id: newId(), amount_paise: 100 });
    await Promise.all([planDeliveries(t.ports, [id]), planDeliveries(t.ports, [id, 'x', 7])]);
    t.clock.ms += HOUR_MS;
    await Promise.all([t.run(), t.run(), t.run()]);
    await t.run();
    expect(t.mails).toHaveLength(1);
    expect(await t.states(twice)).toEqual(['email sent']);
  });

  it('never send again what they had taken when they died', async () => {
    const lost = await t.person({ email: 'lost@chowk.example' });
    await t.tell(lost, 'topup_confirmed', { topup_id: newId(), amount_paise: 100 });
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
    expect(await t.states(lost)).toEqual(['email sending']);
    await t.run();
    await t.at(t.clock.ms + 16 * MINUTE_MS);
    expect(t.mails).toHaveLength(1);
    expect(await t.states(lost)).toEqual(['email failed interrupted']);
  });

  it('try a gateway that is away again, a few times, with growing pauses', async () => {
    const patient = await t.person({ email: 'patient@chowk.example' });
    await t.tell(patient, 'topup_confirmed', { topup_id: newId(), amount_paise: 100 });
    let tries = 0;
    t.gateway.fail = () => {
      tries += 1;
      throw new Error('away');
    };
    for (const minute of [10, 11, 12, 13, 17, 25, 41, 60]) await t.at(NOON + minute * MINUTE_MS);
    expect(tries).toBe(5);
    expect(await t.states(patient)).toEqual(['email failed gateway']);
    t.gateway.fail = undefined;
    await t.tell(patient, 'topup_confirmed', { topup_id: newId(), amount_paise: 100 });
    await t.at(t.clock.ms + HOUR_MS);
    expect(t.mails).toHaveLength(1);
  });
});
