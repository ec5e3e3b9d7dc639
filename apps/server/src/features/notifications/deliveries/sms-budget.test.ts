import { HOUR_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOON, startDeliveries } from '../../../../test/world/deliveries';
import { type Market, startMarket } from '../../../../test/world/market';
import { smsToday, takeSmsAlone } from '../../../contract/limits/sms-budget';
import { DEFAULT_LIMITS, uncounted } from '../../../limits';
import { raiseSmsAlarm } from './sms-alarm';

const open = uncounted(DEFAULT_LIMITS);
const limits = {
  ...open,
  lookups: { ...open.lookups, person: { burst: 4, perMinute: 0.01 } },
  sms: {
    ...open.sms,
    perDay: 10,
    perPerson: { burst: 3, perMinute: 0.01 },
    perNumber: { burst: 2, perMinute: 0.01 },
  },
};

let t: Market;
beforeAll(async () => {
  t = await startMarket({ ports: { limits } });
});
afterAll(() => t.close());

const phone = (i: number) => `+9198000000${String(i).padStart(2, '0')}`;
const take = (i: number, personId?: string) =>
  takeSmsAlone(t.ports, { phone: phone(i), personId }).then(
    () => 'sent',
    (error: Error) => error.message,
  );

it('one person causes few messages, one number gets few, and all of us send so many a day', async () => {
  const ravi = await t.person('bizman');
  expect([await take(1, ravi.uid), await take(1, ravi.uid), await take(1, ravi.uid)]).toEqual([
    'sent',
    'sent',
    'RATE_LIMITED',
  ]);
  expect([await take(2, ravi.uid), await take(3, ravi.uid)]).toEqual(['sent', 'RATE_LIMITED']);
  expect(await take(4)).toBe('sent');
  expect(await raiseSmsAlarm(t.ports)).toBe(false);
  for (let i = 10; i < 16; i += 1) expect(await take(i)).toBe('sent');
  expect(await take(20)).toBe('RATE_LIMITED');
  // The next day begins anew.
  t.clock.ms += 24 * HOUR_MS;
  expect(await take(21)).toBe('sent');
  t.clock.ms -= 24 * HOUR_MS;
});

it('at four fifths of a day’s messages the admins are told, once', async () => {
  const admin = await t.person('admin');
  expect(await raiseSmsAlarm(t.ports)).toBe(true);
  expect(await raiseSmsAlarm(t.ports)).toBe(false);
  const told = await t.db.execute(
    `select payload from notifications where profile_id = '${admin.uid}' and type = 'sms_running_out'`,
  );
  expect(told).toMatchObject([{ payload: { sent: 10, limit: 10 } }]);
  const bizmen = await t.db.execute(
    `select count(*)::int as n from notifications where type = 'sms_running_out' and profile_id not in (select user_id from user_roles where role in ('admin', 'super_admin'))`,
  );
  expect(bizmen).toEqual([{ n: 0 }]);
});

it('a bizman may ask after few numbers, by whichever door, and after names as before', async () => {
  const ravi = await t.person('bizman');
  const ask = (what: string) => t.get(`/rest/v1/lead_duplicates?${what}`, { actor: ravi });
  for (let i = 0; i < 4; i += 1) {
    expect((await ask(`phone=98000001${String(i).padStart(2, '0')}`)).status).toBe(200);
  }
  expect((await ask('phone=9800000199')).body.code).toBe('RATE_LIMITED');
  const { body } = await t.command('profile_update', { phone: '9800000198' }, { actor: ravi });
  expect(body.code).toBe('RATE_LIMITED');
  expect((await ask('shop_name=Sharma')).status).toBe(200);
  expect((await t.command('profile_update', { area: 'Khar' }, { actor: ravi })).status).toBe(200);
  const meena = await t.person('bizman');
  const other = await t.get('/rest/v1/lead_duplicates?phone=9800000199', { actor: meena });
  expect(other.status).toBe(200);
});

it('a notification by SMS or WhatsApp counts as a code does, and both stop at the limits', async () => {
  const d = await startDeliveries({
    limits: { ...open, sms: { ...open.sms, perDay: 3, perNumber: { burst: 1, perMinute: 0.001 } } },
  });
  await d.begin();
  const reader = async (last: number, values: object = {}) => {
    const person = await d.person({ phone: `+91981234560${last}`, ...values });
    await d.choose(person, 'deals', 'sms', true);
    return person;
  };
  const [asha, ravi, meena] = [await reader(1), await reader(2), await reader(3)];
  await d.offer(asha);
  await d.offer(asha);
  await d.at(NOON + HOUR_MS);
  expect(await d.states(asha)).toEqual(['sms sent', 'sms skipped sms_limit']);
  expect(await smsToday(d.ports)).toBe(1);
  const opted = await reader(4, { whatsapp_opt_in: true });
  await d.choose(opted, 'deals', 'sms', false);
  await d.choose(opted, 'deals', 'whatsapp', true);
  await d.offer(opted);
  await d.at(NOON + 2 * HOUR_MS);
  expect(await d.states(opted)).toEqual(['whatsapp sent']);
  await d.offer(opted);
  await d.at(NOON + 2.5 * HOUR_MS);
  expect(await d.states(opted)).toEqual(['whatsapp sent', 'whatsapp skipped sms_limit']);
  expect([await smsToday(d.ports), await raiseSmsAlarm(d.ports)]).toEqual([2, false]);
  await d.offer(ravi);
  await d.at(NOON + 3 * HOUR_MS);
  expect(await d.states(ravi)).toEqual(['sms sent']);
  expect(await raiseSmsAlarm(d.ports)).toBe(true);
  await d.offer(meena);
  await d.at(NOON + 4 * HOUR_MS);
  expect(await d.states(meena)).toEqual(['sms skipped sms_limit']);
  expect(d.texts.filter(({ channel }) => channel === 'sms')).toHaveLength(2);
  await d.close();
});
