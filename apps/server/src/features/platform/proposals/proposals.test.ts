import { type Actor, ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app';
import { defineSystemStep, type Tx, withActor, withSystem } from '../../../db';
import { userRoles } from '../../../db/schema/accounts';
import { notifications } from '../../../db/schema/notifications';
import { proposals } from '../../../db/schema/platform';
import { newId } from '../../../new-id';
import { expireProposalsWhenDue } from './expire-proposals';

type Person = Actor & { uid: string };

let t: TestApp;
let one: Person;
let other: Person;
beforeAll(async () => {
  t = await startTestApp();
  one = await t.person('super_admin');
  other = await t.person('super_admin');
});
afterAll(() => t.close());

const arrange = defineSystemStep('test.proposals', 'Tests arrange what takes days.');
const asSystem = <T>(work: (tx: Tx) => Promise<T>, actor: Actor = ANONYMOUS) =>
  withSystem(t.db, actor, arrange, work);
const decide = (actor: Actor, step: 'confirm' | 'reject' | 'withdraw', id: string) =>
  t.command(`proposal_${step}`, { id }, { actor });
async function grant(actor: Actor, userId: string, role = 'admin'): Promise<string> {
  const { body } = await t.command('role_grant', { user_id: userId, role }, { actor });
  return String(body.proposal_id);
}
const rolesOf = (id: string) =>
  asSystem(async (tx) =>
    (await tx.select().from(userRoles).where(eq(userRoles.user_id, id))).map(({ role }) => role),
  );
const since = (person: Person, hours: number) =>
  asSystem((tx) =>
    tx
      .update(userRoles)
      .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(userRoles.user_id, person.uid)),
  );

/** What somebody was told of a proposal, oldest first. */
async function toldOf(uid: string, id: string) {
  const rows = await asSystem((tx) =>
    tx.select().from(notifications).where(eq(notifications.profile_id, uid)),
  );
  return rows.filter(({ payload }) => (payload as { proposal_id?: string }).proposal_id === id);
}

describe('a role of the team', () => {
  it.each(['admin', 'super_admin'])('takes two super admins: %s', async (role) => {
    const person = await t.person('retailer');
    const asked = await t.command('role_grant', { user_id: person.uid, role }, { actor: one });
    expect(asked.body).toMatchObject({ user_id: person.uid, roles: ['retailer'] });
    const id = String(asked.body.proposal_id);
    expect(await rolesOf(person.uid)).toEqual(['retailer']);
    const again = await t.command('role_grant', { user_id: person.uid, role }, { actor: other });
    expect(again.body.code).toBe('ALREADY_EXISTS');
    expect((await decide(one, 'confirm', id)).body.code).toBe('FORBIDDEN');
    const done = await decide(other, 'confirm', id);
    expect(done.body).toMatchObject({
      kind: 'role',
      status: 'applied',
      value: { role },
      beneficiary_id: person.uid,
    });
    expect(await rolesOf(person.uid)).toEqual(['retailer', role]);
    // What somebody has cannot be given again; the field says so.
    const held = await t.command('role_grant', { user_id: person.uid, role }, { actor: one });
    expect(held.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path: 'role', rule: 'role_held' }] },
    });
    // Taking it away needs nobody else.
    const gone = await t.command('role_revoke', { user_id: person.uid, role }, { actor: one });
    expect(gone.body.roles).toEqual(['retailer']);
  });

  it('is not confirmed by whom it is about, and other roles need no second person', async () => {
    const third = await t.person('super_admin');
    const id = await grant(one, third.uid);
    expect((await decide(third, 'confirm', id)).body.code).toBe('FORBIDDEN');
    expect((await decide(third, 'reject', id)).body.status).toBe('rejected');
    const plain = { user_id: third.uid, role: 'bizman' };
    const { body } = await t.command('role_grant', plain, { actor: one });
    expect(body).toMatchObject({ proposal_id: null, roles: ['super_admin', 'bizman'] });
  });

  it('is withdrawn by who asked, rejected by others, and then settled', async () => {
    const person = await t.person('brand');
    const first = await grant(one, person.uid);
    expect((await decide(other, 'withdraw', first)).status).toBe(404);
    expect((await decide(one, 'reject', first)).body.code).toBe('FORBIDDEN');
    expect((await decide(one, 'withdraw', first)).body.status).toBe('withdrawn');
    expect((await decide(other, 'confirm', first)).body.code).toBe('WRONG_STATE');
    const second = await grant(one, person.uid);
    expect((await decide(other, 'reject', second)).body.status).toBe('rejected');
    expect(await rolesOf(person.uid)).toEqual(['brand']);
  });
});

