import type { Me } from '@chowk/domain/accounts';
import type { Actor } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { withActor, withSystem } from '../../db';
import { consents, notificationChoices, payoutDetails } from '../../db/schema/own-settings';
import { auditLogs } from '../../db/schema/system/runner';
import { newId } from '../../new-id';
import { changeStanding } from './system-steps';

type Person = Actor & { uid: string };

const PAN = 'ABCPE1231F';
const UPI = 'naresh.k@okbank';

let t: TestApp;
let me: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  t = await startTestApp();
  me = await t.person('retailer');
  other = await t.person('brand');
  admin = await t.person('admin');
});
afterAll(() => t.close());

const run = (name: string, input: unknown, actor: Actor = me) => t.command(name, input, { actor });
const read = async (path: string, actor: Actor = me) =>
  (await t.get(`/rest/v1${path}`, { actor })).body;

describe('payout details', () => {
  it('are kept sealed and read back only masked', async () => {
    expect(await read('/payout_details')).toEqual({
      upi_masked: null,
      pan_masked: null,
      updated_at: null,
      usable_from: null,
      frozen_at: null,
    });
    const typed = { upi_id: ' Naresh.K@OkBank ', pan: 'abcpe 1231-f' };
    const answer = await run('payout_details_update', typed);
    expect(answer.body).toMatchObject({ upi_masked: 'na•••@okbank', pan_masked: 'ABC•••••1F' });
    expect(await read('/payout_details')).toEqual(answer.body);
    const [row] = await withSystem(t.db, me, changeStanding, (tx) =>
      tx.select().from(payoutDetails).where(eq(payoutDetails.profile_id, me.uid)),
    );
    const [pan, upi] = [row?.pan_sealed, row?.upi_sealed].map((sealed) =>
      Buffer.from(sealed ?? []),
    ) as [Buffer, Buffer];
    expect(pan.includes(PAN) || upi.includes('naresh')).toBe(false);
    const sealer = t.ports.sealerFor('accounts/payout-details');
    expect(sealer.open(pan, `${me.uid}/pan`)?.toString()).toBe(PAN);
    expect(sealer.open(upi, `${me.uid}/upi`)?.toString()).toBe(UPI);
    // Neither in another person's row nor in the other column does it open.
    expect(sealer.open(pan, `${other.uid}/pan`)).toBeUndefined();
    expect(sealer.open(pan, `${me.uid}/upi`)).toBeUndefined();
  });

  it('change one at a time, may be taken away, and leave no value in the trail', async () => {
    expect((await run('payout_details_update', { upi_id: null })).body).toMatchObject({
      upi_masked: null,
      pan_masked: 'ABC•••••1F',
    });
    expect((await run('payout_details_update', {})).body.code).toBe('NO_VALID_FIELDS');
    const rows = await withSystem(t.db, me, changeStanding, (tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.action, 'payout_details_update')),
    );
    expect(rows).toHaveLength(2);
    const trail = JSON.stringify(rows);
    expect(trail).not.toContain(PAN);
    expect(trail).not.toContain('naresh');
  });

  it.each([
    [{ pan: 'ABCDE1234' }, 'pan', 'pan'],
    [{ pan: 'ABCXE1234F' }, 'pan', 'pan_holder'],
    [{ upi_id: 'naresh' }, 'upi_id', 'upi_id'],
    [{ upi_id: 'naresh@gmail.com' }, 'upi_id', 'upi_id'],
  ])('refuse %j and name the field', async (input, path, rule) => {
    const { status, body } = await run('payout_details_update', input);
    expect([status, body.details]).toEqual([400, { fields: [{ path, rule }] }]);
  });

  it('are nobody else’s to see or write, not even an admin’s', async () => {
    for (const actor of [other, admin]) {
      expect(await read('/payout_details', actor)).toMatchObject({ pan_masked: null });
      const seen = await withActor(t.db, actor, 'read', (tx) => tx.select().from(payoutDetails));
      expect(seen).toEqual([]);
      await expect(
        withActor(t.db, actor, 'write', (tx) =>
          tx.insert(payoutDetails).values({ profile_id: me.uid, upi_masked: 'x' }),
        ),
      ).rejects.toThrow();
    }
    expect((await t.get('/rest/v1/payout_details')).status).toBe(401);
    expect((await t.command('payout_details_update', { pan: PAN })).status).toBe(401);
  });
});

