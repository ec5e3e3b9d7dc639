import { placementPrice } from '@chowk/domain/campaigns';
import { type Actor, HOUR_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { moneyWorld, RATES } from '../../../test/world/money-world';
import { registerPlatform } from '../../../test/world/supplier';
import { withAuth, withSystem } from '../../db';
import { profiles, userRoles } from '../../db/schema/accounts';
import { sessions, users } from '../../db/schema/auth/auth';
import { brands } from '../../db/schema/businesses';
import { consents, payoutDetails } from '../../db/schema/own-settings';
import { auditLogs, idempotencyKeys } from '../../db/schema/system/runner';
import { newId } from '../../new-id';
import { changeStanding } from './system-steps';

type Person = Actor & { uid: string; sessionId: string };

const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 13; Redmi) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function openSession(userId: string, ageMs = 0, userAgent: string | null = null) {
  const id = newId();
  const at = new Date(Date.now() - ageMs);
  await withAuth(t.db, 'write', (tx) =>
    tx.insert(sessions).values({
      id,
      user_id: userId,
      refresh_key: Buffer.from('key'),
      refreshed_at: at,
      created_at: at,
      user_agent: userAgent,
      address: '203.0.113.77',
      amr: [{ method: 'password', timestamp: Math.floor(at.getTime() / 1000) }],
    }),
  );
  return id;
}

async function signedIn(role: 'brand' | 'retailer' | 'super_admin', ageMs = 0): Promise<Person> {
  const person = await t.person(role);
  await withAuth(t.db, 'write', (tx) =>
    tx.insert(users).values({ id: person.uid, email: `${person.uid}@example.in` }),
  );
  return { ...person, sessionId: await openSession(person.uid, ageMs, PHONE_AGENT) };
}

const asSystem = <T>(work: Parameters<typeof withSystem<T>>[3]) =>
  withSystem(t.db, { ...NOBODY }, changeStanding, work);
const NOBODY: Actor = {
  uid: null,
  actorId: null,
  roles: [],
  sessionId: null,
  actingForShopId: null,
};

const devicesOf = async (actor: Actor) =>
  (await t.get('/rest/v1/sessions', { actor })).body.items as Record<string, unknown>[];
const idsOf = async (actor: Actor) => (await devicesOf(actor)).map(({ id }) => id);

describe('signed-in devices', () => {
  it('are listed with this one first, in words and without the whole address', async () => {
    const me = await signedIn('retailer', HOUR_MS);
    const newer = await openSession(me.uid);
    const [first, second, ...rest] = await devicesOf(me);
    expect(first).toMatchObject({
      id: me.sessionId,
      browser: 'Chrome',
      system: 'Android',
      address: '203.0.x.x',
      is_current: true,
    });
    expect(second).toMatchObject({ id: newer, browser: null, system: null, is_current: false });
    expect(rest).toEqual([]);
    expect((await t.get('/rest/v1/sessions')).status).toBe(401);
  });

  it('end one by one or all others, and only one’s own', async () => {
    const [me, other] = [await signedIn('retailer'), await signedIn('brand')];
    const [one, two, three] = [
      await openSession(me.uid, HOUR_MS),
      await openSession(me.uid, 2 * HOUR_MS),
      await openSession(me.uid, 3 * HOUR_MS),
    ];
    const end = (actor: Actor, id: string) => t.command('session_end', { id }, { actor });
    expect((await end(other, one)).body.code).toBe('PGRST116');
    expect((await t.command('session_end', { id: one })).status).toBe(401);
    expect((await end(me, one)).status).toBe(200);
    expect((await end(me, one)).body.code).toBe('PGRST116');
    expect(await idsOf(me)).toEqual([me.sessionId, two, three]);
    await t.command('session_end_others', {}, { actor: me });
    expect(await idsOf(me)).toEqual([me.sessionId]);
    expect(await idsOf(other)).toEqual([other.sessionId]);
  });

  it('are nobody’s who acts for somebody else', async () => {
    const owner = await signedIn('retailer');
    const acting = { ...owner, actorId: newId() };
    expect(await idsOf(acting)).toEqual([]);
    const { body } = await t.command('session_end', { id: owner.sessionId }, { actor: acting });
    expect(body.code).toBe('PGRST116');
  });
});

describe('data_export', () => {
  it('holds everything of the person and nothing of anybody else, sealed values masked', async () => {
    const [me, other] = [await signedIn('brand'), await signedIn('brand')];
    await t.command('profile_update', { area: 'Dadar' }, { actor: me });
    await t.command('profile_update', { area: 'Elsewhere' }, { actor: other });
    await t.command('payout_details_update', { pan: 'ABCPE1231F' }, { actor: me });
    const { body } = await t.get('/rest/v1/data_export', { actor: me });
    expect(body).toMatchObject({
      person_id: me.uid,
      parts: {
        profile: { area: 'Dadar' },
        roles: ['brand'],
        payout_details: { pan_masked: 'ABC•••••1F' },
        devices: [{ id: me.sessionId }],
      },
    });
    const text = JSON.stringify(body);
    for (const secret of ['ABCPE1231F', 'Elsewhere', other.uid]) expect(text).not.toContain(secret);
    expect((await t.get('/rest/v1/data_export')).status).toBe(401);
  });
});

