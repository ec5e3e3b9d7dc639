import { DAY_MS, istDay } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Leads, startLeads } from '../../../../test/world/leads';
import { SHOP_POSITION, type Store } from '../../../../test/world/market';
import { withActor } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { deals } from '../../../db/schema/deals';
import { shopVisits } from '../../../db/schema/visits';
import { newId } from '../../../new-id';

let t: Leads;
let ravi: Store['owner'];
let meena: Store['owner'];
let admin: Store['owner'];
beforeAll(async () => {
  t = await startLeads();
  [ravi, meena, admin] = [
    await t.person('bizman'),
    await t.person('bizman'),
    await t.person('admin'),
  ];
});
afterAll(() => t.close());

interface Health {
  readonly shop: { readonly id: string; readonly shop_name: string };
}

const get = (path: string, actor: Store['owner']) => t.get(`/rest/v1/${path}`, { actor });
const listed = async (path: string, actor: Store['owner']) =>
  ((await get(path, actor)).body.items as Health[]).map(({ shop }) => shop.shop_name);
const cared = (shop_name: string, values = {}) =>
  t.store({ shop_name, salesperson_id: ravi.uid, pin_code: '400050', ...values });
const isoIn = (days: number) => new Date(t.clock.ms + days * DAY_MS);

describe('how shops do', () => {
  let busy: Store;
  beforeAll(async () => {
    const side = await t.brand();
    busy = await cared('Busy Kirana', { area: 'Matunga' });
    const others = [await cared('Calm Stores'), await cared('Bare Stores', { pin_code: null })];
    const campaignId = (await t.launch(side, { slots: 5 })).id;
    const second = (await t.launch(side, { slots: 5 })).id;
    const [first] = await t.offer(campaignId, side, [busy]);
    await t.offer(second, side, [busy, ...others]);
    await t.command('deal_accept', { id: first }, { actor: busy.owner });
    await t.asSystem((tx) =>
      tx
        .update(deals)
        .set({ due_at: isoIn(1) })
        .where(eq(deals.id, first ?? '')),
    );
    await t.asSystem((tx) =>
      tx.update(profiles).set({ phone: '+919811111111' }).where(eq(profiles.id, busy.owner.uid)),
    );
    await t.store({ shop_name: 'Of Meena', salesperson_id: meena.uid });
  });

  it('is told to the bizman of the shop and to admins, page by page, with every figure', async () => {
    const path = `shop_health/${busy.shopId}`;
    const { body } = await get(path, ravi);
    expect(body).toMatchObject({
      shop: { id: busy.shopId, salesperson_id: ravi.uid },
      owner_name: 'Test store',
      owner_phone: '+919811111111',
      open_deals: 1,
      offers: 1,
      proofs_due: 1,
      next_due_at: isoIn(1).toISOString(),
      last_active_at: expect.any(String),
      month_paise: 0,
      missing: [],
      photos: 0,
      last_visited_at: null,
      last_visit_m: null,
    });
    expect((await get(path, admin)).body).toEqual(body);
    const all = await listed('shop_health', ravi);
    expect(all).toEqual(['Bare Stores', 'Calm Stores', 'Busy Kirana']);
    const first = (await get('shop_health?limit=2', ravi)).body;
    const rest = await listed(`shop_health?limit=2&cursor=${first.nextCursor}`, ravi);
    expect(rest).toEqual(['Busy Kirana']);
    expect(await listed('shop_health?search=matunga', ravi)).toEqual(['Busy Kirana']);
    expect(await listed(`shop_health?salesperson_id=${ravi.uid}`, admin)).toEqual(all);
    expect(await listed('shop_health?looked_after=yes', ravi)).toEqual(all);
    expect(await listed('shop_health?looked_after=no', ravi)).toEqual([]);
    expect((await get('shop_health', ravi)).body.items).toMatchObject([
      { missing: ['pin_code'], offers: 1 },
      { missing: [], open_deals: 0 },
      {},
    ]);
  });

  it('is nobody else’s business: not another bizman’s, the owner’s or a brand’s', async () => {
    expect(await listed('shop_health', meena)).toEqual(['Of Meena']);
    expect(await listed(`shop_health?salesperson_id=${ravi.uid}`, meena)).toEqual([]);
    expect((await get(`shop_health/${busy.shopId}`, meena)).body.code).toBe('PGRST116');
    for (const path of ['shop_health', 'shop_day', 'bizman_summary', 'bizmen']) {
      expect((await get(path, busy.owner)).status, path).toBe(403);
    }
    expect((await get('shop_day', admin)).status).toBe(403);
    expect((await get('bizmen', ravi)).status).toBe(403);
  });

  it('counts what the shop earned this month, and nothing that was taken back', async () => {
    const { rich, dealId } = await earnedOnce();
    expect((await get(`shop_health/${rich.shopId}`, ravi)).body.month_paise).toBeGreaterThan(0);
    const reason = 'The photo was of another shop';
    await t.command('deal_override', { id: dealId, status: 'cancelled', reason }, { actor: admin });
    expect((await get(`shop_health/${rich.shopId}`, ravi)).body.month_paise).toBe(0);
  });

  /** By an admin's word: the way through photos is the proofs' own test. */
  async function earnedOnce() {
    const side = await t.brand();
    const rich = await cared('Rich Kirana', { salesperson_id: ravi.uid });
    const [dealId] = await t.offer((await t.launch(side)).id, side, [rich]);
    await t.command('deal_accept', { id: dealId }, { actor: rich.owner });
    const reason = 'Seen by our own team';
    const input = { id: dealId, status: 'approved', reason };
    const done = await t.command('deal_override', input, { actor: admin });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    return { rich, dealId };
  }
});

