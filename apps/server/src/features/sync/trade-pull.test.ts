import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalStore } from '../../../test/device/local-store';
import { type Letting, startLetting } from '../../../test/world/ad-spaces';
import type { BrandSide, Store } from '../../../test/world/market';
import { startTrade, type Trade } from '../../../test/world/trade';

describe('orders on a phone', () => {
  let t: Trade;
  let seller: BrandSide;
  let [asha, ravi] = [] as unknown as [Store, Store];
  beforeAll(async () => {
    t = await startTrade();
    seller = await t.seller();
    [asha, ravi] = [await t.store(), await t.store()];
  });
  afterAll(() => t.close());

  const ordersOf = async (actor: Store['owner']) => {
    const phone = openLocalStore(t, actor);
    await phone.pullAll(100);
    return phone;
  };

  it('are those of the shop: told when they move, and to nobody else', async () => {
    const sold = await t.sell(seller);
    const placed = await t.place(asha, [t.line(sold, 2)]);
    const [{ id }] = placed.body.orders as [{ id: string }];
    const phone = await ordersOf(asha.owner);
    const one = (await t.get(`/rest/v1/orders/${id}`, { actor: asha.owner })).body;
    expect(phone.sorted('orders')).toEqual([one]);
    expect((await ordersOf(ravi.owner)).sorted('orders')).toEqual([]);
    // A brand asks the server for the orders it was sent.
    expect((await ordersOf(seller.owner)).sorted('orders')).toEqual([]);
    await t.command('order_confirm', { id }, { actor: seller.owner });
    await phone.pullAll(100);
    expect(phone.sorted('orders')).toMatchObject([{ id, status: 'confirmed', version: 2 }]);
  });

  it('go with the shop to whoever looks after it, and away from whoever did', async () => {
    const bizman = await t.person('bizman');
    const handTo = (uid: string | null) =>
      t.asSystem((tx) =>
        tx.execute(
          sql`update shops set salesperson_id = ${uid}::uuid where id = ${asha.shopId}::uuid`,
        ),
      );
    await handTo(bizman.uid ?? null);
    const phone = await ordersOf(bizman);
    expect(phone.sorted('orders')).toHaveLength(1);
    await handTo(null);
    await phone.pullAll(100);
    expect(phone.sorted('orders')).toEqual([]);
  });

  it('before one are given to the shop’s people only', async () => {
    const path = '/rest/v1/orders?before=ffffffff-ffff-7fff-bfff-ffffffffffff';
    expect((await t.get(path, { actor: asha.owner })).body.items).toHaveLength(1);
    expect((await t.get(path, { actor: ravi.owner })).body.items).toEqual([]);
    const oldest = '/rest/v1/orders?before=00000000-0000-7000-8000-000000000000';
    expect((await t.get(oldest, { actor: asha.owner })).body.items).toEqual([]);
  });
});

describe('a cart on a phone', () => {
  let t: Trade;
  let seller: BrandSide;
  let [asha, ravi] = [] as unknown as [Store, Store];
  beforeAll(async () => {
    t = await startTrade();
    seller = await t.seller();
    [asha, ravi] = [await t.store(), await t.store()];
  });
  afterAll(() => t.close());

  it('is told with its shop, and whenever a line is put in, changed, taken out or ordered', async () => {
    const phones = [asha, ravi].map(({ owner }) => openLocalStore(t, owner));
    const shown = async () => {
      await Promise.all(phones.map((phone) => phone.pullAll(100)));
      return phones.map((phone) => phone.sorted('carts'));
    };
    const none = { id: ravi.shopId, version: 0, lines: [] };
    expect(await shown()).toEqual([[{ ...none, id: asha.shopId }], [none]]);
    const [tea, rice] = [await t.sell(seller), await t.sell(seller)];
    const set = async ({ variantId: variant_id }: typeof tea, quantity: number) => {
      const input = { shop_id: asha.shopId, variant_id, quantity };
      return (await t.command('cart_set', input, { actor: asha.owner })).body;
    };
    await set(tea, 2);
    await set(rice, 1);
    const answer = await set(tea, 3);
    const lines = [
      { variant_id: tea.variantId, quantity: 3 },
      { variant_id: rice.variantId, quantity: 1 },
    ];
    expect(answer).toEqual({ id: asha.shopId, version: 3, lines });
    expect(await shown()).toEqual([[answer], [none]]);
    const path = `/rest/v1/cart_lines/${asha.shopId}`;
    expect((await t.get(path, { actor: asha.owner })).body).toEqual(answer);
    expect((await t.get(path, { actor: ravi.owner })).body.code).toBe('PGRST116');

    expect(await set(rice, 0)).toMatchObject({ version: 4, lines: lines.slice(0, 1) });
    await t.place(asha, [t.line(tea, 3)]);
    expect(await shown()).toEqual([[{ id: asha.shopId, version: 5, lines: [] }], [none]]);
    // What was never in it is taken out already.
    expect(await set(await t.sell(seller), 0)).toMatchObject({ version: 5 });
    expect(await set(rice, 2)).toEqual((await shown())[0]?.[0]);
  });

  it('is its owner’s: whoever looks after the shop is told nothing of it, and nobody who lost it', async () => {
    const bizman = await t.person('bizman');
    const [handed, lost] = [sql`salesperson_id`, sql`owner_id`];
    const give = (column: typeof handed, uid = '') =>
      t.asSystem((tx) =>
        tx.execute(sql`update shops set ${column} = ${uid}::uuid where id = ${asha.shopId}::uuid`),
      );
    await give(handed, bizman.uid);
    const theirs = openLocalStore(t, bizman);
    await theirs.pullAll(100);
    expect(theirs.sorted('carts')).toEqual([]);
    const before = openLocalStore(t, asha.owner);
    await before.pullAll(100);
    await give(lost, ravi.owner.uid);
    const after = openLocalStore(t, ravi.owner);
    await Promise.all([before.pullAll(100), after.pullAll(100)]);
    expect([before, after].map((phone) => phone.sorted('carts').length)).toEqual([0, 2]);
  });
});

describe('bookings on a phone', () => {
  let t: Letting;
  beforeAll(async () => {
    t = await startLetting();
  });
  afterAll(() => t.close());

  it('are on both sides’ phones, with what their space is called now, and on no other', async () => {
    const [side, rival] = [await t.brand(), await t.brand()];
    const [store, other] = [await t.store(), await t.store()];
    const spaceId = await t.space(store);
    const { id } = await t.asked(side, spaceId, [3, 5]);
    const phones = [store, side, other, rival].map(({ owner }) => openLocalStore(t, owner));
    const pullAll = () => Promise.all(phones.map((phone) => phone.pullAll(100)));
    const shown = () => phones.map((phone) => phone.sorted('bookings'));
    await pullAll();
    const one = (await t.get(`/rest/v1/bookings/${id}`, { actor: store.owner })).body;
    expect(shown()).toEqual([[one], [one], [], []]);
    await t.command('booking_accept', { id }, { actor: store.owner });
    const renamed = { id: spaceId, title: 'The long wall', version: 1 };
    expect((await t.command('ad_space_update', renamed, { actor: store.owner })).status).toBe(200);
    await pullAll();
    const now = { id, status: 'accepted', space_title: 'The long wall' };
    expect(shown()).toMatchObject([[now], [now], [], []]);
    const { path } = await t.photo(store, spaceId);
    await pullAll();
    expect(shown()[1]).toMatchObject([{ id, photo_path: path }]);
  });
});
