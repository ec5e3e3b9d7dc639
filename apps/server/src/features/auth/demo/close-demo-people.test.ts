import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { defineSystemStep, type Tx, withAuth, withSystem } from '../../../db';
import { userRoles } from '../../../db/schema/accounts';
import { users } from '../../../db/schema/auth/auth';
import { serviceKeys } from '../../../db/schema/system/console';
import { auditLogs } from '../../../db/schema/system/runner';
import { newId } from '../../../new-id';
import { createPerson } from '../account/create-person';
import { closeDemoPeople } from './close-demo-people';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people';
import { seedDemoPeople } from './seed-demo-people';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ ports: { isDemo: true } });
});
afterAll(() => server.close());

const step = defineSystemStep('test.demo', 'Tests look at what the demo left behind.');
const asSystem = <T>(work: (tx: Tx) => Promise<T>) => withSystem(server.db, ANONYMOUS, step, work);

async function signIn(email: string, password: string) {
  const client = server.client();
  const { data, error } = await client.signInWithPassword({ email, password });
  return { client, id: data.user?.id ?? '', token: data.session?.access_token ?? '', error };
}

const demo = (name: string) => signIn(`${name}@chowk.demo`, DEMO_PASSWORD);

async function holdsRole(userId: string): Promise<string[]> {
  const rows = await asSystem((tx) =>
    tx.select().from(userRoles).where(eq(userRoles.user_id, userId)),
  );
  return rows.map(({ role }) => role);
}

/** What a visitor of a demo could have arranged for later. */
async function plant(bossId: string) {
  const planted = await createPerson(server.ports, {
    email: 'planted@example.org',
    password: PASSWORD,
    fullName: 'Planted',
    roles: ['retailer', 'super_admin'],
  });
  const keyId = newId();
  await asSystem(async (tx) => {
    await tx.insert(auditLogs).values({
      id: newId(),
      entity: 'user_roles',
      entity_id: planted.id,
      action: 'role_grant',
      diff: {},
      actor_id: bossId,
      request_id: 'test',
    });
    await tx.insert(serviceKeys).values({
      id: keyId,
      name: 'Planted',
      hint: 'abcd',
      key_hash: new Uint8Array(32),
      created_by: bossId,
      scopes: ['users:read'],
      expires_at: new Date(Date.now() + 86_400_000),
    });
  });
  return { personId: planted.id, keyId };
}

it('demo people sign in while the demo is on, and not at all after it', async () => {
  await seedDemoPeople(server.ports);
  const boss = await demo('super');
  expect(boss.error).toBeNull();
  expect(await server.authenticator.actorFor(boss.token)).toMatchObject({ uid: boss.id });
  // A visitor changes the address of another one: it stays a demo account.
  const renamed = await demo('super2');
  await withAuth(server.db, 'write', (tx) =>
    tx.update(users).set({ email: 'mine@example.org' }).where(eq(users.id, renamed.id)),
  );
  const planted = await plant(boss.id);
  const owner = { email: 'owner@example.org', password: PASSWORD };
  await createPerson(server.ports, { ...owner, fullName: 'Owner', roles: ['super_admin'] });

  expect(await closeDemoPeople(server.ports)).toBe(DEMO_PEOPLE.length);
  expect(await closeDemoPeople(server.ports)).toBe(0);

  for (const { email } of DEMO_PEOPLE) {
    expect((await signIn(email, DEMO_PASSWORD)).error).toMatchObject({
      code: 'invalid_credentials',
    });
  }
  expect((await signIn('mine@example.org', DEMO_PASSWORD)).error).not.toBeNull();
  expect((await boss.client.refreshSession()).error).not.toBeNull();
  expect((await boss.client.getUser(boss.token)).error).not.toBeNull();
  // The password is gone from the database, not only refused.
  const hashes = await withAuth(server.db, 'read', (tx) =>
    tx.select({ hash: users.password_hash }).from(users).where(eq(users.id, boss.id)),
  );
  expect(hashes).toEqual([{ hash: null }]);

  const [key] = await asSystem((tx) =>
    tx.select().from(serviceKeys).where(eq(serviceKeys.id, planted.keyId)),
  );
  expect(key?.revoked_at).toBeInstanceOf(Date);
  expect(await holdsRole(planted.personId)).toEqual(['retailer']);
  const real = await signIn(owner.email, owner.password);
  expect(real.error).toBeNull();
  expect(await holdsRole(real.id)).toEqual(['super_admin']);
});

it('no mailed link or code opens a closed demo account either', async () => {
  await seedDemoPeople(server.ports);
  await closeDemoPeople(server.ports);
  const answer = await server.post(
    '/admin/generate_link',
    { type: 'magiclink', email: 'store@chowk.demo' },
    { authorization: `Bearer ${server.deps.serviceKey}` },
  );
  const { hashed_token } = (await answer.json()) as { hashed_token: string };
  const verified = await server.client().verifyOtp({ token_hash: hashed_token, type: 'magiclink' });
  expect(verified.error).not.toBeNull();
  expect(verified.data.session).toBeNull();
});

it('opens again when the demo is asked for again', async () => {
  await closeDemoPeople(server.ports);
  await seedDemoPeople(server.ports);
  expect((await demo('store')).error).toBeNull();
});
