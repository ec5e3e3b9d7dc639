import { DAY_MS, HOUR_MS } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandSide, type Market, type Store, startMarket } from '../../../test/market';
import { deals } from '../../db/schema/deals';
import { notifications } from '../../db/schema/notifications';
import type { Job } from '../../jobs';
import { newId } from '../../new-id';
import { campaignJobs } from '../campaigns';
import { dealJobs } from './deals.jobs';
import { expireDeals } from './expire-deals';
import { offerAllCampaigns, offerCampaign } from './make-offers';

let t: Market;
let side: BrandSide;
beforeAll(async () => {
  t = await startMarket();
  side = await t.brand(10_00_00_000);
});
afterAll(() => t.close());

const run = (name: string, store: Pick<Store, 'owner'>, input: Record<string, unknown>) =>
  t.command(name, input, { actor: store.owner });

async function offered(values: Record<string, unknown> = {}) {
  const campaign = await t.launch(side, values);
  const store = await t.store();
  const [id = ''] = await t.offer(campaign.id, side, [store]);
  return { id, store, campaign };
}

describe('an offer', () => {
  it('is seen with its names by the shop and the brand, and does not exist for others', async () => {
    const { id, store } = await offered();
    const read = async (actor: Store['owner']) =>
      (await t.get(`/rest/v1/deals/${id}`, { actor })).body;
    const shown = await read(store.owner);
    expect(shown).toMatchObject({ status: 'offered', campaign_title: 'Diwali counter' });
    expect(shown.brand_name).toMatch(/^Brand /);
    expect(await read(side.owner)).toEqual(shown);
    expect(await read(await t.person('admin'))).toEqual(shown);
    expect((await read((await t.store()).owner)).code).toBe('PGRST116');
    expect((await read((await t.brand()).owner)).code).toBe('PGRST116');
    const campaign = `/rest/v1/campaigns/${shown.campaign_id}`;
    expect((await t.get(campaign, { actor: store.owner })).status).toBe(200);
    expect((await t.get(campaign, { actor: (await t.store()).owner })).status).toBe(404);
  });

  it('is accepted once by the shop it was made to, until the end of a day in India', async () => {
    const { id, store, campaign } = await offered({ days_to_submit: 2 });
    expect((await run('deal_accept', await t.store(), { id })).body.code).toBe('PGRST116');
    expect((await run('deal_accept', side, { id })).body.code).toBe('FORBIDDEN');
    const accepted = await run('deal_accept', store, { id });
    expect(accepted.body).toMatchObject({ status: 'accepted' });
    expect(String(accepted.body.due_at)).toMatch(/T18:29:59\.999Z$/);
    expect((await run('deal_accept', store, { id })).body.code).toBe('WRONG_STATE');
    expect((await t.campaignRow(campaign.id)).slots_taken).toBe(1);
    const told = await t.asSystem((tx) =>
      tx
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.profile_id, side.owner.uid),
            eq(notifications.type, 'deal_accepted'),
          ),
        ),
    );
    expect(told.at(-1)?.payload).toMatchObject({ deal_id: id });
  });

  it('is declined with a reason, and an accepted place is given back', async () => {
    const { id, store } = await offered();
    const no = { id, reason: 'space', note: 'No room' };
    expect((await run('deal_decline', await t.store(), no)).body.code).toBe('PGRST116');
    expect((await run('deal_decline', store, { id, reason: 'boredom' })).body.code).toBe(
      'VALIDATION_FAILED',
    );
    expect((await run('deal_decline', store, no)).body).toMatchObject({ status: 'declined' });
    expect((await t.dealRow(id)).decline_reason).toBe('space');
    const second = await offered();
    await run('deal_accept', second.store, { id: second.id });
    expect((await run('deal_cancel', store, { id: second.id })).body.code).toBe('PGRST116');
    expect((await run('deal_cancel', second.store, { id: second.id })).body.status).toBe(
      'cancelled',
    );
    const row = await t.campaignRow(second.campaign.id);
    expect([row.slots_taken, await t.holdOf(row.id)]).toEqual([0, second.campaign.holdPaise]);
  });

  it('is withdrawn by its brand, not by its shop or another brand, and not once accepted', async () => {
    const { id, store } = await offered();
    const withdraw = (actor: Store['owner']) => t.command('deal_withdraw', { id }, { actor });
    expect((await withdraw(store.owner)).body.code).toBe('FORBIDDEN');
    expect((await withdraw((await t.brand()).owner)).body.code).toBe('PGRST116');
    expect((await withdraw(side.owner)).body.status).toBe('withdrawn');
    expect((await run('deal_accept', store, { id })).body.code).toBe('OFFER_OVER');
    const taken = await offered();
    await run('deal_accept', taken.store, { id: taken.id });
    const late = await t.command('deal_withdraw', { id: taken.id }, { actor: side.owner });
    expect(late.body.code).toBe('WRONG_STATE');
  });

  it('is over after its time, before and after the job has said so, and while paused', async () => {
    const { id, store, campaign } = await offered();
    await t.command('campaign_pause', { id: campaign.id }, { actor: side.owner });
    expect((await run('deal_accept', store, { id })).body.code).toBe('OFFER_OVER');
    await t.command('campaign_resume', { id: campaign.id }, { actor: side.owner });
    t.clock.ms += 3 * DAY_MS;
    expect((await run('deal_accept', store, { id })).body.code).toBe('OFFER_OVER');
    expect(await expireDeals(t.ports)).toBeGreaterThan(0);
    expect(await expireDeals(t.ports)).toBe(0);
    t.clock.ms -= 3 * DAY_MS;
    expect((await t.dealRow(id)).status).toBe('expired');
    expect((await run('deal_accept', store, { id })).body.code).toBe('OFFER_OVER');
  });
});

