import { SHOP_COLLECTIONS, SYNC_COLLECTIONS } from '@chowk/domain/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Letting, startLetting } from '../../../../test/world/ad-spaces';
import type { Store } from '../../../../test/world/market';
import { proofSteps } from '../../../../test/world/proofs';
import { shops } from '../../../db/schema/businesses';
import { newId } from '../../../new-id';
import { FEATURES } from '../..';

interface Place {
  readonly store: Store;
  readonly campaignId: string;
  readonly dealId: string;
  readonly proofId: string;
  readonly spaceId: string;
  readonly bookingId: string;
}

let t: Letting;
let ravi: Store['owner'];
let meena: Store['owner'];
/** Two shops of one owner, both looked after by Ravi, each with a campaign of its own. */
let first: Place;
let second: Place;

async function place(): Promise<Place> {
  const side = await t.brand();
  const { campaign, store, dealId, proofId } = await proofSteps(t).submitted(side);
  const spaceId = await t.space(store);
  const { id: bookingId } = await t.asked(side, spaceId, [3, 9]);
  return { store, campaignId: campaign.id, dealId, proofId, spaceId, bookingId };
}

const setShop = ({ store }: Place, values: Partial<typeof shops.$inferInsert>) =>
  t.asSystem((tx) => tx.update(shops).set(values).where(eq(shops.id, store.shopId)));

beforeAll(async () => {
  t = await startLetting();
  ravi = await t.person('bizman');
  meena = await t.person('bizman');
  first = await place();
  second = await place();
  await setShop(first, { salesperson_id: ravi.uid });
  await setShop(second, { salesperson_id: ravi.uid, owner_id: first.store.owner.uid });
});
afterAll(() => t.close());

const look = (path: string, actor = ravi, shopId = first.store.shopId) =>
  t.get(`/rest/v1${path}`, { actor, headers: { 'x-acting-shop': shopId } });

/** All there is, whether it is for whoever acts or not. */
const PULL = `/sync?${SYNC_COLLECTIONS.map((name) => `${name}=`).join('&')}`;

/** What each may be asked about one of the shops. */
const ADDRESSES: Readonly<Record<string, (of: Place) => string>> = {
  deals_list: ({ store }) => `/deals?shop_id=${store.shopId}`,
  deal_read: ({ dealId }) => `/deals/${dealId}`,
  payout_terms_read: () => '/payout_terms',
  proofs_list: ({ dealId }) => `/proofs?deal_id=${dealId}`,
  proof_read: ({ proofId }) => `/proofs/${proofId}`,
  campaign_read: ({ campaignId }) => `/campaigns/${campaignId}`,
  campaign_brand_read: ({ campaignId }) => `/campaigns/${campaignId}/brand`,
  shops_list: () => '/shops',
  shop_read: ({ store }) => `/shops/${store.shopId}`,
  shop_photos_list: ({ store }) => `/shops/${store.shopId}/photos`,
  areas_list: () => '/areas',
  shop_profile_read: ({ store }) => `/shop_profiles/${store.shopId}`,
  ad_spaces_list: ({ store }) => `/ad_spaces?shop_id=${store.shopId}`,
  ad_space_price_hint_read: ({ store }) => `/ad_space_price_hint?shop_id=${store.shopId}&kind=wall`,
  ad_space_read: ({ spaceId }) => `/ad_spaces/${spaceId}`,
  bookings_list: ({ store }) => `/bookings?shop_id=${store.shopId}`,
  sync_pull: () => PULL,
  booking_read: ({ bookingId }) => `/bookings/${bookingId}`,
};

/** What a shop buys is tried out where it is sold. */
const ELSEWHERE = new Set([
  'cart_lines_read',
  'cart_read',
  'market_bought_list',
  'market_brands_list',
  'market_list',
  'order_contact_read',
  'order_credit_note_read',
  'order_invoice_read',
  'order_payment_read',
  'order_read',
  'orders_list',
  'product_read',
]);

