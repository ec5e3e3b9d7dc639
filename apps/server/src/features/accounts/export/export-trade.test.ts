import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, SHOP_POSITION, type Store, startMarket } from '../../../../test/world/market';
import { proofSteps } from '../../../../test/world/proofs';
import { newId } from '../../../new-id';

let t: Market;
beforeAll(async () => {
  t = await startMarket();
});
afterAll(() => t.close());

it('takes along a brand’s campaigns, a store’s deals and proofs, a bizman’s visits, and no others', async () => {
  const side = await t.brand();
  const steps = proofSteps(t);
  const { store, dealId, proofId, campaign } = await steps.submitted(side);
  const partsOf = async (actor: Store['owner']) =>
    (await t.get('/rest/v1/data_export', { actor })).body.parts;
  expect(await partsOf(store.owner)).toMatchObject({
    campaigns: [],
    deals: [{ id: dealId, status: 'submitted' }],
    proofs: [{ id: proofId, ...SHOP_POSITION }],
  });
  expect(await partsOf(side.owner)).toMatchObject({
    campaigns: [{ id: campaign.id, title: 'Diwali counter' }],
    deals: [],
    proofs: [],
  });
  const bizman = await t.person('bizman');
  const visited = await t.store({ salesperson_id: bizman.uid });
  const visit = {
    id: newId(),
    shop_id: visited.shopId,
    visited_at: new Date(t.clock.ms).toISOString(),
    position: SHOP_POSITION,
    accuracy_m: 9,
  };
  await t.command('shop_visit_mark', visit, { actor: bizman });
  expect(await partsOf(bizman)).toMatchObject({
    shop_visits: [{ id: visit.id, ...SHOP_POSITION }],
  });
  expect(await partsOf(visited.owner)).toMatchObject({ shop_visits: [] });
  const empty = { campaigns: [], deals: [], proofs: [], shop_visits: [] };
  expect(await partsOf((await t.store()).owner)).toMatchObject(empty);
});