describe('expiry', () => {
  it('frees the place of a promise nobody kept, once', async () => {
    const { id, store, campaign } = await offered({ days_to_submit: 1 });
    await run('deal_accept', store, { id });
    t.clock.ms += 3 * DAY_MS;
    await expireDeals(t.ports);
    await expireDeals(t.ports);
    t.clock.ms -= 3 * DAY_MS;
    expect((await t.dealRow(id)).status).toBe('expired');
    const row = await t.campaignRow(campaign.id);
    expect([row.slots_taken, await t.holdOf(row.id)]).toEqual([0, campaign.holdPaise]);
  });
});

describe('waves', () => {
  const area = 'Jayanagar';

  const offersOf = (campaignId: string) =>
    t.asSystem((tx) => tx.select().from(deals).where(eq(deals.campaign_id, campaignId)));

  it('offer three shops a place, the reliable first, refill what was declined, and run twice', async () => {
    const shops = await t.stores(10, { area, lat: 12.9, lng: 77.5 });
    await t.stores(2, { area: 'Elsewhere' });
    await t.stores(2, { area, shop_type: 'paan' });
    const [, , , , , trusted, unreliable] = shops;
    if (!trusted || !unreliable) throw new Error('No shops');
    const earlier = await t.launch(side, { areas: ['Nowhere'] });
    const [good = '', bad = ''] = await t.offer(earlier.id, side, [trusted, unreliable]);
    const admin = await t.person('admin');
    const set = (id: string, status: string) =>
      t.command('deal_override', { id, status, reason: 'For the test' }, { actor: admin });
    expect((await set(good, 'approved')).status).toBe(200);
    expect((await set(bad, 'rejected_proof')).status).toBe(200);

    const { id } = await t.launch(side, { areas: [area.toUpperCase()], slots: 2 });
    expect(await offerCampaign(t.ports, id)).toBe(6);
    expect(await offerCampaign(t.ports, id)).toBe(0);
    const first = await offersOf(id);
    const asked = first.map((row) => row.shop_id);
    expect(asked).toContain(trusted.shopId);
    expect(asked).not.toContain(unreliable.shopId);
    expect(asked.every((shopId) => shops.some((each) => each.shopId === shopId))).toBe(true);
    expect(first.every((row) => row.payout_paise === 20_000)).toBe(true);

    const [one] = first;
    const owner = shops.find(({ shopId }) => shopId === one?.shop_id);
    if (!one || !owner) throw new Error('No offer');
    await run('deal_decline', owner, { id: one.id, reason: 'time' });
    expect(await offerCampaign(t.ports, id)).toBe(1);
    await offerAllCampaigns(t.ports);
    expect(await offersOf(id)).toHaveLength(7);
  });

  it('wait for the start, end with the campaign, and skip one shop that is aimed at', async () => {
    const starts_at = new Date(t.clock.ms + 2 * HOUR_MS).toISOString();
    const { shopId } = await t.store({ area: 'Salt Lake' });
    const later = await t.launch(side, { areas: ['Salt Lake'], starts_at });
    expect(await offerCampaign(t.ports, later.id)).toBe(0);
    const ends_at = new Date(t.clock.ms + 5 * HOUR_MS).toISOString();
    const only = await t.launch(side, { shop_id: shopId, slots: 1, ends_at });
    expect(await offerCampaign(t.ports, only.id)).toBe(1);
    const [row] = await offersOf(only.id);
    expect([row?.shop_id, row?.offer_expires_at.toISOString()]).toEqual([shopId, ends_at]);
  });
});

