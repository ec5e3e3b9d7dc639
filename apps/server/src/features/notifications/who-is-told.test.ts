import { type Actor, DAY_MS, HOUR_MS } from '@chowk/domain/kernel';
import type { Notification } from '@chowk/domain/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, startMarket } from '../../../test/world/market';
import { type ProofSteps, proofSteps } from '../../../test/world/proofs';
import { shops } from '../../db/schema/businesses';
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
