import type { Booking } from '@chowk/domain/ad-spaces';
import { placementPrice } from '@chowk/domain/campaigns';
import { ANONYMOUS, addDays, isGstin, istDay, rupees } from '@chowk/domain/kernel';
import type { Notification } from '@chowk/domain/notifications';
import type { Order } from '@chowk/domain/orders';
import { type Product, priceProblem } from '@chowk/domain/products';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { listMoneyFaults } from '../../test/world/money-faults';
import { withSystem } from '../db';
import { profiles, userRoles } from '../db/schema/accounts';
import { brands, shops } from '../db/schema/businesses';
import { runBookings } from '../features/ad-spaces/bookings/run-bookings';
import { DEMO_PEOPLE } from '../features/auth/demo/demo-people';
import { closeCampaigns } from '../features/campaigns/lifecycle/close-campaigns';
import { offerAllCampaigns } from '../features/deals';
import { expireDeals } from '../features/deals/deadlines/expire-deals';
import { matureEarnings } from '../features/earnings';
import { payBizmen } from '../features/earnings/bizmen/pay-bizmen';
import { drawOrderPictures } from './pictures/order-pictures';
import { drawDemoPictures } from './pictures/product-pictures';
import { drawProofPictures } from './pictures/proof-pictures';
import { drawSpacePictures } from './pictures/space-pictures';
import { DEMO_BRANDS } from './rows/catalogue';
import { PAST_CAMPAIGNS, PAYOUT_RUNS, WAITING_PROOFS } from './rows/history';
import { madeUpShops } from './rows/made-up-shops';
import { OTHER_SPACES, OWN_SPACES } from './rows/spaces';
import { seedDemoConfig } from './seed-config';
import { fillDemoMarket, seedDemoMarket } from './seed-market';
import { seedDemoNotices } from './seed-notices';
import { seedDemoOffice } from './seed-office';
import { seedDemoProducts } from './seed-products';
import { seedDemoSpaces } from './seed-spaces';

let t: TestApp;
let as: Awaited<ReturnType<typeof addPeople>>;
beforeAll(async () => {
  t = await startTestApp();
  await seedDemoConfig(t.ports);
  as = await addPeople();
});
afterAll(() => t.close());

const pastSpendPaise = PAST_CAMPAIGNS.reduce(
  (sum, { payout, approved }) =>
    sum +
    approved.length * placementPrice(rupees(payout), { feeBps: 1_200, gstBps: 1_800 }).totalPaise,
  0,
);

/** The demo people without their passwords, which take a second to make. */
async function addPeople() {
  const people = new Map<string, string>();
  const { newId } = t.ports;
  await withSystem(t.db, ANONYMOUS, fillDemoMarket, async (tx) => {
    for (const { email, fullName, roles } of DEMO_PEOPLE) {
      const id = newId();
      people.set(roles[0], id);
      await tx.insert(profiles).values({ id, full_name: fullName, email });
      await tx.insert(userRoles).values({ id: newId(), user_id: id, role: roles[0] });
      const row = { id: newId(), owner_id: id };
      if (roles[0] === 'brand') await tx.insert(brands).values({ ...row, brand_name: fullName });
      if (roles[0] === 'retailer') await tx.insert(shops).values({ ...row, shop_name: fullName });
    }
  });
  return (role: 'brand' | 'retailer' | 'bizman' | 'admin') => {
    const uid = people.get(role) ?? '';
    return { ...ANONYMOUS, uid, actorId: uid, roles: [role] };
  };
}

it('fills a demo once: shops, a wallet, live campaigns and offers for the demo store', async () => {
  const photos = await seedDemoMarket(t.ports);
  const proved = PAST_CAMPAIGNS.flatMap(({ approved }) => approved).length;
  expect(photos).toHaveLength(proved + WAITING_PROOFS.length);
  expect(await seedDemoMarket(t.ports)).toBeUndefined();
  await drawProofPictures(t.ports, photos ?? []);
  const [row] = await withSystem(t.db, ANONYMOUS, fillDemoMarket, (tx) =>
    tx.select({ total: count() }).from(shops),
  );
  expect(row?.total).toBe(41);
  const feed = await t.get('/rest/v1/deals?tab=offered', { actor: as('retailer') });
  expect(feed.body.items).toHaveLength(2);
  const mine = await t.get('/rest/v1/campaigns?status=live', { actor: as('brand') });
  expect(mine.body.items).toHaveLength(2);
  await offerAllCampaigns(t.ports);
  const offers = await t.get('/rest/v1/deals?limit=100', { actor: as('brand') });
  expect((offers.body.items as unknown[]).length).toBeGreaterThan(20);
  const wallet = await t.get('/rest/v1/wallet', { actor: as('brand') });
  const spent = 12 * 39_956 + 8 * 57_080;
  expect(wallet.body).toMatchObject({ balance_paise: 70_000_00 - spent - pastSpendPaise });
});

