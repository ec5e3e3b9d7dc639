import type { AuditLogEntry } from '@chowk/domain/admin';
import { type Actor, DAY_MS, istDay } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { defineSystemStep, withAuth, withSystem } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { sessions, users } from '../../db/schema/auth/auth';
import { brands } from '../../db/schema/businesses';
import { notificationDeliveries, notifications } from '../../db/schema/notifications';
import { newId } from '../../new-id';

type Person = Actor & { uid: string };

const prepare = defineSystemStep('test.console', 'A console needs people to look at.');

let t: TestApp;
let admin: Person;
let boss: Person;
let store: Person;
let brand: Person;
let bizman: Person;
const brandId = newId();

beforeAll(async () => {
  t = await startTestApp();
  admin = await t.person('admin');
  boss = await t.person('super_admin');
  store = await t.person('retailer');
  brand = await t.person('brand', 'retailer');
  bizman = await t.person('bizman');
  await withSystem(t.db, admin, prepare, async (tx) => {
    await tx.insert(brands).values({ id: brandId, owner_id: brand.uid, brand_name: 'Surya' });
    await tx
      .update(profiles)
      .set({ full_name: 'Asha 100% Kirana', phone: '+919812345670', area: 'Bandra' })
      .where(eq(profiles.id, store.uid));
  });
  await withAuth(t.db, 'write', async (tx) => {
    const at = new Date('2026-11-01T10:00:00Z');
    await tx.insert(users).values({ id: store.uid, email: 'asha@example.in', last_sign_in_at: at });
    await tx.insert(sessions).values({
      id: newId(),
      user_id: store.uid,
      refresh_key: Buffer.from('key'),
      refreshed_at: at,
      user_agent: 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile',
      address: '203.0.113.9',
      amr: [],
    });
  });
});
afterAll(() => t.close());

const people = async (query: string) => {
  const { body } = await t.get(`/rest/v1/people?${query}`, { actor: admin });
  return (body.items as { id: string }[]).map(({ id }) => id);
};
const trail = async (query: string): Promise<AuditLogEntry[]> => {
  const { body } = await t.get(`/rest/v1/audit_logs?${query}`, { actor: admin });
  return body.items as AuditLogEntry[];
};

