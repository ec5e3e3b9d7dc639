import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, type Store, startMarket } from '../../../../test/world/market';
import { forgetPersonRows } from '../../../db/forget-person-rows';
import { shopConsents } from '../../../db/schema/acting';
import { leaderboardAbsences } from '../../../db/schema/own-settings';

let t: Market;
beforeAll(async () => {
  t = await startMarket();
});
afterAll(() => t.close());

const partsOf = async (actor: Store['owner']) =>
  (await t.get('/rest/v1/data_export', { actor })).body.parts;

it('what was allowed, done and chosen goes along for both, and for nobody else; a leaver takes it away', async () => {
  const ravi = await t.person('bizman');
  const { owner, shopId } = await t.store({ salesperson_id: ravi.uid });
  const consent = { shop_id: shopId, kind: 'profile', is_granted: true };
  await t.command('shop_consent_update', consent, { actor: owner });
  await t.command(
    'shop_update',
    { id: shopId, shop_name: 'Rao Stores' },
    { actor: ravi, headers: { 'x-acting-shop': shopId } },
  );
  await t.command('leaderboard_choice_set', { is_taking_part: false }, { actor: ravi });
  const done = [{ action_type: 'shop_update', bizman_id: ravi.uid, shop_id: shopId }];
  expect(await partsOf(owner)).toMatchObject({
    shop_consents: [{ kind: 'profile', salesperson_id: ravi.uid }],
    bizman_actions: done,
    leaderboard: { is_taking_part: true },
  });
  expect(await partsOf(ravi)).toMatchObject({
    shop_consents: [],
    bizman_actions: done,
    leaderboard: { is_taking_part: false },
  });
  const nothing = { shop_consents: [], bizman_actions: [] };
  expect(await partsOf((await t.store()).owner)).toMatchObject(nothing);
  expect(await partsOf(await t.person('bizman'))).toMatchObject(nothing);

  await t.asSystem((tx) => forgetPersonRows(tx, ravi.uid, new Date()));
  const kept = await t.asSystem(async (tx) => [
    ...(await tx.select().from(shopConsents)),
    ...(await tx.select().from(leaderboardAbsences)),
  ]);
  expect(kept).toEqual([]);
});
