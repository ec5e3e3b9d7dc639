import { type Actor, DAY_MS, HOUR_MS } from '@chowk/domain/kernel';
import type { Notification } from '@chowk/domain/notifications';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalStore } from '../../../test/local-store';
import { type Market, startMarket } from '../../../test/market';
import { type ProofSteps, proofSteps } from '../../../test/proofs';
import { withActor } from '../../db';
import { shops } from '../../db/schema/businesses';
import { notifications } from '../../db/schema/notifications';
import { realtimeEvents } from '../../db/schema/runner';
import { newId } from '../../new-id';
import { OFFER_JOB } from '../campaigns';
import { dealJobs } from '../deals';
import { matureEarnings } from '../earnings';
import { proofJobs } from '../proofs';

type Person = Actor & { uid: string };

let t: Market;
let steps: ProofSteps;
let admin: Person;
let stranger: Person;
beforeAll(async () => {
  t = await startMarket();
  steps = proofSteps(t);
  admin = await t.person('admin');
  stranger = await t.person('retailer');
});
afterAll(() => t.close());

async function listOf(actor: Person, query = ''): Promise<Notification[]> {
  const { status, body } = await t.get(`/rest/v1/notifications${query}`, { actor });
  expect(status).toBe(200);
  return body.items as Notification[];
}

/** Newest first, of those told since the last look. */
async function news(actor: Person): Promise<string[]> {
  const items = await listOf(actor, '?state=unread&limit=100');
  const [newest] = items;
  if (newest) await t.command('notification_mark_all_read', { up_to: newest.id }, { actor });
  return items.map(({ type }) => type);
}

/** As the queue runs it. */
async function work(name: string, data: Record<string, unknown> = {}): Promise<void> {
  const job = [...dealJobs(t.ports), ...proofJobs(t.ports)].find((each) => each.name === name);
  const handle = await job?.handler();
  await handle?.({ id: newId(), data, attempt: 1, signal: new AbortController().signal });
}

const countsOf = async (actor: Person) =>
  (await t.get('/rest/v1/notification_counts', { actor })).body;

const run = async (name: string, input: unknown, actor: Person) => {
  const answer = await t.command(name, input, { actor });
  expect([name, answer.status, answer.body.code]).toEqual([name, 200, undefined]);
  return answer.body;
};