describe('who confirms', () => {
  it('has been a super admin for a day, which one person cannot shorten', async () => {
    const fresh = await t.person('super_admin');
    const person = await t.person('retailer');
    await since(fresh, 23);
    const id = await grant(one, person.uid);
    const early = await decide(fresh, 'confirm', id);
    expect(early.body).toMatchObject({ code: 'FORBIDDEN', details: { reason: 'too_new' } });
    const seen = await t.get('/rest/v1/proposals?status=proposed&kind=role', { actor: fresh });
    expect(seen.body.items).toMatchObject([{ id, obstacle: 'too_new' }]);
    const shorter = { key: 'super_admin_hours', value: 1 };
    const asked = await t.command('platform_config_set', shorter, { actor: one });
    expect(asked.body).toMatchObject({
      config: { super_admin_hours: 24 },
      change: { status: 'proposed', needs_second: true },
    });
    await since(fresh, 25);
    expect((await decide(fresh, 'confirm', id)).body.status).toBe('applied');
  });

  it('is neither suspended nor without the role, whatever their session says', async () => {
    const person = await t.person('retailer');
    const id = await grant(one, person.uid);
    const [suspended, former] = [await t.person('super_admin'), await t.person('super_admin')];
    await t.command('profile_suspend', { id: suspended.uid, reason: 'Left us' }, { actor: one });
    const gone = { user_id: former.uid, role: 'super_admin' };
    await t.command('role_revoke', gone, { actor: one });
    expect((await decide(suspended, 'confirm', id)).body.code).toBe('FORBIDDEN');
    expect((await decide(former, 'confirm', id)).body.code).toBe('FORBIDDEN');
    expect(await rolesOf(person.uid)).toEqual(['retailer']);
  });

  it('does not confirm for somebody who is no super admin any more', async () => {
    const leaver = await t.person('super_admin');
    const person = await t.person('retailer');
    const id = await grant(leaver, person.uid);
    const gone = { user_id: leaver.uid, role: 'super_admin' };
    await t.command('role_revoke', gone, { actor: one });
    expect((await decide(other, 'confirm', id)).body).toMatchObject({
      code: 'FORBIDDEN',
      details: { reason: 'proposer_left' },
    });
  });

  it('is told what is proposed; who proposed it and other people are not', async () => {
    const person = await t.person('retailer');
    const id = await grant(one, person.uid);
    expect(await toldOf(other.uid, id)).toMatchObject([
      { type: 'proposal_role', payload: { role: 'admin', person: 'Test retailer' } },
    ]);
    expect(await toldOf(one.uid, id)).toEqual([]);
    const admin = await t.person('admin');
    expect((await t.get('/rest/v1/proposals?kind=role', { actor: admin })).body.items).toEqual([]);
    expect((await t.get('/rest/v1/confirmers', { actor: admin })).status).toBe(403);
  });

  it('tells who proposed it what they decided, and tells nobody of what is withdrawn', async () => {
    const person = await t.person('retailer');
    const rejected = await grant(one, person.uid);
    await decide(other, 'reject', rejected);
    const about = { proposal: 'role', subject: 'Test retailer', decider: 'Test super_admin' };
    expect(await toldOf(one.uid, rejected)).toMatchObject([
      { type: 'proposal_rejected', payload: about },
    ]);
    const withdrawn = await grant(one, person.uid);
    await decide(one, 'withdraw', withdrawn);
    expect(await toldOf(one.uid, withdrawn)).toEqual([]);
    const confirmed = await grant(one, person.uid);
    await decide(other, 'confirm', confirmed);
    expect(await toldOf(one.uid, confirmed)).toMatchObject([
      { type: 'proposal_confirmed', payload: about },
    ]);
    // A refused yes changes nothing, and nobody hears of it.
    expect((await decide(other, 'confirm', confirmed)).body.code).toBe('WRONG_STATE');
    expect(await toldOf(one.uid, confirmed)).toHaveLength(1);
    const toldOthers = (await toldOf(other.uid, confirmed)).map(({ type }) => type);
    expect(toldOthers).toEqual(['proposal_role']);
  });

  it('finds what was decided, by whom and when, apart from what is open, page by page', async () => {
    const person = await t.person('retailer');
    const first = await grant(one, person.uid);
    await decide(other, 'reject', first);
    const second = await grant(one, person.uid);
    const list = async (query: string, actor: Actor = other) =>
      (await t.get(`/rest/v1/proposals?${query}`, { actor })).body;
    const decided = await list('is_open=false&limit=1');
    expect(decided.items).toMatchObject([
      { id: first, status: 'rejected', decided_name: 'Test super_admin', proposed_by: one.uid },
    ]);
    expect(decided.items).not.toContainEqual(expect.objectContaining({ decided_at: null }));
    const more = await list(`is_open=false&limit=100&cursor=${decided.nextCursor}`);
    const ids = (more.items as { id: string }[]).map(({ id }) => id);
    expect(ids).not.toContain(first);
    expect(ids).not.toContain(second);
    expect((await list('is_open=true')).items).toContainEqual(
      expect.objectContaining({ id: second }),
    );
    expect((await list('is_open=false', await t.person('admin'))).items).not.toContainEqual(
      expect.objectContaining({ kind: 'role' }),
    );
    await decide(one, 'withdraw', second);
  });

  it('is counted, so that the only super admin is told', async () => {
    const own = await startTestApp();
    const boss = await own.person('super_admin');
    const count = async () => (await own.get('/rest/v1/confirmers', { actor: boss })).body;
    expect(await count()).toEqual({ others: 0, ready: 0, hours: 24 });
    await own.person('super_admin');
    expect(await count()).toEqual({ others: 1, ready: 1, hours: 24 });
    await own.close();
  });
});