describe('the round of the day', () => {
  it('names shops with a proof due, something missing or long silent, and those visited', async () => {
    const lena = await t.person('bizman');
    const hers = { salesperson_id: lena.uid };
    const old = { ...hers, created_at: isoIn(-40) };
    const fresh = await cared('Fresh', hers);
    await cared('Silent', old);
    await cared('Nameless kind', { ...hers, shop_type: null });
    await cared('Closed', { ...old, status: 'closed' });
    const quiet = await cared('Quiet', old);
    const due = await cared('Due', old);
    const side = await t.brand();
    const campaignId = (await t.launch(side, { slots: 3 })).id;
    const taken = [fresh, quiet, due];
    const ids = await t.offer(campaignId, side, taken);
    const times = [{}, { accepted_at: isoIn(-15) }, { due_at: isoIn(2) }];
    for (const [place, { owner }] of taken.entries()) {
      const id = ids[place] ?? '';
      await t.command('deal_accept', { id }, { actor: owner });
      const set = { due_at: isoIn(20), ...times[place] };
      await t.asSystem((tx) => tx.update(deals).set(set).where(eq(deals.id, id)));
    }
    const seen = await cared('Seen', old);
    const before = await listed('shop_day', lena);
    expect(before[0]).toBe('Due');
    expect([...before].sort()).toEqual(['Due', 'Nameless kind', 'Quiet', 'Seen', 'Silent']);
    const visit = {
      id: newId(),
      shop_id: seen.shopId,
      visited_at: isoIn(0).toISOString(),
      position: { lat: SHOP_POSITION.lat + 0.001, lng: SHOP_POSITION.lng },
      accuracy_m: 12,
    };
    const mark = (input: object, actor = lena) =>
      t.command('shop_visit_mark', { ...visit, ...input }, { actor });
    expect((await mark({})).body).toMatchObject({ id: visit.id, distance_m: 111 });
    // A second tap is the same visit; another day is another.
    expect((await mark({ id: newId() })).body).toMatchObject({ id: visit.id });
    const yesterday = { id: newId(), visited_at: isoIn(-1).toISOString(), position: null };
    expect((await mark(yesterday)).body).toMatchObject({ id: yesterday.id, distance_m: null });
    const ahead = { id: newId(), visited_at: isoIn(1).toISOString() };
    expect((await mark(ahead)).body).toMatchObject({ id: visit.id });
    expect(await listed('shop_day', lena)).toHaveLength(5);
    const { body } = await get(`shop_health/${seen.shopId}`, lena);
    expect(body).toMatchObject({ last_visited_at: visit.visited_at, last_visit_m: 111 });
    expect((await get('bizman_summary', lena)).body).toMatchObject({
      shops: 7,
      proofs_due: 3,
      visited_today: 1,
    });
    expect((await mark({ id: newId() }, ravi)).body.code).toBe('PGRST116');
    expect((await mark({ id: newId() }, seen.owner)).status).toBe(403);
    const rows = (actor: Store['owner']) =>
      withActor(t.db, actor, 'read', (tx) =>
        tx.select().from(shopVisits).where(eq(shopVisits.shop_id, seen.shopId)),
      );
    expect(
      [await rows(lena), await rows(admin), await rows(ravi), await rows(seen.owner)].map(
        (found) => found.length,
      ),
    ).toEqual([2, 2, 0, 0]);
    const forged = withActor(t.db, ravi, 'write', (tx) =>
      tx.insert(shopVisits).values({
        id: newId(),
        shop_id: seen.shopId,
        bizman_id: ravi.uid,
        visited_on: istDay(t.clock.ms),
        visited_at: isoIn(0),
      }),
    );
    await expect(forged).rejects.toThrow();
  });
});

it('bizmen are listed for admins with what they have, found by name, area and number', async () => {
  const asha = await t.person('bizman');
  const values = { full_name: 'Asha Kulkarni', area: 'Thane', phone: '+919822222222' };
  await t.asSystem((tx) => tx.update(profiles).set(values).where(eq(profiles.id, asha.uid)));
  await t.store({ salesperson_id: asha.uid });
  await t.create(asha);
  for (const search of ['kulkarni', 'thane', '98222 22222']) {
    const { body } = await get(`bizmen?search=${encodeURIComponent(search)}`, admin);
    expect(body.items).toEqual([
      { id: asha.uid, ...values, status: 'active', shops: 1, open_leads: 1, month_activations: 0 },
    ]);
  }
  const first = (await get('bizmen?limit=1', admin)).body;
  const second = (await get(`bizmen?limit=1&cursor=${first.nextCursor}`, admin)).body;
  expect(first.items).not.toEqual(second.items);
  expect((await get('bizman_summary', asha)).body).toMatchObject({ leads: { pending: 1 } });
});