describe('who is told what', () => {
  it('follows a deal from the offer to the money, each side its own', async () => {
    const side = await t.brand();
    const store = await t.store({ area: 'Powai' });
    const { id } = await t.launch(side, { areas: ['Powai'], slots: 2 });
    await work(OFFER_JOB, { campaignId: id });
    const [offered] = await listOf(store.owner);
    const dealId = String(offered?.payload.deal_id);
    expect(offered).toMatchObject({
      type: 'deal_offered',
      kind: 'deals',
      link: `/deal/${dealId}`,
      payload: { campaign_title: 'Diwali counter', payout_paise: 20_000 },
      seen: false,
      read_at: null,
    });
    expect(await news(side.owner)).toEqual([]);
    await news(store.owner);

    t.clock.ms += 2 * DAY_MS + 13 * HOUR_MS;
    for (let i = 0; i < 2; i++) await work('deal.remind');
    expect(await news(store.owner)).toEqual(['deal_expiring']);

    await run('deal_accept', { id: dealId }, store.owner);
    expect(await news(side.owner)).toEqual(['deal_accepted']);
    const due = (await t.dealRow(dealId)).due_at?.getTime() ?? 0;
    t.clock.ms = due - 20 * HOUR_MS;
    await Promise.all([work('deal.remind'), work('deal.remind')]);
    expect(await news(store.owner)).toEqual(['deal_due_soon']);

    const first = await steps.submit(store, dealId);
    await run('proof_reject', { id: first.id, reason: 'blurred' }, admin);
    const [rejected] = await listOf(store.owner, '?kind=proofs');
    expect(rejected).toMatchObject({
      type: 'proof_rejected',
      link: `/proof/${first.id}`,
      payload: { reason: 'blurred' },
    });
    const second = await steps.submit(store, dealId);
    t.clock.ms += 40 * HOUR_MS;
    await work('proofs.remind-review');
    expect(await news(admin)).toEqual(['review_due']);
    await run('proof_approve', { id: second.id }, admin);
    expect(await news(store.owner)).toEqual(['proof_approved', 'proof_rejected']);

    t.clock.ms += 30 * DAY_MS;
    await matureEarnings(t.ports);
    const [payable] = await listOf(store.owner, '?kind=money');
    expect(payable).toMatchObject({ type: 'earning_payable', link: '/earnings' });
    expect(payable?.payload).toMatchObject({ count: 1, amount_paise: expect.any(Number) });
    await matureEarnings(t.ports);
    expect(await news(store.owner)).toEqual(['earning_payable']);
    expect(await news(stranger)).toEqual([]);
  });

  it('says in time that places and money are running out, once', async () => {
    const side = await t.brand(1_20_000);
    const { id } = await t.launch(side, { slots: 5 });
    const stores = await t.stores(5);
    const deals = await t.offer(id, side, stores);
    const accepted: string[] = [];
    for (const [i, dealId] of deals.entries()) {
      await run('deal_accept', { id: dealId }, stores[i]?.owner as Person);
      accepted.push(...(await news(side.owner)));
    }
    const low = accepted.filter((type) => type.endsWith('_low'));
    expect(low).toEqual(['campaign_funds_low', 'campaign_slots_low']);
    const { items } = (await t.get('/rest/v1/notifications?limit=100', { actor: side.owner }))
      .body as { items: Notification[] };
    expect(items.find(({ type }) => type === 'campaign_slots_low')?.payload).toMatchObject({
      left: 1,
      slots: 5,
    });
  });

  it('tells the owner what their business manager did, and the manager nothing of theirs', async () => {
    const bizman = await t.person('bizman');
    const store = await t.store();
    await t.asSystem((tx) =>
      tx.update(shops).set({ salesperson_id: bizman.uid }).where(eq(shops.id, store.shopId)),
    );
    const consent = { shop_id: store.shopId, kind: 'profile', is_granted: true };
    await run('shop_consent_update', consent, store.owner);
    const headers = { 'x-acting-shop': store.shopId };
    const input = { id: store.shopId, area: 'Khar', version: 1 };
    const done = await t.command('shop_update', input, { actor: bizman, headers });
    expect(done.body.code).toBeUndefined();
    expect(await listOf(store.owner)).toMatchObject([
      { type: 'bizman_action', kind: 'account', payload: { action: 'shop_update' } },
    ]);
    const asked = await t.get('/rest/v1/notifications', { actor: bizman, headers });
    expect([asked.status, asked.body.code]).toEqual([403, 'ACTING_REFUSED']);
    expect(await listOf(bizman)).toEqual([]);
  });
});

