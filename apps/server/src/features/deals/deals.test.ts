import { PAYMENT_NATURES } from '@chowk/domain/campaigns';
import { dealMoney, type PayoutTerms, payoutTermsView } from '@chowk/domain/deals';
import { DAY_MS } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandSide, type Market, type Store, startMarket } from '../../../test/world/market';
import { notifications } from '../../db/schema/notifications';
import { newId } from '../../new-id';
import { expireDeals } from './deadlines/expire-deals';

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

  it('says for how long the display stays up, to both sides and with the yes', async () => {
    const ends_at = new Date(t.clock.ms + 12 * DAY_MS).toISOString();
    const { id, store, campaign } = await offered({ ends_at });
    const { starts_at } = await t.campaignRow(campaign.id);
    const shown = { display_from: starts_at?.toISOString() ?? null, display_until: ends_at };
    const read = async (actor: Store['owner']) =>
      (await t.get(`/rest/v1/deals/${id}`, { actor })).body;
    expect(await read(store.owner)).toMatchObject(shown);
    expect(await read(side.owner)).toMatchObject(shown);
    expect((await run('deal_accept', store, { id })).body).toMatchObject(shown);
  });

  it('says before accepting what comes after tax, and when', async () => {
    const { store } = await offered({});
    const terms = async (actor: Store['owner']) =>
      payoutTermsView.parse((await t.get('/rest/v1/payout_terms', { actor })).body);
    const money = (of: PayoutTerms) => dealMoney(20_000, 'platform_supply', of);
    const plain = await terms(store.owner);
    expect(plain.has_pan).toBe(false);
    expect(plain.payable_days).toBeGreaterThan(0);
    expect(plain.taxes.map(({ nature }) => nature).sort()).toEqual([...PAYMENT_NATURES].sort());
    expect(money(plain)?.taxPaise).toBeGreaterThan(0);
    expect(money(plain)?.netWithPanPaise).toBe(20_000);
    await run('payout_details_update', store, { pan: 'ABCPE1234F' });
    const known = await terms(store.owner);
    expect(known.has_pan).toBe(true);
    expect(money(known)).toMatchObject({ taxPaise: 0, netPaise: 20_000 });
    // A PAN is its owner's alone, and a brand is told nothing of a store's tax.
    expect((await terms((await t.store()).owner)).has_pan).toBe(false);
    const asBrand = await t.get('/rest/v1/payout_terms', { actor: side.owner });
    expect(asBrand.body.code).toBe('FORBIDDEN');
  });

  it('is accepted once by the shop it was made to, until the end of a day in India', async () => {
    const { id, store, campaign } = await offered({ days_to_submit: 2 });
    expect((await run('deal_accept', await t.store(), { id })).body.code).toBe('PGRST116');
    expect((await run('deal_accept', side, { id })).body.code).toBe('FORBIDDEN');
    const accepted = await run('deal_accept', store, { id });
    expect(accepted.body).toMatchObject({ status: 'accepted' });
    expect(String(accepted.body.due_at)).toMatch(/T18:29:59\.999Z$/);
    expect((await run('deal_accept', store, { id })).body).toEqual(accepted.body);
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
