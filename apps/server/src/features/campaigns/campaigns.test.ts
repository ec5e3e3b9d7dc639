import { DAY_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordedJobs } from '../../../test/ports';
import { type BrandSide, type Market, startMarket } from '../../../test/world/market';
import { profiles } from '../../db/schema/accounts';
import { newId } from '../../new-id';
import { closeCampaigns } from './lifecycle/close-campaigns';

let t: Market;
let side: BrandSide;
let other: BrandSide;
beforeAll(async () => {
  t = await startMarket();
  side = await t.brand();
  other = await t.brand();
});
afterAll(() => t.close());

const create = (input: unknown, actor = side.owner) =>
  t.command('campaign_create', input, { actor });
const money = async (id: string, actor = side.owner) =>
  (await t.get(`/rest/v1/campaigns/${id}/money`, { actor })).body;

describe('a draft', () => {
  it('is made once, however often it is sent, and is nobody else’s', async () => {
    const input = t.draft();
    const first = await create(input);
    expect(first.body).toMatchObject({ id: input.id, status: 'draft', brand_id: side.brandId });
    expect((await create(input)).body).toEqual(first.body);
    expect((await create(input, other.owner)).body.code).toBe('ALREADY_EXISTS');
    const path = `/rest/v1/campaigns/${input.id}`;
    expect((await t.get(path, { actor: side.owner })).body).toEqual(first.body);
    expect((await t.get(path, { actor: other.owner })).body.code).toBe('PGRST116');
    expect((await t.get(path, { actor: await t.person('admin') })).status).toBe(200);
    const change = { id: input.id, version: 1, title: 'Stolen' };
    const theft = await t.command('campaign_update', change, { actor: other.owner });
    expect(theft.body.code).toBe('PGRST116');
  });

  it('is changed field by field and never over somebody else’s change', async () => {
    const { id } = t.draft();
    await create({ id, title: 'Only a title' });
    const actor = side.owner;
    const change = await t.command('campaign_update', { id, version: 1, slots: 7 }, { actor });
    expect(change.body).toMatchObject({ title: 'Only a title', slots: 7, version: 2 });
    const late = await t.command('campaign_update', { id, version: 1, slots: 9 }, { actor });
    expect([late.body.code, late.body.details]).toMatchObject([
      'STALE_VERSION',
      { current: { slots: 7, version: 2 } },
    ]);
    const empty = await t.command('campaign_update', { id, version: 2 }, { actor });
    expect(empty.body.code).toBe('NO_VALID_FIELDS');
    const dates = { starts_at: '2027-01-02T00:00:00Z', ends_at: '2027-01-01T00:00:00Z' };
    const wrong = await t.command('campaign_update', { id, version: 2, ...dates }, { actor });
    expect(wrong.body.details).toEqual({ fields: [{ path: 'ends_at', rule: 'after_start' }] });
  });

  it.each(['retailer', 'bizman', 'admin'] as const)('is not for a %s to make', async (role) => {
    const actor = await t.person(role);
    expect((await create(t.draft(), actor)).body.code).toBe('FORBIDDEN');
  });

  it.each([
    ['payout_paise', 0],
    ['payout_paise', -500],
    ['payout_paise', 1500.5],
    ['payout_paise', 9e15],
    ['slots', 0],
    ['slots', 1_000_000],
    ['fence_m', 5],
    ['placement_type', 'tattoo'],
  ])('with %s %j is refused by name', async (field, value) => {
    const { body } = await create(t.draft({ [field]: value }));
    expect(body.code).toBe('VALIDATION_FAILED');
    const { fields } = body.details as { fields: { path: string }[] };
    expect(new Set(fields.map(({ path }) => path))).toEqual(new Set([field]));
  });

  it('for one shop needs a shop that exists', async () => {
    const { body } = await create(t.draft({ shop_id: newId() }));
    expect(body.details).toEqual({ fields: [{ path: 'shop_id', rule: 'choice' }] });
    const { shopId } = await t.store();
    expect((await create(t.draft({ shop_id: shopId, slots: 1 }))).status).toBe(200);
  });
});

