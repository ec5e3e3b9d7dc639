import { LINK_TYPES, type LinkType } from '@chowk/domain/deep-links';
import { type Actor, addDays, istDay } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../test/world/market';
import { proofSteps } from '../../../test/world/proofs';
import { startTrade, type Trade } from '../../../test/world/trade';
import { notifications } from '../../db/schema/notifications';
import { newId } from '../../new-id';

/** What a link of each type reads when it is opened, and how it is called when it cannot be. */
const READS: Readonly<Record<LinkType, readonly [path: string, name: string]>> = {
  campaign: ['campaigns', 'Campaign'],
  deal: ['deals', 'Deal'],
  proof: ['proofs', 'Proof'],
  order: ['orders', 'Order'],
  notification: ['notifications', 'Notification'],
  adspace: ['bookings', 'Ad space booking'],
  shop: ['shops', 'Shop'],
};

const PEOPLE = ['brand', 'store', 'bizman', 'admin', 'acting'] as const;
type Person = (typeof PEOPLE)[number];

/** Who may open what of theirs; somebody else of the same role never may, except an admin. */
const MAY: Readonly<Record<LinkType, readonly Person[]>> = {
  campaign: ['brand', 'store', 'bizman', 'admin', 'acting'],
  deal: ['brand', 'store', 'bizman', 'admin', 'acting'],
  proof: ['brand', 'store', 'bizman', 'admin', 'acting'],
  order: ['brand', 'store', 'bizman', 'admin', 'acting'],
  notification: ['store'],
  adspace: ['brand', 'store', 'bizman', 'admin', 'acting'],
  shop: ['store', 'bizman', 'admin', 'acting'],
};

let t: Trade;

/** A brand's request for a wall of the shop. */
async function book(brand: BrandSide, store: Store): Promise<string> {
  const [space_id, id] = [newId(), newId()];
  const rate = { price_per_day_paise: 10_000 };
  const wall = { kind: 'wall', title: 'Side wall', width_cm: 300, height_cm: 200, ...rate };
  const space = { id: space_id, shop_id: store.shopId, ...wall };
  await t.command('ad_space_create', space, { actor: store.owner });
  const days = [3, 5].map((later) => addDays(istDay(t.clock.ms), later));
  const [starts_on, ends_on] = days;
  const quote = `/rest/v1/ad_spaces/${space_id}/quote?starts_on=${starts_on}&ends_on=${ends_on}`;
  const { total_paise } = (await t.get(quote, { actor: brand.owner })).body;
  const input = { id, space_id, starts_on, ends_on, brief: 'Our poster', total_paise };
  const booked = await t.command('booking_request', input, { actor: brand.owner });
  expect(booked.status).toBe(200);
  return id;
}

const ids = {} as Record<LinkType, string>;
const own = {} as Record<Person, { actor: Actor; headers?: Record<string, string> }>;
const others = {} as Record<Exclude<Person, 'admin' | 'acting'>, Actor>;

beforeAll(async () => {
  t = await startTrade();
});
beforeAll(async () => {
  const bizman = await t.person('bizman');
  const brand = await t.brand();
  const campaign = await t.launch(brand);
  const store = await t.store({ salesperson_id: bizman.uid });
  const [deal = ''] = await t.offer(campaign.id, brand, [store]);
  await t.command('deal_accept', { id: deal }, { actor: store.owner });
  const proof = await proofSteps(t).submit(store, deal);
  const sold = await t.sell(brand);
  const placed = await t.place(store, [t.line(sold)]);
  const [order] = placed.body.orders as { id: string }[];
  const notification = newId();
  await t.asSystem((tx) =>
    tx.insert(notifications).values({
      id: notification,
      profile_id: store.owner.uid,
      type: 'deal_offered',
      payload: { deal_id: deal },
    }),
  );
  const shop = store.shopId;
  Object.assign(ids, {
    campaign: campaign.id,
    deal,
    proof: proof.id,
    order: order?.id,
    notification,
    adspace: await book(brand, store),
    shop,
  });
  Object.assign(own, {
    brand: { actor: brand.owner },
    store: { actor: store.owner },
    bizman: { actor: bizman },
    admin: { actor: await t.person('admin') },
    acting: { actor: bizman, headers: { 'x-acting-shop': shop } },
  });
  Object.assign(others, {
    brand: (await t.brand()).owner,
    store: (await t.store()).owner,
    bizman: await t.person('bizman'),
  });
});
afterAll(() => t.close());

