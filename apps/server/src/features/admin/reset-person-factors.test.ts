import { type Actor, ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { asAuth, defineSystemStep, withAuth, withSystem } from '../../db';
import { sessions, users } from '../../db/schema/auth/auth';
import { factors } from '../../db/schema/auth/auth-factors';
import { newId } from '../../new-id';

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

const wilful = defineSystemStep('test.wilful', 'A command that forgot about the second person.');
const propose = (actor: Actor, id: string) =>
  t.command('person_factors_reset', { person_id: id, reason: 'Lost the phone' }, { actor });
const confirm = (actor: Actor, id: unknown) => t.command('proposal_confirm', { id }, { actor });

async function withFactor(person: Person): Promise<Person> {
  await withAuth(t.db, 'write', async (tx) => {
    await tx.insert(users).values({ id: person.uid, email: `${person.uid}@example.in` });
    await tx.insert(factors).values({
      id: newId(),
      user_id: person.uid,
      factor_type: 'totp',
      status: 'verified',
    });
    await tx.insert(sessions).values({
      id: newId(),
      user_id: person.uid,
      refresh_key: Buffer.from('key'),
      refreshed_at: new Date(),
      amr: [],
    });
  });
  return person;
}

const held = (id: string) =>
  withAuth(t.db, 'read', async (tx) => [
    (await tx.select().from(factors).where(eq(factors.user_id, id))).length,
    (await tx.select().from(sessions).where(eq(sessions.user_id, id))).length,
  ]);

describe('the second step of somebody who lost it', () => {
  it('is reset once another super admin confirms, and they are signed out', async () => {
    const person = await withFactor(await t.person('super_admin'));
    const { body } = await propose(one, person.uid);
    expect(body).toMatchObject({ id: person.uid });
    expect(await held(person.uid)).toEqual([1, 1]);
    expect((await confirm(one, body.proposal_id)).body.code).toBe('FORBIDDEN');
    expect((await confirm(person, body.proposal_id)).body.code).toBe('FORBIDDEN');
    expect(await held(person.uid)).toEqual([1, 1]);
    expect((await confirm(other, body.proposal_id)).body.status).toBe('applied');
    expect(await held(person.uid)).toEqual([0, 0]);
    const again = await propose(one, person.uid);
    expect(again.body).toMatchObject({ code: 'WRONG_STATE', details: { state: 'no_factor' } });
    const { body: seen } = await t.get(`/rest/v1/people/${person.uid}`, { actor: one });
    expect(seen.has_second_step).toBe(false);
  });

  it('is nobody else’s to ask for', async () => {
    const person = await withFactor(await t.person('retailer'));
    for (const role of ['admin', 'brand', 'retailer', 'bizman'] as const) {
      const actor = await t.person(role);
      expect((await propose(actor, person.uid)).body.code).toBe('FORBIDDEN');
    }
    expect((await propose(one, newId())).body.code).toBe('PGRST116');
  });

  it('is not removed by one person past the command either', async () => {
    const person = await withFactor(await t.person('super_admin'));
    const remove = (actor: Actor) =>
      withSystem(t.db, actor, wilful, (tx) =>
        asAuth(tx, () => tx.delete(factors).where(eq(factors.user_id, person.uid))),
      );
    await expect(remove(one)).rejects.toThrow();
    expect(await held(person.uid)).toEqual([1, 1]);
    // The auth server acts for nobody, and people for themselves.
    await remove(ANONYMOUS);
    expect(await held(person.uid)).toEqual([0, 1]);
  });
});