describe('launch', () => {
  it('names what is missing and takes nothing', async () => {
    const { id } = t.draft();
    await create({ id, title: 'Bare' });
    const input = { id, version: 1, hold_paise: 1 };
    const answer = await t.command('campaign_launch', input, { actor: side.owner });
    expect(answer.body.details).toEqual({
      fields: [{ path: 'placement_type', rule: 'required' }],
    });
    expect(await t.holdOf(id)).toBe(0);
  });

  it('holds what was shown, once, and has the offers made', async () => {
    const before = await t.walletOf(side);
    const { id, holdPaise } = await t.launch(side, { slots: 5 });
    // 200 rupees, 12 % fee, 18 % tax on the fee.
    expect(holdPaise).toBe(5 * (20_000 + 2_400 + 432));
    expect([await t.holdOf(id), await t.walletOf(side)]).toEqual([holdPaise, before - holdPaise]);
    const again = { id, version: 2, hold_paise: holdPaise };
    const twice = await t.command('campaign_launch', again, { actor: side.owner });
    expect(twice.body.code).toBe('WRONG_STATE');
    expect((t.ports.jobs as RecordedJobs).sent).toContainEqual({
      name: 'deal.offer',
      data: { campaignId: id },
    });
    expect(await money(id)).toEqual({
      held_paise: holdPaise,
      reserved_paise: holdPaise,
      earned_paise: 0,
      refunded_paise: 0,
    });
    expect((await money(id, other.owner)).code).toBe('PGRST116');
    expect((await money(id, await t.person('admin'))).held_paise).toBe(holdPaise);
  });

  it('refuses another price than was shown, and a wallet that does not hold enough', async () => {
    const input = t.draft();
    await create(input);
    const launch = (hold_paise: number, actor = side.owner) =>
      t.command('campaign_launch', { id: input.id, version: 1, hold_paise }, { actor });
    expect((await launch(1)).body.details).toEqual({
      fields: [{ path: 'hold_paise', rule: 'price_changed', params: { hold_paise: 45_664 } }],
    });
    expect((await launch(45_664, other.owner)).body.code).toBe('PGRST116');
    const poor = await t.brand(0);
    const theirs = t.draft();
    await create(theirs, poor.owner);
    const refused = await t.command(
      'campaign_launch',
      { id: theirs.id, version: 1, hold_paise: 45_664 },
      { actor: poor.owner },
    );
    expect(refused.body.code).toBe('INSUFFICIENT_FUNDS');
    expect((await t.campaignRow(theirs.id)).status).toBe('draft');
  });

  it('costs less a placement once the month’s spend has reached the next tier', async () => {
    const big = await t.brand(5_00_00_000);
    await t.launch(big, { payout_paise: 10_00_000, slots: 12 });
    const { body } = await t.get('/rest/v1/campaign_feasibility?payout_paise=20000&slots=1', {
      actor: big.owner,
    });
    expect(body).toMatchObject({ fee_bps: 1_000, gst_bps: 1_800, placement_paise: 22_360 });
  });
});

