import { createHash } from 'node:crypto';
import { type Actor, ANONYMOUS, HOUR_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { startAuthServer } from '../../../test/auth-server';
import { asAuth, defineSystemStep, withAuth, withSystem } from '../../db';
import { users } from '../../db/schema/auth/auth';
import { alarms } from '../../db/schema/auth/auth-alarms';
import { oneTimeTokens } from '../../db/schema/auth/auth-flows';
import { payoutDetails } from '../../db/schema/own-settings';
import { newId } from '../../new-id';
import { createShopOwner } from '../auth';

type Person = Actor & { uid: string };

let t: TestApp;
let auth: Awaited<ReturnType<typeof startAuthServer>>;
let one: Person;
let other: Person;
beforeAll(async () => {
  t = await startTestApp();
  auth = await startAuthServer({ db: t.db });
  one = await t.person('super_admin');
  other = await t.person('super_admin');
});
afterAll(async () => {
  await auth.close();
  await t.close();
});

const prepare = defineSystemStep('test.recovery', 'Tests need a shop, and a careless command.');
const CODE = 'ABCD2345EFGH6789';
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
let lastNumber = 9_876_600_000;

/** With a number and nothing else, as a bizman onboards them. */
async function owner() {
  const phone = `+91${++lastNumber}`;
  const made = { fullName: 'Asha Rao', shopName: 'Rao Stores', phone };
  const id = await withSystem(t.db, ANONYMOUS, prepare, (tx) => createShopOwner(tx, t.ports, made));
  return { id: id ?? '', phone };
}

const propose = (actor: Actor, person_id: string, code = CODE) => {
  const input = { person_id, reason: 'Called from her number', code_sha256: hashOf(code) };
  return t.command('person_recovery_propose', input, { actor });
};
const confirm = (actor: Actor, id: unknown) => t.command('proposal_confirm', { id }, { actor });
const enter = (code: string) => auth.client().verifyOtp({ type: 'recovery', token_hash: code });

const payoutsOf = async (id: string) =>
  withSystem(t.db, ANONYMOUS, prepare, async (tx) => {
    const [row] = await tx.select().from(payoutDetails).where(eq(payoutDetails.profile_id, id));
    return row;
  });

describe('a new password for an owner whom no mail and no message reaches', () => {
  it('is set with a code two people agreed to; its owner is told, and money waits', async () => {
    const { id, phone } = await owner();
    const { body } = await propose(one, id);
    expect(body).toMatchObject({ id });
    expect((await confirm(one, body.proposal_id)).body.code).toBe('FORBIDDEN');
    expect((await enter(CODE)).error?.code).toBe('otp_expired');
    const startMs = Date.now();
    expect((await confirm(other, body.proposal_id)).body.status).toBe('applied');
    const waits = (await payoutsOf(id))?.usable_from?.getTime() ?? 0;
    expect(waits).toBeGreaterThan(startMs + HOUR_MS);
    const raised = await withAuth(t.db, 'read', (tx) =>
      tx.select().from(alarms).where(eq(alarms.user_id, id)),
    );
    expect(raised).toMatchObject([{ change: 'recovery-opened' }]);
    expect((await enter('ABCD2345EFGH6780')).error?.code).toBe('otp_expired');

    const client = auth.client();
    const { data } = await client.verifyOtp({ type: 'recovery', token_hash: CODE });
    expect(data.user).toMatchObject({ id });
    expect((await client.updateUser({ password: 'another horse' })).error).toBeNull();
    expect((await enter(CODE)).error?.code).toBe('otp_expired');
    const again = await auth.client().signInWithPassword({ phone, password: 'another horse' });
    expect(again.error).toBeNull();
    const trail = await t.db.execute(
      "select action, actor_id from audit_logs where diff->>'proposal_id' = $1 or entity_id = $1",
      [body.proposal_id],
    );
    expect(trail.map(({ actor_id }) => actor_id).sort()).toEqual([one.uid, other.uid].sort());
    expect(JSON.stringify(trail)).not.toContain(CODE);
  });

  it('is nobody else’s to ask for, least of all a bizman’s', async () => {
    const { id } = await owner();
    for (const role of ['admin', 'brand', 'retailer', 'bizman'] as const) {
      expect((await propose(await t.person(role), id)).body.code).toBe('FORBIDDEN');
    }
    expect((await propose(one, newId())).body.code).toBe('PGRST116');
  });

  it('is refused for whoever can get one themselves, and for the team', async () => {
    const { id } = await owner();
    const { body } = await propose(one, id);
    await withAuth(t.db, 'write', (tx) =>
      tx
        .update(users)
        .set({ email: `${id}@example.in`, email_confirmed_at: new Date() })
        .where(eq(users.id, id)),
    );
    const late = await confirm(other, body.proposal_id);
    expect(late.body).toMatchObject({ details: { state: 'recovers_alone' } });
    expect((await propose(one, id)).body).toMatchObject({ code: 'WRONG_STATE' });
    expect(await payoutsOf(id)).toBeUndefined();
    const { body: seen } = await t.get(`/rest/v1/people/${id}`, { actor: one });
    expect(seen.recovers_alone).toBe(true);
    const member = await t.person('admin');
    await withAuth(t.db, 'write', (tx) =>
      tx.insert(users).values({ id: member.uid, phone: '919876699999' }),
    );
    expect((await propose(one, member.uid)).body).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('is not opened by one person past the command either', async () => {
    const { id } = await owner();
    const open = (actor: Actor) =>
      withSystem(t.db, actor, prepare, (tx) =>
        asAuth(tx, () =>
          tx.insert(oneTimeTokens).values({
            id: newId(),
            user_id: id,
            kind: 'recovery',
            token_hash: Buffer.from(hashOf(newId()), 'hex'),
            relates_to: '919876600000',
            expires_at: new Date(Date.now() + HOUR_MS),
          }),
        ),
      );
    await expect(open(one)).rejects.toThrow();
    // The auth server acts for nobody.
    await open(ANONYMOUS);
  });
});