describe('consents', () => {
  const give = (purpose: string, actor?: Actor) =>
    run('consent_give', { purpose, version: '2026-11' }, actor);
  const withdraw = (purpose: string) => run('consent_withdraw', { purpose });

  it('are owed until the one an account cannot do without is given, by the person themselves', async () => {
    const [late, neighbour] = [await t.person('retailer'), await t.person('retailer')];
    const owes = async (actor: Actor) => ((await read('/me', actor)) as Me).owes_consent;
    await give('location', late);
    expect([await owes(late), await owes(neighbour)]).toEqual([true, true]);
    await give('privacy', late);
    expect([await owes(late), await owes(neighbour)]).toEqual([false, true]);
  });

  it('are given once, withdrawn and given anew, each with its moment', async () => {
    expect((await give('location')).body.items).toMatchObject([
      { purpose: 'location', version: '2026-11', withdrawn_at: null },
    ]);
    expect((await give('location')).body.items).toHaveLength(1);
    const [ended] = (await withdraw('location')).body.items as { withdrawn_at: string | null }[];
    expect(ended?.withdrawn_at).not.toBeNull();
    const again = (await give('location')).body.items as { withdrawn_at: string | null }[];
    expect(again.map((row) => row.withdrawn_at === null)).toEqual([true, false]);
    expect(await read('/consents')).toEqual({ items: again });
  });

  it('for WhatsApp and the choice in the profile are one thing, from either side', async () => {
    const opted = async () => (await read(`/profiles/${me.uid}`)).whatsapp_opt_in;
    const isGiven = async () => {
      const { items } = (await read('/consents')) as {
        items: { purpose: string; withdrawn_at: string | null }[];
      };
      return items.some((row) => row.purpose === 'whatsapp' && row.withdrawn_at === null);
    };
    await give('whatsapp');
    expect([await opted(), await isGiven()]).toEqual([true, true]);
    await withdraw('whatsapp');
    expect([await opted(), await isGiven()]).toEqual([false, false]);
    await run('profile_update', { whatsapp_opt_in: true });
    expect([await opted(), await isGiven()]).toEqual([true, true]);
    await run('profile_update', { whatsapp_opt_in: false });
    expect([await opted(), await isGiven()]).toEqual([false, false]);
  });

  it('to the account itself end only with the account', async () => {
    await give('privacy');
    expect((await withdraw('privacy')).body.code).toBe('CONSENT_NEEDED');
    expect((await give('everything')).body.code).toBe('VALIDATION_FAILED');
  });

  it('are their giver’s: others read nothing, nobody removes one, an admin only reads', async () => {
    const count = async (actor: Actor) =>
      (await withActor(t.db, actor, 'read', (tx) => tx.select().from(consents))).length;
    expect(await count(other)).toBe(0);
    expect(await count(admin)).toBeGreaterThan(0);
    for (const actor of [other, admin]) {
      const end = withActor(t.db, actor, 'write', (tx) =>
        tx.update(consents).set({ withdrawn_at: new Date() }).returning(),
      );
      expect(await end).toEqual([]);
      const forge = withActor(t.db, actor, 'write', (tx) =>
        tx.insert(consents).values({
          id: newId(),
          profile_id: me.uid,
          purpose: 'location',
          version: 'x',
          given_at: new Date(),
        }),
      );
      await expect(forge).rejects.toThrow();
    }
    const removed = withActor(t.db, me, 'write', (tx) => tx.delete(consents).returning());
    expect(await removed).toEqual([]);
  });
});

describe('notification choices', () => {
  const set = (kind: string, channel: string, is_on: boolean, actor?: Actor) =>
    run('notification_choice_set', { kind, channel, is_on }, actor);
  const isOn = async (kind: string, channel: string, actor?: Actor) => {
    const { items } = (await read('/notification_choices', actor)) as {
      items: { kind: string; channel: string; is_on: boolean }[];
    };
    return items.find((item) => item.kind === kind && item.channel === channel)?.is_on;
  };

  it('start from the defaults, keep what was chosen, and are one’s own', async () => {
    expect(await isOn('money', 'email')).toBe(true);
    expect(await isOn('deals', 'sms')).toBe(false);
    expect((await set('deals', 'sms', true)).status).toBe(200);
    await set('money', 'email', false);
    expect([await isOn('deals', 'sms'), await isOn('money', 'email')]).toEqual([true, false]);
    await set('deals', 'sms', false);
    expect(await isOn('deals', 'sms')).toBe(false);
    expect(await isOn('money', 'email', other)).toBe(true);
    const seen = await withActor(t.db, other, 'read', (tx) =>
      tx.select().from(notificationChoices),
    );
    expect(seen).toEqual([]);
  });

  it('show what the role can get, and never silence news about the account’s safety', async () => {
    expect(await isOn('shops', 'push')).toBeUndefined();
    expect(await isOn('shops', 'push', await t.person('bizman'))).toBe(true);
    const { body } = await set('account', 'email', false);
    expect(body.details).toEqual({ fields: [{ path: 'is_on', rule: 'always_on' }] });
    expect((await set('deals', 'pigeon', true)).body.code).toBe('VALIDATION_FAILED');
    expect((await t.get('/rest/v1/notification_choices')).status).toBe(401);
  });
});
