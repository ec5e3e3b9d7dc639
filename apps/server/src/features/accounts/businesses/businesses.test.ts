import { type Actor, ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app';
import { withActor, withSystem } from '../../../db';
import { brands, shops } from '../../../db/schema/businesses';
import { newId } from '../../../new-id';
import { changeStanding } from '../system-steps';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const asSystem = <T>(work: Parameters<typeof withSystem<T>>[3]) =>
  withSystem(t.db, ANONYMOUS, changeStanding, work);

const ownedBy = (id: string) =>
  asSystem(async (tx) => ({
    brands: (await tx.select().from(brands).where(eq(brands.owner_id, id))).map(
      (row) => row.brand_name,
    ),
    shops: (await tx.select().from(shops).where(eq(shops.owner_id, id))).map(
      (row) => row.shop_name,
    ),
  }));

describe('the brand or shop of a role', () => {
  it('is made once for who is granted a role', async () => {
    const [boss, person] = [await t.person('super_admin'), await t.person('bizman')];
    const send = (name: string, role: string) =>
      t.command(name, { user_id: person.uid, role }, { actor: boss });
    await send('role_grant', 'brand');
    await send('role_grant', 'retailer');
    await send('role_revoke', 'brand');
    await send('role_grant', 'brand');
    expect(await ownedBy(person.uid)).toEqual({ brands: ['Test bizman'], shops: ['Test bizman'] });
  });
});

describe('who sees a brand and a shop', () => {
  it('its owner, its salesperson and admins; nobody else', async () => {
    const [owner, bizman, stranger, admin] = [
      await t.person('retailer'),
      await t.person('bizman'),
      await t.person('brand'),
      await t.person('admin'),
    ];
    const shopId = newId();
    await asSystem(async (tx) => {
      await tx.insert(shops).values({
        id: shopId,
        owner_id: owner.uid,
        salesperson_id: bizman.uid,
        shop_name: 'Rao Stores',
        pin_code: '400014',
        lat: 19.01,
        lng: 72.84,
      });
      await tx
        .insert(brands)
        .values({ id: newId(), owner_id: stranger.uid, brand_name: 'Asha Tea' });
    });
    const listed = async (path: string, actor: Actor) =>
      (await t.get(`/rest/v1${path}`, { actor })).body.items as Record<string, unknown>[];
    for (const actor of [owner, bizman]) {
      expect(await listed('/shops', actor)).toMatchObject([
        { id: shopId, position: { lat: 19.01, lng: 72.84 }, status: 'active' },
      ]);
    }
    expect(await listed('/shops', stranger)).toEqual([]);
    expect((await listed('/shops?limit=100', admin)).some(({ id }) => id === shopId)).toBe(true);
    expect(await listed('/brands', stranger)).toMatchObject([{ brand_name: 'Asha Tea' }]);
    expect(await listed('/brands', owner)).toEqual([]);
    expect((await t.get('/rest/v1/shops')).status).toBe(401);
    for (const actor of [owner, bizman, admin]) {
      const changed = await withActor(t.db, actor, 'write', (tx) =>
        tx.update(shops).set({ owner_id: actor.uid }).returning(),
      );
      expect(changed).toEqual([]);
    }
    await expect(
      asSystem((tx) => tx.update(shops).set({ pin_code: '012345' }).where(eq(shops.id, shopId))),
    ).rejects.toThrow();
  });
});
