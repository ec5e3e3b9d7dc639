import { updatePayoutDetails } from '@chowk/domain/accounts';
import { DAY_MS, HOUR_MS } from '@chowk/domain/kernel';
import { actingKindOf, updateShopConsent } from '@chowk/domain/shops';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BrandSide,
  type Market,
  type Store,
  startMarket,
} from '../../../../test/world/market';
import { profiles } from '../../../db/schema/accounts';
import { bizmanActionsLog, shopConsents } from '../../../db/schema/acting';
import { shops } from '../../../db/schema/businesses';
import { notifications } from '../../../db/schema/notifications';
import { newId } from '../../../new-id';
import { FEATURES } from '../..';

let t: Market;
let ravi: Store['owner'];
let meena: Store['owner'];
let side: BrandSide;
let campaignId: string;
let store: Store;

beforeAll(async () => {
  t = await startMarket();
  ravi = await t.person('bizman');
  meena = await t.person('bizman');
  side = await t.brand();
  campaignId = (await t.launch(side, { slots: 10 })).id;
});
afterAll(() => t.close());
beforeEach(async () => {
  store = await t.store({ salesperson_id: ravi.uid });
});

const act = (name: string, input: unknown, actor = ravi, shopId = store.shopId) =>
  t.command(name, input, { actor, headers: { 'x-acting-shop': shopId } });
const allow = (kind: string, values: Record<string, unknown> = {}, actor = store.owner) =>
  t.command(
    'shop_consent_update',
    { shop_id: store.shopId, kind, is_granted: true, ...values },
    { actor },
  );
const rename = () => ({ id: store.shopId, shop_name: `Shop ${newId().slice(-5)}` });
const setShop = (values: Partial<typeof shops.$inferInsert>) =>
  t.asSystem((tx) => tx.update(shops).set(values).where(eq(shops.id, store.shopId)));
const logged = () =>
  t.asSystem((tx) =>
    tx.select().from(bizmanActionsLog).where(eq(bizmanActionsLog.shop_id, store.shopId)),
  );

describe('who may act', () => {
  it('is the bizman of the shop, with the owner’s consent; both are written down and told', async () => {
    const before = await act('shop_update', rename());
    expect(before.body).toMatchObject({
      code: 'ACTING_REFUSED',
      details: { reason: 'no_consent', kind: 'profile' },
    });
    await allow('profile');
    const input = rename();
    const { body } = await act('shop_update', input);
    expect(body).toMatchObject({ shop_name: input.shop_name, owner_id: store.owner.uid });
    expect(await logged()).toMatchObject([
      {
        bizman_id: ravi.uid,
        action_type: 'shop_update',
        action_details: { after: { shop_name: input.shop_name } },
      },
    ]);
    const told = await t.asSystem((tx) =>
      tx.select().from(notifications).where(eq(notifications.profile_id, store.owner.uid)),
    );
    expect(told).toMatchObject([{ type: 'bizman_action', payload: { action: 'shop_update' } }]);
    const seen = async (actor: Store['owner']) =>
      (await t.get(`/rest/v1/bizman_actions?shop_id=${store.shopId}`, { actor })).body
        .items as unknown[];
    const counts = [await seen(store.owner), await seen(ravi), await seen(meena)];
    expect(counts.map((items) => items.length)).toEqual([1, 1, 0]);
    expect(counts[0]).toMatchObject([
      { bizman_name: 'Test bizman', shop_name: input.shop_name, action_type: 'shop_update' },
    ]);
  });

  it.each([
    ['another bizman', async () => act('shop_update', rename(), meena)],
    ['the owner themselves', async () => act('shop_update', rename(), store.owner)],
    ['an admin', async () => act('shop_update', rename(), await t.person('admin'))],
    ['for a shop that is not there', async () => act('shop_update', rename(), ravi, newId())],
    ['for what is no shop', async () => act('shop_update', rename(), ravi, 'x')],
    [
      'for a shop without an owner',
      async () => {
        await setShop({ owner_id: null });
        return act('shop_update', rename());
      },
    ],
    [
      'for an owner who is suspended',
      async () => {
        const isOwner = eq(profiles.id, store.owner.uid);
        const status = 'suspended' as const;
        await t.asSystem((tx) => tx.update(profiles).set({ status }).where(isOwner));
        return act('shop_update', rename());
      },
    ],
  ])('is not %s', async (_, attempt) => {
    await allow('profile');
    expect((await attempt()).body.code).toBe('ACTING_REFUSED');
    expect(await logged()).toEqual([]);
  });

  it('ends with a new bizman, who has to be allowed anew', async () => {
    await allow('profile');
    await setShop({ salesperson_id: meena.uid });
    expect((await act('shop_update', rename())).body.code).toBe('ACTING_REFUSED');
    const theirs = await act('shop_update', rename(), meena);
    expect(theirs.body).toMatchObject({ details: { reason: 'no_consent' } });
    const path = `/rest/v1/shops/${store.shopId}/consents`;
    const { body } = await t.get(path, { actor: store.owner });
    expect(body.manager_name).toBe('Test bizman');
    expect(body.items).toContainEqual(
      expect.objectContaining({ kind: 'profile', is_granted: false, limit_paise: null }),
    );
    await allow('profile');
    expect((await act('shop_update', rename(), meena)).status).toBe(200);
  });

  it('is asked again for what waited on a phone, and what was done before stays done', async () => {
    await allow('profile');
    const call = () => ({
      id: newId(),
      name: 'shop_update',
      input: rename(),
      actor_id: ravi.uid,
      acting_shop_id: store.shopId,
    });
    const send = async (commands: unknown[]) =>
      (
        await t.request('/functions/v1/batch', {
          method: 'POST',
          actor: ravi,
          body: JSON.stringify({ commands }),
        })
      ).body.results as { status: number; error?: { code: string } }[];
    const first = call();
    expect(await send([first])).toMatchObject([{ status: 200 }]);
    await allow('profile', { is_granted: false });
    expect(await send([call(), first])).toMatchObject([
      { status: 403, error: { code: 'ACTING_REFUSED', details: { reason: 'no_consent' } } },
      { status: 403 },
    ]);
    expect(await logged()).toHaveLength(1);
  });
});

