import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app';
import { withAuth, withSystem } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { brands, shops } from '../../../db/schema/businesses';
import { consents } from '../../../db/schema/own-settings';
import { newId } from '../../../new-id';
import { createPerson, grantRoles, insertPerson } from './create-person';
import { profileFrom } from './user-metadata';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const asSystem = <T>(work: Parameters<typeof withSystem<T>>[3]) =>
  withSystem(t.db, ANONYMOUS, grantRoles, work);

async function signUp(data: Record<string, unknown>): Promise<string> {
  const email = `${newId()}@example.in`;
  const person = { ...profileFrom(data), email, passwordHash: null };
  const user = await withAuth(t.db, 'write', (tx) => insertPerson(tx, t.ports, person));
  return user?.id ?? '';
}

const ownedBy = (id: string) =>
  asSystem(async (tx) => ({
    brands: (await tx.select().from(brands).where(eq(brands.owner_id, id))).map(
      (row) => row.brand_name,
    ),
    shops: (await tx.select().from(shops).where(eq(shops.owner_id, id))).map(
      (row) => row.shop_name,
    ),
  }));

describe('what a role comes with', () => {
  it('is made at sign-up: a brand for a brand, a shop for a store, nothing for a bizman', async () => {
    const named = { full_name: 'Asha Rao', company_name: 'Asha Tea' };
    expect(await ownedBy(await signUp({ role: 'brand', ...named }))).toEqual({
      brands: ['Asha Tea'],
      shops: [],
    });
    expect(await ownedBy(await signUp({ role: 'retailer', full_name: 'Asha Rao' }))).toEqual({
      brands: [],
      shops: ['Asha Rao'],
    });
    expect(await ownedBy(await signUp({ role: 'bizman', ...named }))).toEqual({
      brands: [],
      shops: [],
    });
  });

  it('is made for people of the demo and the command line, also when run again', async () => {
    const person = { email: 'demo@example.in', fullName: 'Demo', roles: ['retailer'] as const };
    const { id } = await createPerson(t.ports, person);
    await createPerson(t.ports, { ...person, roles: ['retailer', 'brand'] });
    expect(await ownedBy(id)).toEqual({ brands: ['Demo'], shops: ['Demo'] });
  });

  it('comes with the consents given at sign-up, and only those', async () => {
    const agreed = new Date().toISOString();
    const id = await signUp({
      role: 'retailer',
      consents: { version: '2026-11', privacy: agreed, location: null, whatsapp: agreed },
    });
    const rows = await asSystem((tx) =>
      tx.select().from(consents).where(eq(consents.profile_id, id)),
    );
    expect(rows.map(({ purpose, version }) => [purpose, version]).sort()).toEqual([
      ['privacy', '2026-11'],
      ['whatsapp', '2026-11'],
    ]);
    const [profile] = await asSystem((tx) => tx.select().from(profiles).where(eq(profiles.id, id)));
    expect(profile?.whatsapp_opt_in).toBe(true);
  });

  it('is all the auth server may write there: nothing for others, nothing read or changed', async () => {
    const bizman = await t.person('bizman');
    const insert = (row: Partial<typeof brands.$inferInsert>) =>
      withAuth(t.db, 'write', (tx) =>
        tx.insert(brands).values({ id: newId(), owner_id: bizman.uid, brand_name: 'X', ...row }),
      );
    await expect(insert({})).rejects.toThrow();
    const brand = await t.person('brand');
    await expect(insert({ owner_id: brand.uid, is_verified: true })).rejects.toThrow();
    await expect(
      withAuth(t.db, 'write', (tx) =>
        tx.insert(shops).values({ id: newId(), owner_id: brand.uid, shop_name: 'X' }),
      ),
    ).rejects.toThrow();
    const seen = await withAuth(t.db, 'write', async (tx) => [
      ...(await tx.select().from(shops)),
      ...(await tx.update(brands).set({ is_verified: true }).returning()),
      ...(await tx.delete(consents).returning()),
    ]);
    expect(seen).toEqual([]);
  });
});