describe('the jobs', () => {
  const run = async (jobs: readonly Job[], name: string, data: Record<string, unknown> = {}) => {
    const job = jobs.find((each) => each.name === name);
    const handle = await job?.handler();
    await handle?.({ id: newId(), data, attempt: 1, signal: new AbortController().signal });
    return job?.cron;
  };

  it('offer, expire and close by their names, again and again', async () => {
    await t.store({ area: 'T Nagar' });
    const { id } = await t.launch(side, { areas: ['T Nagar'], slots: 1 });
    expect(await run(dealJobs(t.ports), 'deal.offer', { campaignId: id })).toBeDefined();
    await run(dealJobs(t.ports), 'deal.offer');
    const offers = () =>
      t.asSystem((tx) => tx.select().from(deals).where(eq(deals.campaign_id, id)));
    expect((await offers()).map(({ status }) => status)).toEqual(['offered']);
    t.clock.ms += 31 * DAY_MS;
    expect(await run(dealJobs(t.ports), 'deal.expire')).toBeDefined();
    expect(await run(campaignJobs(t.ports), 'campaign.close')).toBeDefined();
    await run(campaignJobs(t.ports), 'campaign.close');
    t.clock.ms -= 31 * DAY_MS;
    expect((await offers()).map(({ status }) => status)).toEqual(['expired']);
    expect([(await t.campaignRow(id)).status, await t.holdOf(id)]).toEqual(['completed', 0]);
  });
});

describe('the feed', () => {
  it('has its tabs, pages and words, and only what is theirs', async () => {
    const mine = await t.brand();
    const [first, second] = await t.stores(2, { shop_name: 'Gupta 50% Store' });
    if (!first || !second) throw new Error('No stores');
    const ids: string[] = [];
    for (const title of ['Monsoon shelf', 'Winter poster', 'Summer standee']) {
      const { id } = await t.launch(mine, { title });
      ids.push(...(await t.offer(id, mine, [first])));
    }
    const [a = '', b = '', c = ''] = ids;
    await run('deal_accept', first, { id: a });
    await run('deal_decline', first, { id: b, reason: 'other' });
    const list = async (query: string, actor = first.owner) => {
      const { body } = await t.get(`/rest/v1/deals?${query}`, { actor });
      return body as { items: { id: string }[]; nextCursor: string | null };
    };
    const idsOf = async (query: string, actor?: Store['owner']) =>
      (await list(query, actor)).items.map(({ id }) => id);
    expect(await idsOf('')).toEqual([c, b, a]);
    expect(await idsOf('tab=offered')).toEqual([c]);
    expect(await idsOf('tab=accepted')).toEqual([a]);
    expect(await idsOf('tab=done')).toEqual([b]);
    expect(await idsOf('tab=submitted')).toEqual([]);
    const page = await list('limit=2');
    expect(page.items).toHaveLength(2);
    expect(await idsOf(`limit=2&cursor=${page.nextCursor}`)).toEqual([a]);
    expect(await idsOf('search=winter')).toEqual([b]);
    expect(await idsOf('search=50%25')).toEqual([c, b, a]);
    expect(await idsOf('search=gupta&tab=done', mine.owner)).toEqual([b]);
    expect(await idsOf('search=winter', mine.owner)).toEqual([b]);
    expect(await idsOf('tab=offered', mine.owner)).toEqual([c]);
    expect(await idsOf('search=Winter%20poster', await t.person('admin'))).toEqual([b]);
    expect(await idsOf('', second.owner)).toEqual([]);
    expect(await idsOf('search=winter', side.owner)).toEqual([]);
    expect(await idsOf(`shop_id=${first.shopId}`, second.owner)).toEqual([]);
    expect(await idsOf(`shop_id=${first.shopId}&tab=done`, mine.owner)).toEqual([b]);
    const bad = await t.get('/rest/v1/deals?cursor=x', { actor: first.owner });
    expect(bad.body.code).toBe('BAD_CURSOR');
    expect((await t.get(`/rest/v1/deals/${newId()}`, { actor: first.owner })).status).toBe(404);
  });
});
