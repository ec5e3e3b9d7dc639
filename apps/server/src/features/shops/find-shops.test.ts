import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BrandSide, type Market, type Store, startMarket } from '../../../test/world/market';
import { brands } from '../../db/schema/businesses';

let t: Market;
let side: BrandSide;
let gupta: Store;
const COMMON = 205;

beforeAll(async () => {
  t = await startMarket();
  side = await t.brand();
  gupta = await t.store({ shop_name: 'Gupta Kirana', area: 'Matunga', pin_code: '400019' });
  await t.stores(COMMON, { shop_name: 'Common Store', area: 'Dadar' });
});
afterAll(() => t.close());

interface Found {
  readonly items: readonly Record<string, unknown>[];
  readonly nextCursor: string | null;
}
const read = async (path: string, actor: Store['owner']) =>
  (await t.get(`/rest/v1${path}`, { actor })).body as unknown as Found;

it('finds any shop for an admin by name, area or PIN code, page by page', async () => {
  const admin = await t.person('admin');
  for (const search of ['gupta', 'ATUNG', '400%20019']) {
    expect((await read(`/shops?search=${search}`, admin)).items).toMatchObject([
      { id: gupta.shopId },
    ]);
  }
  const seen = new Set<unknown>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Found = await read(
      `/shops?search=common&limit=100${cursor && `&cursor=${cursor}`}`,
      admin,
    );
    for (const { id } of page.items) seen.add(id);
    cursor = page.nextCursor;
  }
  expect(seen.size).toBe(COMMON);
});

it('finds nobody else’s shop for anybody else', async () => {
  expect((await read('/shops?search=common', gupta.owner)).items).toEqual([]);
  expect((await read('/shops?search=gupta', gupta.owner)).items).toHaveLength(1);
});

it('tells a brand the names of shops, and neither owner nor place; a shop is told nothing', async () => {
  const found = await read('/shop_directory?search=gupta', side.owner);
  expect(found.items).toEqual([
    { id: gupta.shopId, shop_name: 'Gupta Kirana', shop_type: 'kirana', area: 'Matunga' },
  ]);
  expect((await read(`/shop_directory?id=${gupta.shopId}`, side.owner)).items).toEqual(found.items);
  expect((await read('/shop_directory', side.owner)).items).toEqual([]);
  const denied = await t.get('/rest/v1/shop_directory?search=gupta', { actor: gupta.owner });
  expect(denied.status).toBe(403);
  const aim = await t.get(`/rest/v1/campaign_feasibility?shop_id=${gupta.shopId}&areas=Nowhere`, {
    actor: side.owner,
  });
  expect(aim.body.matching_shops).toBe(1);
});

it('finds the deals of a name many shops have, beyond the first page', async () => {
  const admin = await t.person('admin');
  const stores = await t.stores(3, { shop_name: 'Common Store' });
  const { id } = await t.launch(side, { title: 'Poster' });
  const offered = await t.offer(id, side, [...stores, gupta]);
  const wanted = offered.slice(0, 3).sort().reverse();
  for (const actor of [admin, side.owner]) {
    const first = await read('/deals?search=common&limit=2', actor);
    const rest = await read(`/deals?search=common&limit=2&cursor=${first.nextCursor}`, actor);
    expect([...first.items, ...rest.items].map((deal) => deal.id)).toEqual(wanted);
    const ofCampaign = await read(`/deals?campaign_id=${id}&search=common`, actor);
    expect(ofCampaign.items.map((deal) => deal.id)).toEqual(wanted);
  }
  const stranger = await t.brand();
  expect((await read('/deals?search=common', stranger.owner)).items).toEqual([]);
});

it('shows the brand behind a campaign to the shop that has an offer of it, and to no other', async () => {
  const isBrand = eq(brands.id, side.brandId);
  const values = { category: 'food', gstin: '27AAPFU0939F1ZV', is_verified: true };
  await t.asSystem((tx) => tx.update(brands).set(values).where(isBrand));
  const { id } = await t.launch(side);
  await t.offer(id, side, [gupta]);
  const path = `/rest/v1/campaigns/${id}/brand`;
  const { body } = await t.get(path, { actor: gupta.owner });
  expect(body).toMatchObject({ id: side.brandId, category: 'food', is_verified: true });
  expect(Object.keys(body)).not.toContain('gstin');
  expect(Object.keys(body)).not.toContain('owner_id');
  const stranger = await t.store();
  expect((await t.get(path, { actor: stranger.owner })).body.code).toBe('PGRST116');
});