it('a proposal expires after a week and makes room for the next', async () => {
  const person = await t.person('retailer');
  const id = await grant(one, person.uid);
  const at = (days: number) =>
    expireProposalsWhenDue({ ...t.ports, nowMs: () => Date.now() + days * DAY_MS });
  expect(await at(6)).toBe(0);
  expect(await at(8)).toBeGreaterThan(0);
  expect((await decide(other, 'confirm', id)).body.code).toBe('WRONG_STATE');
  expect(await toldOf(one.uid, id)).toMatchObject([
    { type: 'proposal_expired', payload: { proposal: 'role', subject: 'Test retailer' } },
  ]);
  expect(await grant(one, person.uid)).not.toBe(id);
});

describe('the database', () => {
  it('grants no role of the team to one person, whatever the command does', async () => {
    const person = await t.person('retailer');
    const insert = (actor: Actor) =>
      asSystem(
        (tx) =>
          tx.insert(userRoles).values({ id: newId(), user_id: person.uid, role: 'super_admin' }),
        actor,
      );
    await expect(insert(one)).rejects.toThrow();
    await grant(one, person.uid, 'super_admin');
    await expect(insert(one)).rejects.toThrow();
    expect(await rolesOf(person.uid)).toEqual(['retailer']);
  });

  it('takes no yes in the name of another, and no other value than was proposed', async () => {
    const person = await t.person('retailer');
    const id = await grant(one, person.uid);
    const fresh = await t.person('super_admin');
    await since(fresh, 1);
    const write = (actor: Actor, set: Partial<typeof proposals.$inferInsert>) =>
      withActor(t.db, actor, 'write', (tx) =>
        tx.update(proposals).set(set).where(eq(proposals.id, id)),
      );
    for (const [actor, set] of [
      [one, { status: 'confirmed', decided_by: one.uid }],
      [one, { status: 'confirmed', decided_by: other.uid }],
      [fresh, { status: 'confirmed', decided_by: fresh.uid }],
      [other, { status: 'applied', decided_by: other.uid }],
      [other, { value: { role: 'super_admin' } }],
      [other, { proposed_by: fresh.uid }],
      [other, { needs_second: false }],
    ] as const) {
      await expect(write(actor, set), JSON.stringify(set)).rejects.toThrow();
    }
    await write(other, { status: 'confirmed', decided_by: other.uid });
  });

  it('takes no setting of money past the second person', async () => {
    const row = (subject: string) => ({
      id: newId(),
      kind: 'setting' as const,
      subject,
      value: 'mine',
      needs_second: false,
      status: 'confirmed' as const,
      effective_at: new Date(),
      expires_at: new Date(Date.now() + DAY_MS),
      proposed_by: one.uid,
    });
    const write = (subject: string) =>
      withActor(t.db, one, 'write', (tx) => tx.insert(proposals).values(row(subject)));
    for (const key of ['upi_id', 'upi_name', 'supplier', 'payable_days', 'super_admin_hours']) {
      await expect(write(key), key).rejects.toThrow();
    }
    await write('review_days');
  });
});
