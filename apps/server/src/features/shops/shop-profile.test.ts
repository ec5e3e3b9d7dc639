import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../test/world/market';
import { startTrade, type Trade } from '../../../test/world/trade';
import { adSpacePhotos } from '../../db/schema/ad-spaces';
import { deals } from '../../db/schema/deals';
import { newId } from '../../new-id';

let t: Trade;
let side: BrandSide;
let bizman: Store['owner'];
let shop: Store;

beforeAll(async () => {
  t = await startTrade();
  side = await t.brand();
  bizman = await t.person('bizman');
  shop = await t.store({
    shop_name: 'Gupta Kirana',
    address: '12 Hill Road',
    salesperson_id: bizman.uid,
  });
});
afterAll(() => t.close());

const profile = (actor: Store['owner'], id = shop.shopId, headers = {}) =>
  t.get(`/rest/v1/shop_profiles/${id}`, { actor, headers });

/** Deals of the shop that ended so, one a campaign. */
async function ended(statuses: readonly ('approved' | 'expired' | 'rejected_proof')[]) {
  for (const status of statuses) {
    const { id } = await t.launch(side, { slots: 1 });
    await t.offer(id, side, [shop]);
    const now = new Date(t.clock.ms);
    const submitted_at = status === 'expired' ? null : now;
    await t.asSystem((tx) =>
      tx
        .update(deals)
        .set({ status, accepted_at: now, submitted_at })
        .where(and(eq(deals.campaign_id, id), eq(deals.shop_id, shop.shopId))),
    );
  }
}

it('shows a shop to brands as they choose by it, and nothing private', async () => {
  const empty = await profile(side.owner);
  expect(empty.body).toMatchObject({
    shop_name: 'Gupta Kirana',
    is_own: false,
    photos: [],
    reliability: { proofs_approved: 0, approved_percent: null, on_time_percent: null },
    ad_spaces: [],
    products: [],
  });
  await ended(['approved', 'approved', 'approved', 'rejected_proof', 'expired']);
  const space = { kind: 'wall', title: 'Side wall', width_cm: 300, height_cm: 200 };
  for (const title of ['Side wall', 'Old wall']) {
    const input = {
      id: newId(),
      shop_id: shop.shopId,
      ...space,
      title,
      price_per_day_paise: 9_000,
    };
    await t.command('ad_space_create', input, { actor: shop.owner });
    const path = `${shop.owner.uid}/space_1_${title === 'Side wall' ? 'a' : 'b'}.jpg`;
    const photo = { id: newId(), space_id: input.id, path, uploaded_by: shop.owner.uid };
    await t.asSystem((tx) => tx.insert(adSpacePhotos).values(photo));
    if (title === 'Old wall') {
      await t.command('ad_space_archive', { id: input.id }, { actor: shop.owner });
    }
  }
  const seller = await t.seller();
  const [kept, undelivered] = [await t.sell(seller, {}, { name: 'Atta' }), await t.sell(seller)];
  const placed = await t.place(shop, [t.line(kept, 2)]);
  await t.place(shop, [t.line(undelivered)]);
  const [order] = placed.body.orders as { id: string }[];
  for (const step of ['order_confirm', 'order_dispatch', 'order_deliver']) {
    await t.command(step, { id: order?.id }, { actor: seller.owner });
  }
  const { body } = await profile(side.owner);
  expect(body).toMatchObject({
    reliability: { proofs_approved: 3, approved_percent: 60, on_time_percent: 80 },
    ad_spaces: [
      {
        title: 'Side wall',
        price_per_day_paise: 9_000,
        photo_path: `${shop.owner.uid}/space_1_a.jpg`,
      },
    ],
    products: [{ id: kept.productId, name: 'Atta' }],
  });
  // Only the name of a photo says who took it.
  const text = JSON.stringify(body).replaceAll(`${shop.owner.uid}/space_`, '');
  for (const secret of [shop.owner.uid, bizman.uid, 'Hill Road', '19.05', 'phone', 'paid']) {
    expect(text).not.toContain(secret);
  }
});

it('is for its owner and bizman too, for no other store, and gone with a closed shop', async () => {
  expect((await profile(shop.owner)).body.is_own).toBe(true);
  const acting = { 'x-acting-shop': shop.shopId };
  expect((await profile(bizman)).body.is_own).toBe(false);
  expect((await profile(bizman, shop.shopId, acting)).body.is_own).toBe(true);
  expect((await profile(await t.person('admin'))).status).toBe(200);
  const other = await t.store();
  expect((await profile(other.owner)).body.code).toBe('PGRST116');
  expect((await profile(bizman, other.shopId, acting)).body.code).toBe('PGRST116');
  const closed = await t.store({ status: 'closed' });
  expect((await profile(side.owner, closed.shopId)).body.code).toBe('PGRST116');
  expect((await profile(side.owner, newId())).body.code).toBe('PGRST116');
});