describe('people', () => {
  it('are found by name, mobile, area, role and standing, page by page', async () => {
    expect(await people('search=100%25')).toEqual([store.uid]);
    expect(await people('search=98123%2045670')).toEqual([store.uid]);
    expect(await people('search=bandra&role=retailer')).toEqual([store.uid]);
    expect(await people('search=bandra&role=brand')).toEqual([]);
    expect(await people('role=brand')).toEqual([brand.uid]);
    expect(await people('status=suspended')).toEqual([]);
    const first = await t.get('/rest/v1/people?limit=3', { actor: admin });
    const next = await t.get(`/rest/v1/people?limit=3&cursor=${first.body.nextCursor}`, {
      actor: admin,
    });
    const ids = [first, next].flatMap(({ body }) =>
      (body.items as { id: string }[]).map((p) => p.id),
    );
    expect(new Set(ids).size).toBe(5);
    expect(next.body.nextCursor).toBeNull();
    expect((first.body.items as object[])[0]).toMatchObject({ id: bizman.uid, roles: ['bizman'] });
  });

  it('are shown whole: roles in order, business, devices without the whole address', async () => {
    const seen = await t.get(`/rest/v1/people/${store.uid}`, { actor: admin });
    expect(seen.body).toMatchObject({
      profile: { full_name: 'Asha 100% Kirana' },
      roles: [{ role: 'retailer' }],
      last_sign_in_at: '2026-11-01T10:00:00.000Z',
      devices: [{ system: 'Android' }],
      brand: null,
    });
    expect(JSON.stringify(seen.body)).not.toContain('203.0.113.9');
    const other = await t.get(`/rest/v1/people/${brand.uid}`, { actor: admin });
    expect(other.body).toMatchObject({
      roles: [{ role: 'brand' }, { role: 'retailer' }],
      brand: { id: brandId, brand_name: 'Surya', is_verified: false },
      devices: [],
    });
    expect((await t.get(`/rest/v1/people/${newId()}`, { actor: admin })).body.code).toBe(
      'PGRST116',
    );
  });

  it('are nobody else’s to look at, nor the trail, nor the jobs', async () => {
    const paths = [
      'people',
      `people/${store.uid}`,
      `people/${store.uid}/deliveries`,
      'delivery_log',
      'saved_views?list=people',
      'audit_logs',
      'jobs',
      'operations',
    ];
    for (const actor of [store, brand, bizman]) {
      for (const path of paths) {
        expect((await t.get(`/rest/v1/${path}`, { actor })).status, path).toBe(403);
      }
      const tries = [
        t.command('person_note_add', { id: newId(), person_id: store.uid, text: 'x' }, { actor }),
        t.command('person_sessions_end', { person_id: store.uid, reason: 'x' }, { actor }),
        t.command('brand_verify', { id: brandId, is_verified: true, reason: 'x' }, { actor }),
        t.command('job_retry', { id: newId() }, { actor }),
        t.command('list_export', { list: 'people', format: 'csv' }, { actor }),
        t.command(
          'saved_view_save',
          { id: newId(), list: 'people', name: 'x', filter: {} },
          { actor },
        ),
      ];
      for (const { status } of await Promise.all(tries)) expect(status).toBe(403);
    }
  });

  it('get notes, which keep their author', async () => {
    const input = { id: newId(), person_id: store.uid, text: 'Called about the lost phone' };
    expect((await t.command('person_note_add', input, { actor: admin })).status).toBe(200);
    const { body } = await t.get(`/rest/v1/people/${store.uid}`, { actor: boss });
    expect(body.notes).toMatchObject([{ text: input.text, author_name: 'Test admin' }]);
    const nobody = { ...input, id: newId(), person_id: newId() };
    expect((await t.command('person_note_add', nobody, { actor: admin })).body.code).toBe(
      'PGRST116',
    );
  });

  it('are signed out of every device, but never a super admin by an admin', async () => {
    const end = (actor: Actor, id: string) =>
      t.command('person_sessions_end', { person_id: id, reason: 'Lost phone' }, { actor });
    expect((await end(admin, store.uid)).body).toEqual({ id: store.uid });
    const { body } = await t.get(`/rest/v1/people/${store.uid}`, { actor: admin });
    expect(body).toMatchObject({ devices: [], profile: { status: 'active' } });
    expect((await end(admin, boss.uid)).body.code).toBe('FORBIDDEN');
    expect((await end(admin, admin.uid)).body.code).toBe('FORBIDDEN');
  });
});

describe('a way of seeing a list', () => {
  const views = async (actor: Actor) =>
    (await t.get('/rest/v1/saved_views?list=people', { actor })).body.items;
  const keep = (actor: Actor, filter: object, id = newId()) =>
    t.command('saved_view_save', { id, list: 'people', name: 'Stores', filter }, { actor });

  it('is kept by its name for oneself, and for nobody else', async () => {
    const id = newId();
    await keep(admin, { role: 'retailer' }, id);
    await keep(admin, { role: 'retailer', status: 'active' });
    const filter = { role: 'retailer', status: 'active' };
    expect(await views(admin)).toEqual([{ id, name: 'Stores', filter }]);
    expect(await views(boss)).toEqual([]);
    expect((await keep(boss, { role: 'brand' }, id)).body.code).toBe('ALREADY_EXISTS');
    const drop = (actor: Actor) => t.command('saved_view_delete', { id }, { actor });
    expect((await drop(boss)).body.code).toBe('PGRST116');
    expect((await drop(admin)).body).toEqual({ id });
    expect(await views(admin)).toEqual([]);
  });
});