describe('account_delete', () => {
  const remove = (actor: Actor) => t.command('account_delete', {}, { actor });

  it('asks for a sign-in of the last minutes', async () => {
    const late = { ...(await signedIn('brand')), authenticatedAtMs: Date.now() - HOUR_MS };
    expect((await remove(late)).body.code).toBe('STEP_UP_NEEDED');
    expect((await t.command('account_delete', {})).status).toBe(401);
  });

  it('leaves an empty row for the books, and neither login, details nor quotes', async () => {
    const me = await signedIn('brand');
    const bystander = await signedIn('brand');
    await asSystem((tx) =>
      tx.insert(brands).values({ id: newId(), owner_id: me.uid, brand_name: 'Asha Tea' }),
    );
    await t.command(
      'profile_update',
      { full_name: 'Asha Rao', phone: '9876511111', whatsapp_opt_in: true },
      { actor: me },
    );
    await t.command('payout_details_update', { pan: 'ABCPE1231F' }, { actor: me });
    expect((await remove(me)).body).toMatchObject({ id: me.uid });

    const left = await asSystem(async (tx) => ({
      profile: await tx.select().from(profiles).where(eq(profiles.id, me.uid)),
      roles: await tx.select().from(userRoles).where(eq(userRoles.user_id, me.uid)),
      brands: await tx.select().from(brands).where(eq(brands.owner_id, me.uid)),
      payout: await tx.select().from(payoutDetails).where(eq(payoutDetails.profile_id, me.uid)),
      consents: await tx.select().from(consents).where(eq(consents.profile_id, me.uid)),
      trail: await tx.select().from(auditLogs).where(eq(auditLogs.entity_id, me.uid)),
      answers: await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.owner_id, me.uid)),
    }));
    expect(left.profile).toMatchObject([{ status: 'deleted', full_name: '', phone: null }]);
    expect(left.brands).toMatchObject([{ brand_name: '' }]);
    expect([left.roles, left.payout]).toEqual([[], []]);
    expect(left.consents).toHaveLength(1);
    expect(left.consents[0]?.withdrawn_at).not.toBeNull();
    expect(left.answers).toHaveLength(1);
    expect(left.trail.map((row) => row.action).sort()).toEqual([
      'account_delete',
      'payout_details_update',
      'profile_update',
    ]);
    expect(JSON.stringify(left)).not.toMatch(/Asha|9876511111|ABC•/);
    const logins = await withAuth(t.db, 'read', (tx) =>
      tx.select({ id: users.id }).from(users).where(eq(users.id, me.uid)),
    );
    expect(logins).toEqual([]);
    expect(await idsOf(bystander)).toEqual([bystander.sessionId]);
    // The number is free for whoever has it now.
    const next = { phone: '9876511111' };
    expect((await t.command('profile_update', next, { actor: bystander })).status).toBe(200);
  });

  it('is refused to the last super admin', async () => {
    const boss = await signedIn('super_admin');
    expect((await remove(boss)).body.code).toBe('LAST_SUPER_ADMIN');
    expect(await idsOf(boss)).toEqual([boss.sessionId]);
  });

  it('is refused while the books hold anything of theirs, and to nobody else for it', async () => {
    const world = moneyWorld(t);
    const leaving = async <T extends { actor: Actor & { uid: string } }>(made: T) => {
      const { uid } = made.actor;
      await withAuth(t.db, 'write', (tx) => tx.insert(users).values({ id: uid }));
      return { ...made, actor: { ...made.actor, sessionId: await openSession(uid) } };
    };
    const brand = await leaving(await world.brand(placementPrice(20_000, RATES).totalPaise));
    const store = await leaving(await world.store({ pan: 'ABCPE1231F', upi_id: 'asha@okbank' }));
    const [idle, claiming] = [
      await leaving(await world.brand()),
      await leaving(await world.brand()),
    ];
    const codeFor = async ({ actor }: typeof store | typeof brand) =>
      (await remove(actor)).body.code;
    expect(await codeFor(brand)).toBe('MONEY_OWED');
    const campaign = await world.campaign(brand, { slots: 1 });
    expect(await codeFor(brand)).toBe('MONEY_OWED');
    await world.earn(campaign, store, Date.now() - 8 * 24 * HOUR_MS);
    expect(await codeFor(store)).toBe('MONEY_OWED');
    // All of it is the shop's and the platform's by now.
    expect(await codeFor(brand)).toBeUndefined();
    const id = newId();
    await registerPlatform(t.db);
    await t.command('wallet_topup_request', { id, amount_paise: 10_000 }, claiming);
    await t.command('wallet_topup_claim', { id, claimed_reference: 'UTR123456' }, claiming);
    expect(await codeFor(claiming)).toBe('MONEY_OWED');
    expect(await codeFor(idle)).toBeUndefined();
  });
});