const queries = FEATURES.flatMap((feature) => feature.queries.map(({ query }) => query));
const actable = queries.filter((query) => query.actable).map(({ name }) => name);

describe('what is read while acting', () => {
  it('is known here, every query of it', () => {
    const here = actable.filter((name) => !ELSEWHERE.has(name)).sort();
    expect(here).toEqual(Object.keys(ADDRESSES).sort());
  });

  it.each(Object.keys(ADDRESSES))('%s is of the one shop, as its owner sees it', async (name) => {
    const address = ADDRESSES[name] ?? (() => '');
    const own = await look(address(first));
    expect(own.status, JSON.stringify(own.body)).toBe(200);
    const asOwner = await t.get(`/rest/v1${address(second)}`, { actor: first.store.owner });
    expect(asOwner.status).toBe(200);
    const other = await look(address(second));
    const said = JSON.stringify(other.body);
    const { store, ...ids } = second;
    for (const id of [...Object.values(ids), store.shopId]) expect(said).not.toContain(id);
  });

  it('is nothing without a shop to name: the lists are the shop’s alone', async () => {
    for (const path of ['/deals', '/proofs', '/shops', '/ad_spaces', '/bookings']) {
      const { items } = (await look(path)).body as { items: unknown[] };
      expect(items, path).toHaveLength(1);
    }
    const pulled = (await look(PULL)).body as Record<string, { rows: unknown[] }>;
    expect(Object.keys(pulled).sort()).toEqual([...SHOP_COLLECTIONS].sort());
    for (const name of ['deals', 'campaigns', 'shops', 'bookings', 'carts']) {
      expect(pulled[name]?.rows, name).toHaveLength(1);
    }
    const all = (await t.get('/rest/v1/deals', { actor: ravi })).body.items as unknown[];
    expect(all).toHaveLength(2);
  });

  it('is never money, bank details, settings or notices of the owner, nor the bizman’s own', async () => {
    const closed = queries.filter(({ actable: is, access }) => !is && !access.isPublic);
    for (const { path } of closed.filter((query) => !query.path.includes('{'))) {
      expect((await look(path)).body, path).toMatchObject({
        code: 'ACTING_REFUSED',
        details: { reason: 'never' },
      });
    }
    expect((await look('/demo_people')).status).toBe(200);
  });

  it.each([
    ['another bizman', async () => look('/deals', meena)],
    ['the owner', async () => look('/deals', first.store.owner)],
    ['an admin', async () => look('/deals', await t.person('admin'))],
    ['nobody', async () => t.get('/rest/v1/deals', { headers: { 'x-acting-shop': newId() } })],
    ['for what is no shop', async () => look('/deals', ravi, 'x')],
  ])('is not for %s', async (_, attempt) => {
    expect((await attempt()).body.code).toBe('ACTING_REFUSED');
  });

  it('ends with the care for the shop', async () => {
    await setShop(first, { salesperson_id: meena.uid });
    expect((await look('/deals')).body).toMatchObject({ details: { reason: 'not_yours' } });
    expect((await look('/deals', meena)).status).toBe(200);
    await setShop(first, { salesperson_id: ravi.uid });
  });
});

it('a second look is asked for the one shop, not for another of the same owner', async () => {
  for (const { store } of [first, second]) {
    const consent = { shop_id: store.shopId, kind: 'deals', is_granted: true, limit_paise: 1 };
    await t.command('shop_consent_update', consent, { actor: first.store.owner });
  }
  const admin = await t.person('admin');
  await t.command('proof_reject', { id: second.proofId, reason: 'too_dark' }, { actor: admin });
  const ask = (shopId: string) =>
    t.command(
      'proof_dispute',
      { id: second.proofId, note: 'Lit from the left' },
      { actor: ravi, headers: { 'x-acting-shop': shopId } },
    );
  expect((await ask(first.store.shopId)).body.code).toBe('PGRST116');
  expect((await ask(second.store.shopId)).status).toBe(200);
});
