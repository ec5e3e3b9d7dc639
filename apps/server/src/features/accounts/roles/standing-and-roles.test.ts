import type { Actor, Role } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app';
import { withAuth, withSystem } from '../../../db';
import { sessions, users } from '../../../db/schema/auth/auth';
import { auditLogs } from '../../../db/schema/system/runner';
import { newId } from '../../../new-id';
import { changeStanding } from '../system-steps';

type Person = Actor & { uid: string };

let t: TestApp;
let admin: Person;
let boss: Person;
beforeAll(async () => {
  t = await startTestApp();
  admin = await t.person('admin');
  boss = await t.person('super_admin');
});
afterAll(() => t.close());

const suspend = (actor: Actor, id: string, reason = 'Fake proofs') =>
  t.command('profile_suspend', { id, reason }, { actor });
const reinstate = (actor: Actor, id: string) =>
  t.command('profile_reinstate', { id, reason: 'Cleared' }, { actor });
const grant = (actor: Actor, userId: string, role: Role) =>
  t.command('role_grant', { user_id: userId, role }, { actor });
const revoke = (actor: Actor, userId: string, role: Role) =>
  t.command('role_revoke', { user_id: userId, role }, { actor });

async function openSession(userId: string): Promise<void> {
  await withAuth(t.db, 'write', async (tx) => {
    await tx.insert(users).values({ id: userId, email: `${userId}@example.in` });
    await tx.insert(sessions).values({
      id: newId(),
      user_id: userId,
      refresh_key: Buffer.from('key'),
      refreshed_at: new Date(),
      amr: [],
    });
  });
}

const countSessions = (userId: string) =>
  withAuth(t.db, 'read', async (tx) => {
    const rows = await tx.select().from(sessions).where(eq(sessions.user_id, userId));
    return rows.length;
  });

describe('profile_suspend and profile_reinstate', () => {
  it('ends every session with the suspension, and the trail says why', async () => {
    const store = await t.person('retailer');
    await openSession(store.uid);
    expect((await suspend(admin, store.uid)).body).toEqual({ id: store.uid, status: 'suspended' });
    expect(await countSessions(store.uid)).toBe(0);
    const rows = await withSystem(t.db, admin, changeStanding, (tx) =>
      tx
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.entity_id, store.uid), eq(auditLogs.action, 'profile_suspend'))),
    );
    expect(rows[0]).toMatchObject({
      actor_id: admin.uid,
      diff: { before: { status: 'active' }, after: { status: 'suspended' }, reason: 'Fake proofs' },
    });
    expect((await suspend(admin, store.uid)).body.code).toBe('WRONG_STATE');
    expect((await reinstate(admin, store.uid)).body).toEqual({ id: store.uid, status: 'active' });
    expect((await reinstate(admin, store.uid)).body.code).toBe('WRONG_STATE');
  });

  it('leaves the sessions alone when it is refused', async () => {
    const other = await t.person('super_admin');
    await openSession(other.uid);
    expect((await suspend(admin, other.uid)).body.code).toBe('FORBIDDEN');
    expect(await countSessions(other.uid)).toBe(1);
    expect((await suspend(boss, other.uid)).status).toBe(200);
    expect(await countSessions(other.uid)).toBe(0);
    expect((await reinstate(admin, other.uid)).body.code).toBe('FORBIDDEN');
    expect((await reinstate(boss, other.uid)).status).toBe(200);
  });

  it('nobody can suspend themselves', async () => {
    expect((await suspend(admin, admin.uid)).body.code).toBe('FORBIDDEN');
    expect((await suspend(boss, boss.uid)).body.code).toBe('FORBIDDEN');
  });

  it.each(['retailer', 'brand', 'bizman'] as const)('a %s cannot', async (role) => {
    const actor = await t.person(role);
    const whom = await t.person('retailer');
    expect((await suspend(actor, whom.uid)).body.code).toBe('FORBIDDEN');
    expect((await reinstate(actor, whom.uid)).body.code).toBe('FORBIDDEN');
  });

  it('needs a reason and a person', async () => {
    const whom = await t.person('retailer');
    expect((await suspend(admin, whom.uid, '  ')).body.code).toBe('VALIDATION_FAILED');
    expect((await suspend(admin, newId())).body.code).toBe('PGRST116');
  });
});

describe('role_grant and role_revoke', () => {
  it('keep the order of granting: the first stays the primary one', async () => {
    const person = await t.person('bizman');
    expect((await grant(boss, person.uid, 'brand')).body.roles).toEqual(['bizman', 'brand']);
    expect((await grant(boss, person.uid, 'brand')).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path: 'role', rule: 'role_held' }] },
    });
    expect((await revoke(boss, person.uid, 'bizman')).body.roles).toEqual(['brand']);
    expect((await grant(boss, person.uid, 'bizman')).body.roles).toEqual(['brand', 'bizman']);
    expect((await revoke(boss, person.uid, 'admin')).body.code).toBe('PGRST116');
    expect((await grant(boss, newId(), 'brand')).body.code).toBe('PGRST116');
  });

  it.each(['admin', 'brand', 'retailer', 'bizman'] as const)('a %s cannot', async (role) => {
    const actor = await t.person(role);
    expect((await grant(actor, actor.uid, 'super_admin')).body.code).toBe('FORBIDDEN');
    expect((await revoke(actor, boss.uid, 'super_admin')).body.code).toBe('FORBIDDEN');
  });

  it('the last active super admin keeps the role', async () => {
    const own = await startTestApp();
    const [one, two] = [await own.person('super_admin'), await own.person('super_admin')];
    const take = (actor: Actor, userId: string) =>
      own.command('role_revoke', { user_id: userId, role: 'super_admin' }, { actor });
    // Each takes the other's at the same moment: one must remain.
    const answers = await Promise.all([take(one, two.uid), take(two, one.uid)]);
    expect(answers.map((answer) => answer.body.code ?? 'done').sort()).toEqual([
      'LAST_SUPER_ADMIN',
      'done',
    ]);
    await own.close();
  });
});