describe('when it was done', () => {
  const NOW_MS = Date.now();

  it.each([
    ['an hour ago, without a network', NOW_MS - HOUR_MS, true],
    ['just now', NOW_MS, false],
    ['tomorrow, by a clock that is wrong', NOW_MS + DAY_MS, false],
    ['years ago, by a clock that is wrong', 0, false],
    ['before there was time', -1e300, false],
  ])('%s', async (_, done_at_ms, isSaid) => {
    await allow('profile');
    const call = { id: newId(), name: 'shop_update', input: rename(), actor_id: ravi.uid };
    const commands = [{ ...call, acting_shop_id: store.shopId, done_at_ms }];
    const { body: sent } = await t.request('/functions/v1/batch', {
      method: 'POST',
      actor: ravi,
      body: JSON.stringify({ commands }),
    });
    expect(sent.results).toMatchObject([{ status: 200 }]);
    const path = `/rest/v1/bizman_actions?shop_id=${store.shopId}`;
    const { body } = await t.get(path, { actor: store.owner });
    const done_at = isSaid ? new Date(done_at_ms).toISOString() : null;
    expect(body.items).toMatchObject([{ action_type: 'shop_update', done_at }]);
  });
});

describe('what may be done', () => {
  it('is one kind at a time, and deals up to the amount', async () => {
    await allow('profile');
    const [dealId] = await t.offer(campaignId, side, [store]);
    const take = () => act('deal_accept', { id: dealId });
    expect((await take()).body).toMatchObject({ details: { kind: 'deals' } });
    expect((await allow('deals')).body).toMatchObject({
      details: { fields: [{ path: 'limit_paise', rule: 'required' }] },
    });
    await allow('deals', { limit_paise: 19_999 });
    expect((await take()).body).toMatchObject({
      code: 'ACTING_REFUSED',
      details: { reason: 'over_limit', limit_paise: 19_999 },
    });
    await allow('deals', { limit_paise: 20_000 });
    expect((await take()).body).toMatchObject({ status: 'accepted' });
    expect((await logged()).map((row) => row.action_type)).toEqual(['deal_accept']);
  });

  it('is told by the name of what it was done to', async () => {
    await allow('deals', { limit_paise: 50_000 });
    const [dealId] = await t.offer(campaignId, side, [store]);
    const { body: deal } = await act('deal_accept', { id: dealId });
    const subject = deal.campaign_title;
    expect(subject).toEqual(expect.stringMatching(/./));
    const path = `/rest/v1/bizman_actions?shop_id=${store.shopId}`;
    const { body } = await t.get(path, { actor: store.owner });
    expect(body.items).toMatchObject([{ action_type: 'deal_accept', subject, done_at: null }]);
    const told = await t.asSystem((tx) =>
      tx
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.profile_id, store.owner.uid),
            eq(notifications.type, 'bizman_action'),
          ),
        ),
    );
    expect(told).toMatchObject([{ payload: { action: 'deal_accept', subject } }]);
  });

  it('is no deed, and nobody hears of one, when the owner was there before', async () => {
    await allow('deals', { limit_paise: 50_000 });
    const [dealId] = await t.offer(campaignId, side, [store]);
    await t.command('deal_accept', { id: dealId }, { actor: store.owner });
    expect((await act('deal_accept', { id: dealId })).body).toMatchObject({ status: 'accepted' });
    expect(await logged()).toEqual([]);
    const stranger = await act('deal_accept', { id: dealId }, meena);
    expect(stranger.body.code).toBe('ACTING_REFUSED');
  });

  it('is for the one shop, not for another of the same owner or a stranger', async () => {
    await allow('profile');
    await allow('deals', { limit_paise: 50_000 });
    const other = await t.store({ salesperson_id: ravi.uid });
    const isOther = eq(shops.id, other.shopId);
    await t.asSystem((tx) => tx.update(shops).set({ owner_id: store.owner.uid }).where(isOther));
    const [dealId] = await t.offer(campaignId, side, [other]);
    expect((await act('deal_accept', { id: dealId })).body.code).toBe('PGRST116');
    const renamed = await act('shop_update', { id: other.shopId, shop_name: 'Mine' });
    expect(renamed.body.code).toBe('PGRST116');
  });

  it('is never bank details, a consent, or anything that names no kind', async () => {
    await allow('profile');
    for (const { name } of [updatePayoutDetails, updateShopConsent]) {
      const input = { shop_id: store.shopId, kind: 'orders', is_granted: true };
      expect((await act(name, input)).body.code).toBe('ACTING_REFUSED');
    }
    const commands = FEATURES.flatMap((feature) => feature.commands.map((each) => each.command));
    const actable = commands.filter((command) => command.actable).map(({ name }) => name);
    expect(actable.length).toBeGreaterThan(3);
    for (const name of actable) expect(actingKindOf(name), name).toBeDefined();
    const others = commands.filter((command) => !command.actable);
    for (const { name } of others) expect(actingKindOf(name), name).toBeUndefined();
  });
});