describe('marks', () => {
  let asha: Person;
  let ids: string[];

  beforeAll(async () => {
    asha = await t.person('retailer');
    ids = Array.from({ length: 14 }, newId).sort();
    const payload = { kind: 'money', topup_id: newId(), amount_paise: 100 };
    await t.asSystem((tx) =>
      tx
        .insert(notifications)
        .values(ids.map((id) => ({ id, profile_id: asha.uid, type: 'topup_confirmed', payload }))),
    );
  });

  it('are counted as far as a badge shows', async () => {
    expect(await countsOf(asha)).toEqual({ unseen: 10, unread: 14 });
    expect(await countsOf(stranger)).toMatchObject({ unseen: 0 });
  });

  it('are set once, by whom they belong to, however often they are sent', async () => {
    const [first = '', second = ''] = ids;
    const key = newId();
    for (let i = 0; i < 2; i++) {
      const sent = { actor: asha, key };
      await t.command('notification_mark_seen', { ids: [first, second, newId()] }, sent);
    }
    await run('notification_mark_seen', { ids: [first] }, asha);
    await run('notification_mark_seen', { ids: [first] }, stranger);
    const read = await run('notification_mark_read', { id: first }, asha);
    t.clock.ms += HOUR_MS;
    expect((await run('notification_mark_read', { id: first }, asha)).read_at).toBe(read.read_at);
    const forged = await t.command('notification_mark_read', { id: second }, { actor: stranger });
    const missing = await t.command('notification_mark_read', { id: newId() }, { actor: asha });
    expect(forged.body).toMatchObject({
      code: 'PGRST116',
      message: 'Notification not found or you do not have access',
    });
    expect([missing.status, missing.body.message]).toEqual([forged.status, forged.body.message]);
    const looked = await t.get(`/rest/v1/notifications/${second}`, { actor: stranger });
    expect([looked.status, looked.body.message]).toEqual([404, forged.body.message]);
    expect(await countsOf(asha)).toEqual({ unseen: 10, unread: 13 });
  });

  it('of all reach as far as what was on the screen, and not one’s neighbour', async () => {
    const tenth = ids[9] ?? '';
    await run('notification_mark_all_read', { up_to: ids.at(-1) }, stranger);
    expect(await run('notification_mark_all_read', { up_to: tenth }, asha)).toEqual({
      unseen: 4,
      unread: 4,
    });
    const unread = await listOf(asha, '?state=unread');
    expect(unread.map(({ id }) => id)).toEqual(ids.slice(10).reverse());
    expect(await listOf(asha, '?state=read&kind=deals')).toEqual([]);
    const paged = await t.get('/rest/v1/notifications?limit=3', { actor: asha });
    const next = await t.get(`/rest/v1/notifications?limit=3&cursor=${paged.body.nextCursor}`, {
      actor: asha,
    });
    expect((next.body.items as Notification[])[0]?.id).toBe(ids.at(-4));
  });

  it('are refused when they are no ids, too many, or nobody’s', async () => {
    const many = Array.from({ length: 101 }, newId);
    for (const given of [[], ['<script>'], many]) {
      const answer = await t.command('notification_mark_seen', { ids: given }, { actor: asha });
      expect(answer.status).toBe(400);
    }
    expect((await t.get('/rest/v1/notifications?kind=all', { actor: asha })).status).toBe(400);
    for (const path of ['notifications', 'notification_counts', 'push_key', 'quiet_hours']) {
      expect((await t.get(`/rest/v1/${path}`)).status).toBe(401);
    }
    expect((await t.command('notification_mark_seen', { ids })).status).toBe(401);
  });

  it('reach a phone with the next pull, and its other screens at once', async () => {
    const phone = openLocalStore(t, asha);
    await phone.pullAll(5);
    expect(phone.sorted('notifications')).toHaveLength(14);
    await run('notification_mark_all_read', { up_to: ids.at(-1) }, asha);
    await phone.pullAll(5);
    const kept = phone.sorted('notifications') as Notification[];
    expect(kept.filter(({ read_at }) => read_at === null)).toEqual([]);
    const theirs = openLocalStore(t, stranger);
    await theirs.pullAll(5);
    expect(theirs.sorted('notifications')).toEqual([]);
    const events = await t.asSystem((tx) =>
      tx
        .select()
        .from(realtimeEvents)
        .where(eq(realtimeEvents.audience, `person:${asha.uid}`)),
    );
    expect(events.at(-1)).toMatchObject({ type: 'notification.marked' });
    await t.asSystem((tx) =>
      tx.execute(sql`update notifications set created_at = now() - interval '31 days'
        where profile_id = ${asha.uid}::uuid`),
    );
    const fresh = openLocalStore(t, asha);
    await fresh.pullAll(5);
    expect(fresh.sorted('notifications')).toEqual([]);
  });

  it('are all row security lets a person write, and only on their own', async () => {
    const [id = ''] = ids;
    const touched = await withActor(t.db, stranger, 'write', (tx) =>
      tx.execute(sql`update notifications set seen = false where id = ${id}::uuid returning id`),
    );
    expect(touched).toEqual([]);
    const insert = withActor(t.db, asha, 'write', (tx) =>
      tx.insert(notifications).values({
        id: newId(),
        profile_id: asha.uid,
        type: 'payout_paid',
        payload: {},
      }),
    );
    await expect(insert).rejects.toThrow();
  });
});
