import { type Actor, ANONYMOUS, DAY_MS, isGstin } from '@chowk/domain/kernel';
import { readConfig } from '@chowk/domain/platform';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../test/auth-server';
import { configure, SUPPLIER } from '../../test/world/supplier';
import { defineSystemStep, withAuth, withSystem } from '../db';
import { users } from '../db/schema/auth/auth';
import { platformConfig, proposals } from '../db/schema/platform';
import { closeDemoPeople, seedDemoPeople } from '../features/auth';
import { createPerson } from '../features/auth/account/create-person';
import { applySettingsWhenDue } from '../features/platform/proposals/apply-proposals';
import { newId } from '../new-id';
import { DEMO_CONFIG } from './rows/config';
import { closeDemoConfig, seedDemoConfig } from './seed-config';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const step = defineSystemStep('test.demo-config', 'Tests look at the settings of a demo.');
const rows = () => withSystem(server.db, ANONYMOUS, step, (tx) => tx.select().from(platformConfig));
const config = async () => readConfig(await rows());

async function idOf(email: string): Promise<string> {
  const people = await withAuth(server.db, 'read', (tx) => tx.select().from(users));
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`No ${email}`);
  return found.id;
}

it('the demo has a registration and a UPI ID of its own, and nothing of it stays after', async () => {
  expect((await config()).upi_id).toBeNull();
  await seedDemoPeople(server.ports);
  await seedDemoConfig(server.ports);
  await seedDemoConfig(server.ports);
  expect(await config()).toMatchObject(DEMO_CONFIG);
  expect(isGstin(DEMO_CONFIG.supplier.gstin ?? '')).toBe(true);

  await closeDemoPeople(server.ports);
  expect(await closeDemoConfig(server.ports)).toEqual(['supplier', 'upi_id']);
  expect(await closeDemoConfig(server.ports)).toEqual([]);
  const after = await config();
  expect([after.upi_id, after.supplier.gstin]).toEqual([null, null]);
});

it('neither what its visitors set nor what they set for later decides where money goes', async () => {
  await seedDemoPeople(server.ports);
  const [one, two] = [await idOf('super@chowk.demo'), await idOf('super2@chowk.demo')];
  const id = newId();
  const later = new Date(server.ports.nowMs() + DAY_MS);
  await withSystem(server.db, ANONYMOUS, step, async (tx) => {
    await tx.insert(platformConfig).values({ key: 'upi_id', value: 'thief@upi', updated_by: one });
    await tx.insert(proposals).values({
      id,
      kind: 'setting',
      subject: 'upi_id',
      value: 'thief@upi',
      status: 'proposed',
      needs_second: true,
      effective_at: later,
      expires_at: new Date(later.getTime() + DAY_MS),
      proposed_by: one,
    });
  });
  const second: Actor = { ...ANONYMOUS, uid: two, actorId: two, roles: ['super_admin'] };
  await withSystem(server.db, second, step, (tx) =>
    tx
      .update(proposals)
      .set({ status: 'confirmed', decided_by: two, decided_at: new Date() })
      .where(eq(proposals.id, id)),
  );
  await closeDemoPeople(server.ports);
  expect(await closeDemoConfig(server.ports)).toEqual(['upi_id']);
  const nowMs = () => later.getTime() + DAY_MS;
  expect(await applySettingsWhenDue({ ...server.ports, nowMs })).toBe(0);
  expect((await config()).upi_id).toBeNull();
});

it('what the owner of the platform has set stays', async () => {
  const owner = await createPerson(server.ports, {
    email: 'owner@example.org',
    fullName: 'Owner',
    roles: ['super_admin'],
  });
  await configure(server.db, 'supplier', SUPPLIER);
  await withSystem(server.db, ANONYMOUS, step, (tx) =>
    tx.insert(platformConfig).values({ key: 'upi_id', value: 'own@okbank', updated_by: owner.id }),
  );
  expect(await closeDemoConfig(server.ports)).toEqual([]);
  expect(await config()).toMatchObject({ upi_id: 'own@okbank', supplier: SUPPLIER });
});