const open = (type: LinkType, id: string, sent: object) =>
  t.get(`/rest/v1/${READS[type][0]}/${id}`, sent);

/** What is told of it, without the number of the request. */
async function refusal(type: LinkType, id: string, sent: object) {
  const { status, body } = await open(type, id, sent);
  const { requestId: _, ...rest } = body;
  return { status, ...rest };
}

describe.each(LINK_TYPES)('a link to a %s', (type) => {
  const missing = { status: 404, code: 'PGRST116' };
  const words = `${READS[type][1]} not found or you do not have access`;

  it('opens for those it concerns', async () => {
    const opened: Person[] = [];
    for (const person of PEOPLE) {
      const { status } = await open(type, ids[type], own[person]);
      if (status === 200) opened.push(person);
    }
    expect(opened).toEqual(MAY[type]);
  });

  it('is for everybody else as if there were nothing, in the very same words', async () => {
    for (const actor of Object.values(others)) {
      const hidden = await refusal(type, ids[type], { actor });
      expect(hidden).toMatchObject({ ...missing, message: words });
      expect(await refusal(type, newId(), { actor })).toEqual(hidden);
    }
  });

  it('opens for nobody who is signed out, and never with an id that is none', async () => {
    expect((await open(type, ids[type], {})).status).toBe(401);
    const { actor } = own.store;
    for (const id of ['1', '%3Cscript%3E', "'%20or%201=1", 'x'.repeat(2000)]) {
      expect((await open(type, id, { actor })).body.code, id).toBe('VALIDATION_FAILED');
    }
  });
});

it('a brand’s link to a shop shows its profile, and to no shop the same nothing', async () => {
  const read = (id: string, actor: Actor) => t.get(`/rest/v1/shop_profiles/${id}`, { actor });
  expect((await read(ids.shop, others.brand)).status).toBe(200);
  const words = 'Shop not found or you do not have access';
  expect((await read(newId(), others.brand)).body).toMatchObject({ message: words });
  expect((await read(ids.shop, others.store)).body).toMatchObject({ message: words });
});

it('the link of a live campaign is an offer to the shops it is meant for, once each', async () => {
  const side = await t.brand();
  const aimed = await t.launch(side, { areas: ['Bandra'], slots: 1 });
  const [near, late, far] = [await t.store(), await t.store(), await t.store({ area: 'Pune' })];
  const follow = (actor: Actor, campaign_id = aimed.id) =>
    t.command('deal_offer', { campaign_id }, { actor });
  const [first, again] = await Promise.all([follow(near.owner), follow(near.owner)]);
  expect(first.body).toMatchObject({ status: 'offered', shop_id: near.shopId });
  expect(again.body.id).toBe(first.body.id);
  expect((await follow(near.owner)).body.id).toBe(first.body.id);
  expect((await open('campaign', aimed.id, { actor: near.owner })).status).toBe(200);

  const draft = newId();
  await t.command('campaign_create', { id: draft, title: 'Not yet told' }, { actor: side.owner });
  const none = { code: 'PGRST116', message: 'Campaign not found or you do not have access' };
  expect((await follow(far.owner)).body).toMatchObject(none);
  expect((await follow(near.owner, draft)).body).toMatchObject(none);
  expect((await follow(near.owner, newId())).body).toMatchObject(none);
  for (const actor of [others.brand, others.bizman]) {
    expect((await follow(actor)).body.code).toBe('FORBIDDEN');
  }
  await t.command('deal_accept', { id: first.body.id }, { actor: near.owner });
  expect((await follow(late.owner)).body.code).toBe('CAMPAIGN_FULL');
  expect((await follow(near.owner)).body).toMatchObject({ status: 'accepted' });
});
