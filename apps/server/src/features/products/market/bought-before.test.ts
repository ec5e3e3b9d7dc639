import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../../test/world/market';
import { startTrade, type Trade } from '../../../../test/world/trade';

let t: Trade;
let side: BrandSide;
let store: Store;
beforeAll(async () => {
  t = await startTrade();
  [side, store] = [await t.seller(), await t.store()];
});
afterAll(() => t.close());

type Person = Store['owner'];

async function bought(by: Store, actor: Person = by.owner, headers = {}) {
  const path = `/rest/v1/market_bought?shop_id=${by.shopId}`;
  const { body } = await t.get(path, { actor, headers });
  return body as { items?: { name: string }[]; code?: string };
}
const namesOf = async (...asked: Parameters<typeof bought>) =>
  (await bought(...asked)).items?.map(({ name }) => name);

describe('what a shop bought before', () => {
  it('comes with the most often ordered first, as far as it is still on sale', async () => {
    const [once, often, gone] = [await t.sell(side), await t.sell(side), await t.sell(side)];
    expect(await namesOf(store)).toEqual([]);
    await t.place(store, [t.line(once, 1), t.line(often, 1), t.line(gone, 1)]);
    const placed = await t.place(store, [t.line(often, 2)]);
    expect(placed.status).toBe(200);
    const nameOf = async (id: string) =>
      (await t.get(`/rest/v1/products/${id}`, { actor: side.owner })).body.name;
    const [first, ...others] = (await namesOf(store)) ?? [];
    expect(first).toBe(await nameOf(often.productId));
    expect(others).toHaveLength(2);

    await t.command('product_archive', { ids: [gone.productId] }, { actor: side.owner });
    expect(await namesOf(store)).toEqual([first, await nameOf(once.productId)]);
  });

  it('is told to the shop and whoever acts for it, and to nobody else', async () => {
    const bizman = await t.person('bizman');
    const tended = await t.store({ salesperson_id: bizman.uid });
    const sold = await t.sell(side);
    await t.place(tended, [t.line(sold, 1)]);
    expect(await namesOf(tended)).toHaveLength(1);
    const acting = { 'x-acting-shop': tended.shopId };
    expect(await namesOf(tended, bizman, acting)).toHaveLength(1);
    expect((await bought(tended, store.owner)).code).toBe('PGRST116');
    expect((await bought(store, bizman, acting)).code).toBe('PGRST116');
    expect((await bought(tended, side.owner)).code).toBe('FORBIDDEN');
  });
});