it('has a past that adds up: proofs, earnings, payouts and figures, and nothing is left to do', async () => {
  expect(await listMoneyFaults(t.db)).toEqual([]);
  const before = await t.get('/rest/v1/earning_totals', { actor: as('retailer') });
  expect(before.body).toMatchObject({ in_payout_paise: 0 });
  for (const sum of ['pending_paise', 'payable_paise', 'paid_paise'])
    expect(before.body[sum]).toBeGreaterThan(rupees(300));
  // Whatever runs by the hour has nothing to catch up with, and nobody is told of old things.
  expect(await closeCampaigns(t.ports)).toBe(0);
  await expireDeals(t.ports);
  expect(await matureEarnings(t.ports)).toBe(0);
  expect(await payBizmen(t.ports)).toBe(0);
  for (const role of ['brand', 'bizman', 'admin'] as const) {
    const { body } = await t.get('/rest/v1/notifications', { actor: as(role) });
    expect([role, body.items]).toEqual([role, []]);
  }
  const today = istDay(t.ports.nowMs());
  const figures = await t.get(`/rest/v1/brand_figures?from=${addDays(today, -60)}&to=${today}`, {
    actor: as('brand'),
  });
  expect(figures.body).toMatchObject({ spend_paise: pastSpendPaise });
  expect((figures.body.areas as unknown[]).length).toBeGreaterThan(2);
  const done = await t.get('/rest/v1/deals?tab=done', { actor: as('retailer') });
  expect(done.body.items).toHaveLength(PAST_CAMPAIGNS.length);
  const [{ proof_urls: [path] = [] } = {}] = done.body.items as { proof_urls?: string[] }[];
  const photo = await t.request(`/storage/v1/object/proof-photos/${path}`, { actor: as('brand') });
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const batches = await t.get('/rest/v1/payout_batches', { actor: as('admin') });
  const states = (batches.body.items as { status: string }[]).map(({ status }) => status);
  expect(states).toEqual(PAYOUT_RUNS.map(() => 'settled'));
  const leads = await t.get('/rest/v1/leads', { actor: as('bizman') });
  expect(new Set((leads.body.items as { status: string }[]).map(({ status }) => status))).toEqual(
    new Set(['converted', 'activation_requested', 'phone_verified', 'pending']),
  );
});

it('leaves work on the desk of an admin: proofs by their risk, an activation and a top-up', async () => {
  const read = async (path: string) =>
    (await t.get(`/rest/v1/${path}`, { actor: as('admin') })).body.items as { risk?: number }[];
  const queue = await read('review_queue');
  expect(queue).toHaveLength(WAITING_PROOFS.length);
  expect(queue.map(({ risk }) => (risk ?? 0) > 0)).toEqual([true, false, false]);
  expect(await read('activation_requests?status=requested')).toHaveLength(1);
  expect(await read('wallet_topups?status=requested')).toMatchObject([{ amount_paise: 2_500_000 }]);
  const live = await t.get('/rest/v1/campaigns?status=live', { actor: as('brand') });
  const taken = (live.body.items as { slots_taken: number }[]).map((each) => each.slots_taken);
  expect(taken.toSorted()).toEqual([0, WAITING_PROOFS.length]);
});

it('fills its shelves once: three brands with pictures, prices that hold, orders in every state', async () => {
  const owners = await seedDemoProducts(t.ports);
  expect(owners).toHaveLength(DEMO_BRANDS.length);
  expect(await seedDemoProducts(t.ports)).toEqual([]);
  const all = DEMO_BRANDS.flatMap(({ products }) => products);
  const market = await t.get('/rest/v1/market_products?limit=100', { actor: as('retailer') });
  const items = market.body.items as Product[];
  expect(items).toHaveLength(all.length);
  expect(new Set(items.map(({ category }) => category)).size).toBeGreaterThan(7);
  for (const { name, gst_bps, variants } of items) {
    for (const pack of variants)
      expect([name, priceProblem(pack, gst_bps)]).toEqual([name, undefined]);
  }
  expect(DEMO_BRANDS.every(({ gstin }) => isGstin(gstin))).toBe(true);
  const found = await t.get('/rest/v1/market_products?search=bhujiya', { actor: as('retailer') });
  // What is called so, and what is of its kind: newest first, as any search is.
  const names = (found.body.items as Product[]).map(({ name }) => name);
  expect(names).toEqual(['Moong Dal Namkeen', 'आलू भुजिया']);
  const orders = await t.get('/rest/v1/orders', { actor: as('brand') });
  const states = (orders.body.items as Order[]).map(({ status }) => status);
  expect(states).toEqual([
    'placed',
    'confirmed',
    'delivered',
    'dispatched',
    'disputed',
    'rejected',
    'completed',
  ]);
  const photos = (orders.body.items as Order[]).flatMap(({ dispute }) => dispute?.photos ?? []);
  await drawOrderPictures(t.ports);
  for (const path of photos) {
    expect(await t.ports.storage.head('order-photos', path)).toBeTruthy();
  }
  expect(photos).toHaveLength(1);
  await drawDemoPictures(t.ports, owners);
  for (const path of items.flatMap(({ image_paths }) => image_paths)) {
    expect(await t.ports.storage.head('product-images', path)).toMatchObject({
      contentType: 'image/jpeg',
    });
  }
});

