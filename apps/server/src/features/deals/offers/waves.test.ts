import { DAY_MS, HOUR_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BrandSide,
  type Market,
  type Store,
  startMarket,
} from '../../../../test/world/market';
import { deals } from '../../../db/schema/deals';
import type { Job } from '../../../jobs';
import { newId } from '../../../new-id';
import { campaignJobs } from '../../campaigns';
import { dealJobs } from '../deals.jobs';
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
