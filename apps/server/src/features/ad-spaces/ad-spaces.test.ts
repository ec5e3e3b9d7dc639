import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Letting, startLetting } from '../../../test/world/ad-spaces';
import type { BrandSide, Store } from '../../../test/world/market';
import { newId } from '../../new-id';

let t: Letting;
let store: Store;
let other: Store;
let side: BrandSide;
let bizman: Store['owner'];
let spaceId: string;

beforeAll(async () => {
  t = await startLetting();
  bizman = await t.person('bizman');
  store = await t.store({ salesperson_id: bizman.uid, area: 'Bandra West', pin_code: '400050' });
  other = await t.store({ area: 'Dadar' });
  side = await t.brand();
  spaceId = await t.space(store);
});
afterAll(() => t.close());

const run = (name: string, input: unknown, actor: Store['owner'], headers = {}) =>
  t.command(name, input, { actor, headers });
const acting = () => ({ 'x-acting-shop': store.shopId });
const read = (path: string, actor: Store['owner']) => t.get(`/rest/v1/${path}`, { actor });
const idsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.items as { id: string }[]).map(({ id }) => id);

describe('a space', () => {
  it('is its shop’s to offer, change and take off; nobody else’s', async () => {
    const changed = await run(
      'ad_space_update',
      { id: spaceId, version: 1, title: 'Long side wall', price_per_month_paise: 150_000 },
      store.owner,
    );
    expect(changed.body).toMatchObject({
      title: 'Long side wall',
      price_per_week_paise: 50_000,
      price_per_month_paise: 150_000,
      version: 2,
      shop_type: 'kirana',
      area: 'Bandra West',
    });
    const late = await run('ad_space_update', { id: spaceId, version: 1, title: 'x' }, store.owner);
    expect(late.body).toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { version: 2 } },
    });
    for (const actor of [other.owner, bizman]) {
      const answers = [
        await run('ad_space_update', { id: spaceId, title: 'Mine' }, actor),
        await run('ad_space_archive', { id: spaceId }, actor),
        await run('ad_space_block_dates', { id: spaceId, blocked: [] }, actor),
      ];
      const codes = new Set(answers.map(({ body }) => body.code));
      expect(codes).toEqual(new Set([actor === bizman ? 'FORBIDDEN' : 'PGRST116']));
    }
    const foreign = { id: newId(), shop_id: store.shopId, kind: 'wall', title: 'Not mine' };
    const sized = { width_cm: 100, height_cm: 100, price_per_day_paise: 10_000 };
    const refused = await run('ad_space_create', { ...foreign, ...sized }, other.owner);
    expect([refused.status, refused.body.code]).toEqual([404, 'PGRST116']);
    const bad = await run(
      'ad_space_create',
      { ...foreign, width_cm: 0, height_cm: 1.5, price_per_day_paise: -5 },
      store.owner,
    );
    const { fields } = bad.body.details as { fields: { path: string }[] };
    expect(fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['width_cm', 'height_cm', 'price_per_day_paise']),
    );
  });

  it('has photos brands see and strangers do not', async () => {
    const { path, body } = await t.photo(store, spaceId);
    expect(body).toMatchObject({ photos: [{ path }] });
    const look = async (actor: Store['owner']) =>
      (await t.request(`/storage/v1/object/shop_photos/${path}`, { actor })).status;
    expect(await look(side.owner)).toBe(200);
    expect(await look(bizman)).toBe(200);
    expect(await look(other.owner)).toBe(404);
    const stolen = { id: newId(), space_id: await t.space(other), path };
    expect((await run('ad_space_photo_add', stolen, other.owner)).body).toMatchObject({
      details: { fields: [{ path: 'path', rule: 'choice' }] },
    });
    const [photo] = (body.photos as { id: string }[]) ?? [];
    expect((await run('ad_space_photo_remove', { id: photo?.id }, other.owner)).status).toBe(404);
    const gone = await run('ad_space_photo_remove', { id: photo?.id }, store.owner);
    expect(gone.body.photos).toEqual([]);
    await t.photo(store, spaceId);
  });

  it('keeps days for its shop, tidied, and not those somebody has', async () => {
    const own = await t.space(store, { title: 'Counter', kind: 'counter' });
    const span = (from: number, to: number) => ({
      starts_on: t.inDays(from),
      ends_on: t.inDays(to),
    });
    const block = (blocked: unknown) =>
      run('ad_space_block_dates', { id: own, blocked }, store.owner);
    const reversed = await block([span(9, 3)]);
    expect(reversed.body).toMatchObject({
      details: { fields: [{ path: 'blocked.0.ends_on', rule: 'after_start' }] },
    });
    const kept = await block([span(20, 22), span(3, 5), span(5, 6), span(7, 9), span(-9, -2)]);
    expect(kept.body.blocked).toEqual([span(3, 9), span(20, 22)]);
    expect((await t.ask(side, own, [9, 12])).body.code).toBe('DATES_BLOCKED');
    await t.asked(side, own, [10, 12]);
    const taken = await block([span(12, 13)]);
    expect(taken.body).toMatchObject({ code: 'DATES_TAKEN', details: { taken: span(10, 12) } });
    const mine = await read(`ad_spaces/${own}`, store.owner);
    const theirs = await read(`ad_spaces/${own}`, side.owner);
    expect(mine.body).toMatchObject({ space: { blocked: [span(3, 9), span(20, 22)] } });
    expect(theirs.body).toMatchObject({ space: { blocked: [] } });
    for (const { body } of [mine, theirs]) {
      expect(body.busy).toEqual([span(3, 9), span(10, 12), span(20, 22)]);
    }
    expect((await read(`ad_spaces/${own}`, other.owner)).body.code).toBe('PGRST116');
  });
});

