import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, type Store, startMarket } from '../../../test/world/market';
import { withActor } from '../../db';
import { shopPhotos, shops } from '../../db/schema/businesses';
import { shelfPhoto } from '../../images/test/scenes';
import { newId } from '../../new-id';
import { offerAllCampaigns } from '../deals';

let t: Market;
let asha: Store;
let ravi: Store;
beforeAll(async () => {
  t = await startMarket();
  asha = await t.store({ shop_type: null, area: null, lat: null, lng: null });
  ravi = await t.store({ area: 'Kothrud' });
});
afterAll(() => t.close());

const update = (who: Store, body: object) =>
  t.command('shop_update', { id: asha.shopId, ...body }, { actor: who.owner });

const HOURS = { opens: '08:00', closes: '22:00', closed_on: [7] };

describe('a shop described by its owner', () => {
  it('takes what is given, tidied, leaves the rest, and is offered what fits it', async () => {
    const first = await update(asha, {
      shop_name: ' Asha Kirana ',
      shop_type: 'kirana',
      area: 'Matunga',
      pin_code: '400 019',
      position: { lat: 19.0269, lng: 72.8553 },
      opening_hours: { ...HOURS, closed_on: [7, 7] },
    });
    expect(first.body).toMatchObject({
      shop_name: 'Asha Kirana',
      pin_code: '400019',
      position: { lat: 19.0269, lng: 72.8553 },
      opening_hours: HOURS,
      version: 2,
    });
    const second = await update(asha, { version: 2, address: '4 Station Road', position: null });
    expect(second.body).toMatchObject({ address: '4 Station Road', position: null, version: 3 });
    const listed = await t.get('/rest/v1/shops', { actor: asha.owner });
    expect(listed.body.items).toEqual([second.body]);
    const side = await t.brand();
    const { id } = await t.launch(side, { areas: ['matunga'] });
    await offerAllCampaigns(t.ports);
    const feed = await t.get('/rest/v1/deals?tab=offered', { actor: asha.owner });
    expect(feed.body.items).toMatchObject([{ campaign_id: id }]);
  });

  it('stays near its PIN code, whichever of the two is changed, and in India', async () => {
    const delhi = { lat: 28.6139, lng: 77.209 };
    const wrong = (rule: string) => ({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path: 'position', rule }] },
    });
    expect((await update(asha, { position: delhi })).body).toMatchObject(wrong('far_from_pin'));
    const moved = await update(ravi, { id: ravi.shopId, pin_code: '110001' });
    expect(moved.body).toMatchObject(wrong('far_from_pin'));
    const both = { id: ravi.shopId, pin_code: '110001', position: delhi };
    expect((await update(ravi, both)).body).toMatchObject({ position: delhi });
    const abroad = await update(ravi, { id: ravi.shopId, position: { lat: 51.5, lng: -0.1 } });
    expect(abroad.body).toMatchObject(wrong('outside_india'));
  });

  it('refuses changes made to an older version, and shows the newer one', async () => {
    const late = await update(asha, { version: 1, shop_name: 'Late' });
    expect(late.body).toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { shop_name: 'Asha Kirana' } },
    });
  });

  it.each([
    ['pin_code', '290001', 'pin_code', 'pin_code'],
    ['shop_name', '  ', 'shop_name', 'min_string'],
    ['shop_type', 'rocket', 'shop_type', 'choice'],
    ['position', { lat: 91, lng: 0 }, 'position.lat', 'max_number'],
    ['opening_hours', { ...HOURS, closes: '08:00' }, 'opening_hours.closes', 'same_time'],
    [
      'opening_hours',
      { ...HOURS, closed_on: [1, 2, 3, 4, 5, 6, 7] },
      'opening_hours.closed_on',
      'never_open',
    ],
  ])('refuses %s %j', async (field, value, path, rule) => {
    const refused = await update(asha, { [field]: value });
    expect(refused.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path, rule }] },
    });
  });

  it('is nobody else’s to change, by command or by row', async () => {
    const [brand, admin] = [await t.brand(), await t.person('admin')];
    expect((await update(ravi, { area: 'Mine' })).body.code).toBe('PGRST116');
    expect((await update({ ...ravi, owner: brand.owner }, { area: 'x' })).status).toBe(403);
    expect((await update({ ...ravi, owner: admin }, { area: 'x' })).status).toBe(403);
    expect((await update(asha, {})).body.code).toBe('NO_VALID_FIELDS');
    const changed = await withActor(t.db, asha.owner, 'write', (tx) =>
      tx.update(shops).set({ status: 'closed' }).where(eq(shops.id, asha.shopId)).returning(),
    );
    expect(changed).toEqual([]);
  });

  it('names its area to whoever has to choose one, once however it is spelled', async () => {
    await t.store({ area: 'KOTHRUD' });
    const { body } = await t.get('/rest/v1/areas', { actor: ravi.owner });
    const items = body.items as string[];
    expect(items).toContain('Matunga');
    expect(items.filter((area) => area.toLowerCase() === 'kothrud')).toHaveLength(1);
    expect((await t.get('/rest/v1/areas')).status).toBe(401);
  });
});

describe('photos of a shop', () => {
  const add = (who: Store, input: object) =>
    t.command('shop_photo_add', input, { actor: who.owner });

  it('are uploaded, added once, shown and taken away', async () => {
    const path = `${asha.owner.uid}/front_1700000000000_shop.jpg`;
    const photo = { id: newId(), shop_id: asha.shopId, type: 'front', path };
    expect((await add(asha, photo)).body).toMatchObject({
      details: { fields: [{ path: 'path', rule: 'not_uploaded' }] },
    });
    const sent = await t.request(`/storage/v1/object/shop_photos/${path}`, {
      method: 'POST',
      body: new Uint8Array(await shelfPhoto(1)),
      actor: asha.owner,
    });
    expect(sent.status).toBe(200);
    const made = await add(asha, photo);
    expect(made.body).toMatchObject({ id: photo.id, type: 'front', path });
    expect((await add(asha, photo)).body).toEqual(made.body);
    const url = `/rest/v1/shops/${asha.shopId}/photos`;
    expect((await t.get(url, { actor: asha.owner })).body.items).toEqual([made.body]);

    // Not for another store: neither to see, nor to take away, nor to hang its own photo there.
    expect((await t.get(url, { actor: ravi.owner })).body.code).toBe('PGRST116');
    const remove = (who: Store) =>
      t.command('shop_photo_remove', { id: photo.id }, { actor: who.owner });
    expect((await remove(ravi)).body.code).toBe('PGRST116');
    expect((await add(ravi, { ...photo, id: newId() })).body.code).toBe('PGRST116');
    expect((await add(ravi, { ...photo, id: newId(), shop_id: ravi.shopId })).body).toMatchObject({
      details: { fields: [{ path: 'path', rule: 'choice' }] },
    });
    const foreign = await withActor(t.db, ravi.owner, 'read', (tx) => tx.select().from(shopPhotos));
    expect(foreign).toEqual([]);

    expect((await remove(asha)).body).toEqual({ id: photo.id });
    expect((await t.get(url, { actor: asha.owner })).body.items).toEqual([]);
  });
});