describe('what was sent to a person', () => {
  it('is listed for an admin: which way and what became of it, not what it said', async () => {
    const notificationId = newId();
    await withSystem(t.db, admin, prepare, async (tx) => {
      await tx.insert(notifications).values({
        id: notificationId,
        profile_id: store.uid,
        type: 'payout_paid',
        payload: { secret: 'words' },
      });
      await tx.insert(notificationDeliveries).values({
        id: newId(),
        notification_id: notificationId,
        profile_id: store.uid,
        type: 'payout_paid',
        channel: 'sms',
        state: 'failed',
        reason: 'gateway',
        due_at: new Date(),
      });
    });
    const { body } = await t.get(`/rest/v1/people/${store.uid}/deliveries`, { actor: admin });
    expect(body.items).toMatchObject([{ channel: 'sms', state: 'failed', reason: 'gateway' }]);
    expect(JSON.stringify(body)).not.toContain('words');
    const log = await t.get('/rest/v1/delivery_log?state=failed', { actor: admin });
    expect(log.body.items).toMatchObject([{ profile_id: store.uid, type: 'payout_paid' }]);
    expect(JSON.stringify(log.body)).not.toContain('words');
    const named = async (search: string) => {
      const query = `/rest/v1/delivery_log?search=${encodeURIComponent(search)}`;
      return (await t.get(query, { actor: admin })).body.items;
    };
    expect(await named('100% kir')).toMatchObject([{ full_name: 'Asha 100% Kirana' }]);
    expect(await named('nobody')).toEqual([]);
    const sent = await t.get('/rest/v1/delivery_log?state=sent', { actor: admin });
    expect(sent.body.items).toEqual([]);
    const none = await t.get(`/rest/v1/people/${brand.uid}/deliveries`, { actor: admin });
    expect(none.body).toEqual({ items: [], nextCursor: null });
  });
});

describe('a brand', () => {
  it('is vouched for by an admin, with a reason in the trail', async () => {
    const input = { id: brandId, is_verified: true, reason: 'Certificate seen' };
    expect((await t.command('brand_verify', input, { actor: admin })).body).toMatchObject({
      id: brandId,
      is_verified: true,
    });
    const [entry] = await trail(`entity=brands&entity_id=${brandId}`);
    expect(entry).toMatchObject({
      action: 'brand_verify',
      actor_name: 'Test admin',
      diff: { before: { is_verified: false }, after: { is_verified: true } },
    });
  });
});

describe('the trail', () => {
  it('is narrowed by person, action and day', async () => {
    const about = await trail(`person_id=${store.uid}`);
    expect(about.map(({ action }) => action).sort()).toEqual([
      'person_note_add',
      'person_sessions_end',
    ]);
    expect(await trail('action=brand_verify')).toHaveLength(1);
    const today = istDay(Date.now());
    expect((await trail(`from=${today}&to=${today}`)).length).toBeGreaterThanOrEqual(3);
    expect(await trail(`to=${istDay(Date.now() - 2 * DAY_MS)}`)).toEqual([]);
  });
});

describe('a list taken along as a file', () => {
  it('stands in the trail with how it was narrowed; an unknown one is refused', async () => {
    const input = { list: 'people', format: 'xlsx', filter: { search: '=cmd()', role: 'brand' } };
    expect((await t.command('list_export', input, { actor: admin })).body).toEqual({
      list: 'people',
    });
    const [entry] = await trail('action=list_export');
    expect(entry).toMatchObject({
      entity_id: 'people',
      actor_id: admin.uid,
      diff: { format: 'xlsx', filter: input.filter },
    });
    const unknown = { list: 'sessions', format: 'csv' };
    expect((await t.command('list_export', unknown, { actor: admin })).status).toBe(400);
  });
});

describe('jobs', () => {
  it('that were never given up cannot be tried again', async () => {
    const answer = await t.command('job_retry', { id: newId() }, { actor: admin });
    expect(answer.body.code).toBe('PGRST116');
    expect((await t.get('/rest/v1/jobs', { actor: admin })).body.dead).toEqual([]);
  });
});

describe('what waits for the team', () => {
  it('is counted, with what the server refused to devices', async () => {
    const send = (name: string, input: object) =>
      t.request('/functions/v1/batch', {
        method: 'POST',
        actor: store,
        body: JSON.stringify({ commands: [{ id: newId(), name, input }] }),
      });
    await send('deal_accept', { id: newId() });
    await send('nothing_do', {});
    const read = async () => (await t.get('/rest/v1/operations', { actor: admin })).body;
    // The device is answered before the count is written.
    await expect
      .poll(async () => (await read()).refusals)
      .toEqual([{ command: 'deal_accept', code: 'PGRST116', n: 1 }]);
    expect(await read()).toMatchObject({
      proofs: { n: 0, late: 0, oldest_at: null },
      payouts: { n: 0, paise: 0 },
      jobs_given_up: 0,
    });
  });
});
