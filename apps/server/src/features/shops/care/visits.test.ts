import { MINUTE_MS } from '@chowk/domain/kernel';
import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Leads, startLeads } from '../../../../test/world/leads';
import { SHOP_POSITION, type Store } from '../../../../test/world/market';
import { shopVisits } from '../../../db/schema/visits';
import { newId } from '../../../new-id';

let t: Leads;
let ravi: Store['owner'];
let meena: Store['owner'];
let shop: Store;
beforeAll(async () => {
  t = await startLeads();
  [ravi, meena] = [await t.person('bizman'), await t.person('bizman')];
});
afterAll(() => t.close());
beforeEach(async () => {
  shop = await t.store({ salesperson_id: ravi.uid, pin_code: '400050' });
});

const iso = (minutes: number) => new Date(t.clock.ms + minutes * MINUTE_MS).toISOString();
const which = (visited_at = iso(0)) => ({ shop_id: shop.shopId, visited_at });
const run = (name: string, input: object, actor = ravi) =>
  t.command(`shop_visit_${name}`, { ...which(), ...input }, { actor });
const mark = (input: object = {}, actor = ravi) =>
  run('mark', { id: newId(), position: null, accuracy_m: null, ...input }, actor);
const health = async () =>
  (await t.get(`/rest/v1/shop_health/${shop.shopId}`, { actor: ravi })).body;
const visitedToday = async () =>
  (await t.get('/rest/v1/bizman_summary', { actor: ravi })).body.visited_today;

it('is undone within ten minutes, counts no longer, and may be marked again that day', async () => {
  const before = await visitedToday();
  const { body: first } = await mark({ position: { ...SHOP_POSITION, lat: 20 } });
  expect(await health()).toMatchObject({ last_visited_at: first.visited_at });
  expect((await run('undo', { undone_at: iso(9) })).body).toMatchObject({ status: 'undone' });
  expect(await health()).toMatchObject({ last_visited_at: null, last_visit_m: null });
  expect(await visitedToday()).toBe(before);
  expect((await run('undo', { undone_at: iso(9) })).body.code).toBe('PGRST116');
  const { body: again } = await mark({ visited_at: iso(0) });
  expect(again).toMatchObject({ status: 'marked' });
  expect(again.id).not.toBe(first.id);
  expect(await visitedToday()).toBe(Number(before) + 1);
});

it('is not undone later, by the phone’s own clock, nor by anybody else', async () => {
  await mark();
  expect((await run('undo', { undone_at: iso(11) })).body.code).toBe('WRONG_STATE');
  expect((await run('undo', { undone_at: iso(1) }, meena)).body.code).toBe('PGRST116');
  expect((await run('undo', { undone_at: iso(1) }, shop.owner)).status).toBe(403);
  expect(await health()).toMatchObject({ last_visited_at: iso(0) });
});

it('has a note and a photo of the bizman’s own, seen with how the shop does', async () => {
  await mark();
  const photo = (uid: string, type = 'visit') => `${uid}/${type}_1700000000000_a.jpg`;
  const photo_path = photo(ravi.uid);
  const note = { note: 'Wants the bigger standee', photo_path };
  expect((await run('note', note)).body.code).toBe('VALIDATION_FAILED');
  await t.ports.storage.put(SHOP_PHOTO_BUCKET, photo_path, new Uint8Array([1]), {
    contentType: 'image/jpeg',
  });
  expect((await run('note', note)).body).toMatchObject({ ...note, status: 'marked' });
  expect(await health()).toMatchObject({
    last_visit_note: note.note,
    last_visit_photo: photo_path,
  });
  for (const path of [photo(meena.uid), photo(ravi.uid, 'front')]) {
    expect((await run('note', { ...note, photo_path: path })).status).toBe(400);
  }
  expect((await run('note', note, meena)).body.code).toBe('PGRST116');
  expect((await run('note', note, shop.owner)).status).toBe(403);
  const [row] = await t.asSystem((tx) =>
    tx.select().from(shopVisits).where(eq(shopVisits.shop_id, shop.shopId)),
  );
  expect(row).toMatchObject({ note: note.note, photo_path });
});