it('lets spaces once, with photos, and has bookings of several states whose money adds up', async () => {
  const paths = await seedDemoSpaces(t.ports);
  expect(paths).toHaveLength(OWN_SPACES.length + OTHER_SPACES.length);
  expect(await seedDemoSpaces(t.ports)).toEqual([]);
  await runBookings(t.ports);
  const bookings = await t.get('/rest/v1/bookings', { actor: as('brand') });
  const states = (bookings.body.items as Booking[]).map(({ status }) => status);
  expect(states).toEqual(['declined', 'active', 'accepted', 'requested']);
  const own = await t.get('/rest/v1/ad_spaces', { actor: as('retailer') });
  expect(own.body.items).toHaveLength(OWN_SPACES.length);
  await drawSpacePictures(t.ports, paths);
  for (const path of paths) {
    const seen = await t.request(`/storage/v1/object/shop_photos/${path}`, { actor: as('brand') });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  expect(await listMoneyFaults(t.db)).toEqual([]);
});

it('tells those it concerns once what happened, the old of it read', async () => {
  const list = async (role: Parameters<typeof as>[0]) => {
    const { body } = await t.get('/rest/v1/notifications?limit=50', { actor: as(role) });
    return body.items as Notification[];
  };
  const before = (await list('brand')).length + (await list('retailer')).length;
  expect(await list('bizman')).toEqual([]);
  const told = await seedDemoNotices(t.ports);
  expect(await seedDemoNotices(t.ports)).toBe(0);
  const [brand, store, bizman] = [
    await list('brand'),
    await list('retailer'),
    await list('bizman'),
  ];
  const admin = await list('admin');
  expect(brand.length + store.length + bizman.length + admin.length).toBe(before + told);
  expect(admin).toMatchObject([{ type: 'activation_requested', read_at: null }]);
  const kinds = new Set([...brand, ...store, ...bizman].map(({ type }) => type));
  for (const type of ['order_placed', 'payout_paid', 'booking_requested', 'lead_converted']) {
    expect(kinds).toContain(type);
  }
  const unread = store.filter(({ read_at }) => read_at === null);
  expect(unread.filter(({ type }) => type === 'deal_offered')).toHaveLength(2);
  expect(unread.length).toBeLessThan(store.length);
  const newestFirst = store
    .map(({ created_at }) => created_at)
    .toSorted()
    .toReversed();
  expect(store.map(({ created_at }) => created_at)).toEqual(newestFirst);
});

it('makes the same shops from the same seed and others from another', () => {
  expect(madeUpShops(5, 7)).toEqual(madeUpShops(5, 7));
  expect(madeUpShops(5, 7)).not.toEqual(madeUpShops(5, 8));
});

it('has what an admin looks up, once: a trail by the people themselves, calls to make, what was sent', async () => {
  expect(await seedDemoOffice(t.ports)).toBe(true);
  expect(await seedDemoOffice(t.ports)).toBe(false);
  const read = async (path: string) =>
    (await t.get(`/rest/v1/${path}`, { actor: as('admin') })).body.items as Record<
      string,
      unknown
    >[];
  const proved = PAST_CAMPAIGNS.flatMap(({ approved }) => approved).length;
  const approvals = await read('audit_logs?action=proof_approve&limit=100');
  expect(approvals).toHaveLength(proved);
  expect(approvals[0]).toMatchObject({
    actor_id: as('admin').uid,
    entity: 'proofs',
    diff: { before: { status: 'pending' }, after: { status: 'approved' } },
  });
  const trail = await read('audit_logs?limit=100');
  const moments = trail.map(({ created_at }) => String(created_at));
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(new Set(trail.map(({ action }) => action)).size).toBeGreaterThan(5);
  expect(await read('demo_requests?status=new')).toHaveLength(2);
  expect(await read('demo_requests?status=handled')).toHaveLength(1);
  const sent = await read(`people/${as('retailer').uid}/deliveries`);
  expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['sent', 'skipped']));
  const { body } = await t.get('/rest/v1/operations', { actor: as('admin') });
  expect(body.refusals).toHaveLength(2);
});