describe('the owner’s word', () => {
  it('is the owner’s alone, needs somebody to be given to, and can be taken back', async () => {
    expect((await allow('profile', {}, ravi)).body.code).toBe('FORBIDDEN');
    const stranger = await t.store();
    expect((await allow('profile', {}, stranger.owner)).body.code).toBe('PGRST116');
    const given = await allow('profile');
    expect(given.body.items).toContainEqual({
      kind: 'profile',
      is_granted: true,
      limit_paise: null,
      month_limit_paise: null,
      month_used_paise: null,
    });
    await allow('profile', { is_granted: false });
    const kept = await t.asSystem((tx) =>
      tx
        .select()
        .from(shopConsents)
        .where(and(eq(shopConsents.shop_id, store.shopId), eq(shopConsents.kind, 'profile'))),
    );
    expect(kept).toEqual([]);
    await setShop({ salesperson_id: null });
    expect((await allow('profile')).body.code).toBe('WRONG_STATE');
  });

  it('is shown to the bizman who begins to act; stopping is always possible', async () => {
    await allow('deals', { limit_paise: 30_000 });
    const begin = (actor = ravi) => t.command('acting_start', { shop_id: store.shopId }, { actor });
    expect((await begin()).body).toMatchObject({
      shop: { id: store.shopId },
      owner_name: 'Test store',
      consents: [
        { kind: 'orders', is_granted: false },
        { kind: 'deals', is_granted: true, limit_paise: 30_000 },
        { kind: 'profile', is_granted: false },
      ],
    });
    expect((await begin(meena)).body.code).toBe('ACTING_REFUSED');
    expect((await begin(store.owner)).body.code).toBe('FORBIDDEN');
    await setShop({ salesperson_id: null });
    const ended = await t.command('acting_stop', { shop_id: store.shopId }, { actor: ravi });
    expect(ended.status).toBe(200);
  });
});
