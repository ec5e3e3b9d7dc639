import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type BrandSide,
  type Market,
  type Store,
  startMarket,
} from '../../../../test/world/market';
import { proofSteps } from '../../../../test/world/proofs';

let t: Market;
let side: BrandSide;
beforeAll(async () => {
  t = await startMarket();
  side = await t.brand(10_00_00_000);
});
afterAll(() => t.close());

const NO = { reason: 'space', note: 'No room' };

async function offered() {
  const campaign = await t.launch(side, { slots: 10 });
  const store = await t.store();
  const [id = ''] = await t.offer(campaign.id, side, [store]);
  const answer = (name: string, input: object = {}, { owner }: Pick<Store, 'owner'> = store) =>
    t.command(name, { id, ...input }, { actor: owner });
  return { id, store, campaign, answer };
}

/** All that anybody was told of a deal, on a screen that is open or as a notice. */
async function newsOf(id: string): Promise<number> {
  const [row] = await t.asSystem((tx) =>
    tx.execute<{ n: number }>(sql`select
      (select count(*) from realtime_events where entity_id = ${id})::int +
      (select count(*) from notifications where payload ->> 'deal_id' = ${id})::int as n`),
  );
  return row?.n ?? 0;
}

it('is answered with the deal as it is when it was accepted on another phone', async () => {
  const { id, campaign, answer } = await offered();
  const { body: first } = await answer('deal_accept');
  const told = await newsOf(id);
  expect(told).toBeGreaterThan(0);
  const again = await answer('deal_accept');
  expect([again.status, again.body]).toEqual([200, first]);
  expect(await newsOf(id)).toBe(told);
  expect((await t.campaignRow(campaign.id)).slots_taken).toBe(1);
  expect((await answer('deal_accept', {}, await t.store())).body.code).toBe('PGRST116');
  expect((await answer('deal_accept', {}, side)).body.code).toBe('FORBIDDEN');
});

it('is answered so too when the deal went further, or its campaign takes no more', async () => {
  const { dealId: id, store, campaign } = await proofSteps(t).submitted(side);
  await t.command('campaign_pause', { id: campaign.id }, { actor: side.owner });
  const { version } = await t.dealRow(id);
  const again = await t.command('deal_accept', { id }, { actor: store.owner });
  expect(again.body).toMatchObject({ status: 'submitted', version });
});

it('is answered with the deal as it is when it was declined on another phone', async () => {
  const { id, answer } = await offered();
  const { body: first } = await answer('deal_decline', NO);
  const told = await newsOf(id);
  const again = await answer('deal_decline', { reason: 'time' });
  expect([again.status, again.body]).toEqual([200, first]);
  expect(await newsOf(id)).toBe(told);
  expect((await t.dealRow(id)).decline_reason).toBe('space');
  expect((await answer('deal_decline', NO, await t.store())).body.code).toBe('PGRST116');
});

it.each([
  ['deal_accept', {}, 1],
  ['deal_decline', NO, 0],
])('is the same for both of two phones at once: %s', async (name, input, places) => {
  const { id, campaign, answer } = await offered();
  const both = await Promise.all([answer(name, input), answer(name, input)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await t.dealRow(id)).version).toBe(2);
  expect((await t.campaignRow(campaign.id)).slots_taken).toBe(places);
});

it('is refused as before when the other phone said the opposite, or gave the deal back', async () => {
  const { answer } = await offered();
  await answer('deal_accept');
  expect((await answer('deal_decline', NO)).body.code).toBe('WRONG_STATE');
  await answer('deal_cancel');
  expect((await answer('deal_accept')).body.code).toBe('WRONG_STATE');
});
