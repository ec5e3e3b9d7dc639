import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, SHOP_POSITION, type Store, startMarket } from '../../../test/market';
import { proofSteps } from '../../../test/proofs';

let t: Market;
beforeAll(async () => {
  t = await startMarket();
});
afterAll(() => t.close());

it('takes along the campaigns of a brand and the deals and proofs of a store, and no others', async () => {
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
  const empty = { campaigns: [], deals: [], proofs: [] };
  expect(await partsOf((await t.store()).owner)).toMatchObject(empty);
});
