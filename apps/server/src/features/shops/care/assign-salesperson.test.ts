import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, type Store, startMarket } from '../../../../test/world/market';
import { profiles } from '../../../db/schema/accounts';
import { shops } from '../../../db/schema/businesses';
import { notifications } from '../../../db/schema/notifications';
import { auditLogs } from '../../../db/schema/system/runner';
import { newId } from '../../../new-id';

let t: Market;
let ravi: Store['owner'];
let meena: Store['owner'];
let admin: Store['owner'];
beforeAll(async () => {
  t = await startMarket();
  ravi = await t.person('bizman');
  meena = await t.person('bizman');
  admin = await t.person('admin');
});
afterAll(() => t.close());

async function listed(actor: Store['owner']) {
  const { body } = await t.get('/rest/v1/shop_health?search=Moving', { actor });
  return (body.items as { shop: { shop_name: string } }[]).map(({ shop }) => shop.shop_name);
}

const assign = (store: Store, to: string | null, actor = admin, reason = 'Ravi moved away') =>
  t.command(
    'shop_assign_salesperson',
    { shop_id: store.shopId, salesperson_id: to, reason },
    { actor },
  );

it('a shop given to another bizman is gone for the first, there for the second, told to all, and acted for no longer', async () => {
  const store = await t.store({ shop_name: 'Moving Stores', salesperson_id: ravi.uid });
  const allow = { shop_id: store.shopId, kind: 'profile', is_granted: true };
  await t.command('shop_consent_update', allow, { actor: store.owner });
  const rename = (actor: Store['owner']) =>
    t.command(
      'shop_update',
      { id: store.shopId, shop_name: 'Moving Stores' },
      { actor, headers: { 'x-acting-shop': store.shopId } },
    );
  expect((await rename(ravi)).status).toBe(200);
  const { body } = await assign(store, meena.uid);
  expect(body).toMatchObject({ shop: { salesperson_id: meena.uid } });
  expect((await rename(ravi)).body).toMatchObject({ details: { reason: 'not_yours' } });
  expect((await rename(meena)).body).toMatchObject({ details: { reason: 'no_consent' } });
  expect(await listed(ravi)).toEqual([]);
  expect(await listed(meena)).toEqual(['Moving Stores']);
  const told = await t.asSystem((tx) => tx.select().from(notifications));
  const ofIt = told.filter(
    ({ payload, type }) => payload.shop_id === store.shopId && type !== 'bizman_action',
  );
  expect(new Map(ofIt.map((each) => [each.profile_id, each.type]))).toEqual(
    new Map([
      [ravi.uid, 'shop_unassigned'],
      [meena.uid, 'shop_assigned'],
      [store.owner.uid, 'shop_bizman_changed'],
    ]),
  );
  const trail = await t.asSystem((tx) =>
    tx.select().from(auditLogs).where(eq(auditLogs.entity_id, store.shopId)),
  );
  expect(trail.at(-1)).toMatchObject({
    action: 'shop_assign_salesperson',
    diff: { before: { salesperson_id: ravi.uid }, reason: 'Ravi moved away' },
  });
  expect((await assign(store, meena.uid)).body.code).toBe('WRONG_STATE');
  expect((await assign(store, null)).body).toMatchObject({ salesperson_name: null });
});

it('a shop is an admin’s to give, with a reason, and only to a bizman in good standing', async () => {
  const store = await t.store({ salesperson_id: ravi.uid });
  expect((await assign(store, meena.uid, ravi)).body.code).toBe('FORBIDDEN');
  expect((await assign(store, meena.uid, store.owner)).body.code).toBe('FORBIDDEN');
  expect((await assign(store, meena.uid, admin, 'No')).body.code).toBe('VALIDATION_FAILED');
  const refused = { details: { fields: [{ path: 'salesperson_id', rule: 'choice' }] } };
  expect((await assign(store, store.owner.uid)).body).toMatchObject(refused);
  expect((await assign(store, newId())).body).toMatchObject(refused);
  const gone = await t.person('bizman');
  await t.asSystem((tx) =>
    tx.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, gone.uid)),
  );
  expect((await assign(store, gone.uid)).body).toMatchObject(refused);
  const nowhere = { ...store, shopId: newId() };
  expect((await assign(nowhere, meena.uid)).body.code).toBe('PGRST116');
  const [row] = await t.asSystem((tx) => tx.select().from(shops).where(eq(shops.id, store.shopId)));
  expect(row?.salesperson_id).toBe(ravi.uid);
});