describe('a live campaign', () => {
  it('is paused, resumed and cancelled by its brand alone; cancelling gives back what is untaken', async () => {
    const { id, holdPaise } = await t.launch(side, { slots: 4 });
    const [store, second] = await t.stores(2);
    if (!store || !second) throw new Error('No stores');
    const [dealId, secondId] = await t.offer(id, side, [store, second]);
    await t.command('deal_accept', { id: dealId }, { actor: store.owner });
    const run = (name: string, actor = side.owner) => t.command(name, { id }, { actor });
    expect((await run('campaign_pause', other.owner)).body.code).toBe('PGRST116');
    expect((await run('campaign_pause')).body.status).toBe('paused');
    expect((await run('campaign_pause')).body.code).toBe('WRONG_STATE');
    expect((await run('campaign_resume')).body.status).toBe('live');
    expect((await run('campaign_cancel', other.owner)).body.code).toBe('PGRST116');
    expect((await run('campaign_cancel', store.owner)).body.code).toBe('FORBIDDEN');
    const cancelled = await run('campaign_cancel', await t.person('admin'));
    expect(cancelled.body).toMatchObject({
      campaign: { status: 'cancelled' },
      refunded_paise: (holdPaise / 4) * 3,
    });
    expect(await t.holdOf(id)).toBe(holdPaise / 4);
    expect((await t.dealRow(secondId ?? '')).status).toBe('withdrawn');
    expect((await t.dealRow(dealId ?? '')).status).toBe('accepted');
    // The shop that had taken a place goes on; giving it back gives the money back too.
    await t.command('deal_cancel', { id: dealId }, { actor: store.owner });
    expect(await t.holdOf(id)).toBe(0);
    expect(await money(id)).toMatchObject({ refunded_paise: holdPaise, reserved_paise: 0 });
  });

  it('closes by itself after its end, once', async () => {
    const { id, holdPaise } = await t.launch(side);
    const before = await t.walletOf(side);
    await closeCampaigns(t.ports);
    expect((await t.campaignRow(id)).status).toBe('live');
    t.clock.ms += 31 * DAY_MS;
    await closeCampaigns(t.ports);
    await closeCampaigns(t.ports);
    t.clock.ms -= 31 * DAY_MS;
    expect((await t.campaignRow(id)).status).toBe('completed');
    expect(await t.holdOf(id)).toBe(0);
    expect(await t.walletOf(side)).toBeGreaterThanOrEqual(before + holdPaise);
  });
});

describe('lists and figures', () => {
  it('show a brand its own, newest first, by words and in pages', async () => {
    const mine = await t.brand();
    for (const title of ['Holi shelf', 'Holi 100% poster', 'Onam']) {
      await create(t.draft({ title }), mine.owner);
    }
    const list = async (query: string, actor = mine.owner) =>
      (await t.get(`/rest/v1/campaigns?${query}`, { actor })).body as {
        items: { title: string }[];
        nextCursor: string | null;
      };
    const titles = (page: { items: { title: string }[] }) => page.items.map((c) => c.title);
    expect(titles(await list('search=holi'))).toEqual(['Holi 100% poster', 'Holi shelf']);
    expect(titles(await list('search=100%25'))).toEqual(['Holi 100% poster']);
    const first = await list('limit=2');
    expect(titles(first)).toEqual(['Onam', 'Holi 100% poster']);
    expect(titles(await list(`limit=2&cursor=${first.nextCursor}`))).toEqual(['Holi shelf']);
    expect(titles(await list('search=Onam', other.owner))).toEqual([]);
    expect(titles(await list('search=Onam', await t.person('admin')))).toEqual(['Onam']);
  });

  it('count matching shops without naming them', async () => {
    await t.stores(10, { area: 'Karol Bagh', shop_type: 'chemist' });
    await t.stores(3, { area: 'karol bagh', shop_type: 'paan' });
    await t.stores(2, { area: 'Karol Bagh', shop_type: 'chemist', status: 'closed' });
    const suspended = await t.store({ area: 'Karol Bagh', shop_type: 'chemist' });
    await t.asSystem((tx) =>
      tx.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, suspended.owner.uid)),
    );
    const ask = async (query: string) =>
      (await t.get(`/rest/v1/campaign_feasibility?${query}`, { actor: side.owner })).body;
    expect(await ask('areas=KAROL%20BAGH&payout_paise=20000&slots=2')).toMatchObject({
      matching_shops: 13,
      expected_acceptances: 2,
      placement_paise: 22_832,
      hold_paise: 45_664,
    });
    expect(await ask('areas=Karol%20Bagh&shop_types=chemist')).toMatchObject({
      matching_shops: 10,
      expected_acceptances: 3,
    });
    const actor = await t.person('retailer');
    expect((await t.get('/rest/v1/campaign_feasibility', { actor })).body.code).toBe('FORBIDDEN');
  });
});