describe('the market', () => {
  it('is searched by name, area, kind, price and free days, page by page', async () => {
    const area = 'Khar';
    const dear = await t.store({ area, shop_name: 'Mahal Stores', pin_code: '400052' });
    const cheap = await t.space(dear, {
      title: 'Shelf',
      kind: 'shelf',
      price_per_day_paise: 5_000,
    });
    const wall = await t.space(dear, { price_per_day_paise: 20_000 });
    const gone = await t.space(dear, { title: 'Old' });
    await run('ad_space_archive', { id: gone }, dear.owner);
    await t.asked(side, wall, [5, 9]);
    const find = async (params: string) =>
      idsOf(await read(`ad_spaces_market?${params}`, side.owner));
    expect(await find('area=khar')).toEqual([wall, cheap]);
    expect(await find('area=khar&sort=cheapest')).toEqual([cheap, wall]);
    expect(await find('area=Khar&kind=shelf')).toEqual([cheap]);
    expect(await find('area=Khar&least_paise=6000')).toEqual([wall]);
    expect(await find('area=Khar&most_paise=6000')).toEqual([cheap]);
    expect(await find('search=mahal')).toEqual([wall, cheap]);
    expect(await find('search=400052&kind=wall')).toEqual([wall]);
    const days = (from: number, to: number) =>
      `area=Khar&starts_on=${t.inDays(from)}&ends_on=${t.inDays(to)}`;
    expect(await find(days(9, 11))).toEqual([cheap]);
    expect(await find(days(10, 11))).toEqual([wall, cheap]);
    const blocked = [{ starts_on: t.inDays(10), ends_on: t.inDays(10) }];
    await run('ad_space_block_dates', { id: cheap, blocked }, dear.owner);
    expect(await find(days(10, 11))).toEqual([wall]);
    const reversed = await read(`ad_spaces_market?${days(5, 2)}`, side.owner);
    expect(reversed.body.code).toBe('VALIDATION_FAILED');
    for (const sort of ['newest', 'cheapest']) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await read(
          `ad_spaces_market?area=Khar&limit=1&sort=${sort}${cursor}`,
          side.owner,
        );
        seen.push(...idsOf(page));
        cursor = page.body.nextCursor ? `&cursor=${page.body.nextCursor}` : null;
      }
      expect(new Set(seen)).toEqual(new Set([wall, cheap]));
      expect(seen).toHaveLength(2);
    }
    const shown = await read('ad_spaces_market?area=Khar', side.owner);
    expect(JSON.stringify(shown.body)).not.toContain(dear.owner.uid);
    const unknown = { proofs_approved: 0, approved_percent: null, on_time_percent: null };
    expect(shown.body.items).toContainEqual(expect.objectContaining({ reliability: unknown }));
    for (const actor of [store.owner, bizman]) {
      expect((await read('ad_spaces_market', actor)).status).toBe(403);
    }
  });

  it('lists to a shop and its bizman their own, to an admin all, to a brand none', async () => {
    const own = idsOf(await read('ad_spaces', store.owner));
    expect(own).toContain(spaceId);
    expect(idsOf(await read('ad_spaces', bizman))).toEqual(own);
    expect(idsOf(await read('ad_spaces', other.owner))).not.toContain(spaceId);
    expect(idsOf(await read('ad_spaces', side.owner))).toEqual([]);
    expect(idsOf(await read('ad_spaces?limit=100', await t.person('admin')))).toContain(spaceId);
  });
});

describe('a bizman', () => {
  it('offers and answers for the shop as far as its owner allows', async () => {
    const allow = (kind: string, values = {}) =>
      run(
        'shop_consent_update',
        { shop_id: store.shopId, kind, is_granted: true, ...values },
        store.owner,
      );
    const rename = { id: spaceId, title: 'By the bizman' };
    expect((await run('ad_space_update', rename, bizman, acting())).body).toMatchObject({
      code: 'ACTING_REFUSED',
      details: { reason: 'no_consent', kind: 'profile' },
    });
    await allow('profile');
    expect((await run('ad_space_update', rename, bizman, acting())).body.title).toBe(
      'By the bizman',
    );
    const theirs = await t.space(other);
    const elsewhere = await run('ad_space_update', { id: theirs, title: 'x' }, bizman, acting());
    expect(elsewhere.body.code).toBe('PGRST116');

    const { id } = await t.asked(side, spaceId, [30, 36]);
    await allow('deals', { limit_paise: 40_000 });
    const over = await run('booking_accept', { id }, bizman, acting());
    expect(over.body).toMatchObject({ code: 'ACTING_REFUSED', details: { reason: 'over_limit' } });
    await allow('deals', { limit_paise: 50_000 });
    const foreign = await t.asked(side, theirs, [30, 36]);
    expect((await run('booking_accept', { id: foreign.id }, bizman, acting())).status).toBe(404);
    expect((await run('booking_accept', { id }, bizman, acting())).body.status).toBe('accepted');
    const listed = await t.get('/rest/v1/bookings', { actor: bizman, headers: acting() });
    expect(idsOf(listed)).toContain(id);
    expect(idsOf(listed)).not.toContain(foreign.id);
  });
});
