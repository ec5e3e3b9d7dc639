import { DAY_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BrandSide,
  type Market,
  type Store,
  startMarket,
} from '../../../../test/world/market';
import { type ProofSteps, proofSteps } from '../../../../test/world/proofs';

let t: Market;
let side: BrandSide;
let admin: Store['owner'];
let steps: ProofSteps;
beforeAll(async () => {
  t = await startMarket();
  side = await t.brand(10_00_00_000);
  admin = await t.person('admin');
  steps = proofSteps(t);
});
afterAll(() => t.close());

const caseOf = async (id: string) =>
  (await t.get(`/rest/v1/proof_cases/${id}`, { actor: admin })).body;
const review = (name: string, input: object, actor = admin) => t.command(name, input, { actor });

describe('a decision', () => {
  it('to approve pays in the same moment, once, and only by an admin', async () => {
    const { store, dealId, proofId, campaign } = await steps.submitted(side);
    for (const actor of [store.owner, side.owner, await t.person('bizman')]) {
      expect((await review('proof_approve', { id: proofId }, actor)).body.code).toBe('FORBIDDEN');
    }
    expect(await t.owedTo(store)).toBe(0);
    const both = await Promise.all([1, 2].map(() => review('proof_approve', { id: proofId })));
    const codes = both.map(({ status, body }) => (status === 200 ? 'ok' : body.code));
    expect(codes.sort()).toEqual(['WRONG_STATE', 'ok']);
    const deal = await t.dealRow(dealId);
    expect([deal.status, deal.approved_at !== null]).toEqual(['approved', true]);
    const row = await t.campaignRow(campaign.id);
    expect([row.slots_taken, row.slots_done]).toEqual([1, 1]);
    expect(await t.owedTo(store)).toBeGreaterThan(0);
    expect(await t.holdOf(campaign.id)).toBe(campaign.holdPaise / 2);
    expect((await review('proof_reject', { id: proofId, reason: 'other' })).body.code).toBe(
      'WRONG_STATE',
    );
    const { body } = await t.get(`/rest/v1/campaigns/${campaign.id}/money`, { actor: side.owner });
    expect(body).toMatchObject({ earned_paise: campaign.holdPaise / 2 });
  });

  it('to reject says why, gives time to try again, and is disputed once', async () => {
    const { store, dealId, proofId } = await steps.submitted(side);
    const no = { id: proofId, reason: 'not_visible', note: 'Show the whole counter' };
    expect((await review('proof_reject', no, store.owner)).body.code).toBe('FORBIDDEN');
    expect((await review('proof_reject', no)).body).toMatchObject({
      status: 'rejected',
      deal_status: 'rejected_proof',
      reject_reason: 'not_visible',
    });
    expect((await t.dealRow(dealId)).due_at?.getTime()).toBeGreaterThan(t.clock.ms + DAY_MS);
    const why = async () =>
      (await t.get(`/rest/v1/deals/${dealId}`, { actor: store.owner })).body.reject_reason;
    expect(await why()).toBe('not_visible');
    const dispute = (id: string, actor = store.owner) =>
      t.command('proof_dispute', { id, note: 'It is there, left' }, { actor });
    expect((await dispute(proofId, (await t.store()).owner)).body.code).toBe('PGRST116');
    expect((await dispute(proofId, side.owner)).body.code).toBe('FORBIDDEN');
    expect((await dispute(proofId)).body).toMatchObject({
      status: 'pending',
      deal_status: 'submitted',
      dispute_note: 'It is there, left',
    });
    expect(await why()).toBeNull();
    expect((await caseOf(proofId)).risk).toBe(20);
    await review('proof_reject', no);
    expect((await dispute(proofId)).body.code).toBe('WRONG_STATE');
    const second = await steps.submit(store, dealId);
    expect(second.body).toMatchObject({ attempt: 2, deal_status: 'submitted' });
    expect((await caseOf(second.id)).shop_history).toMatchObject({ approved: 0, rejected: 1 });
    expect((await review('proof_approve', { id: second.id })).body.status).toBe('approved');
    const { body } = await t.get(`/rest/v1/proofs?deal_id=${dealId}`, { actor: store.owner });
    expect((body.items as { attempt: number }[]).map((each) => each.attempt)).toEqual([2, 1]);
  });

  it('is found by its campaign and its shop, as far as one sees it', async () => {
    const { store, proofId, campaign } = await steps.submitted(side);
    const found = async (actor: Store['owner'], search: string) => {
      const path = `/rest/v1/proofs?search=${encodeURIComponent(search)}`;
      return ((await t.get(path, { actor })).body.items as { id: string }[]).map(({ id }) => id);
    };
    const [seen] = (await t.get(`/rest/v1/proofs?campaign_id=${campaign.id}`, { actor: admin }))
      .body.items as { shop_name: string; campaign_title: string }[];
    expect(await found(admin, seen?.campaign_title ?? '')).toContain(proofId);
    expect(await found(store.owner, seen?.shop_name ?? '')).toEqual([proofId]);
    expect(await found(admin, 'no such shop')).toEqual([]);
    expect(await found((await t.store()).owner, seen?.shop_name ?? '')).toEqual([]);
  });

  it('in bulk takes what is plain and leaves the rest, each on its own', async () => {
    const plain = await steps.submitted(side);
    const done = await steps.submitted(side);
    await review('proof_approve', { id: done.proofId });
    const risky = await steps.accepted(side);
    const { id: riskyId } = await steps.submit(risky.store, risky.dealId, { fix: null });
    const ids = [riskyId, done.proofId, plain.proofId, plain.dealId];
    expect((await review('proof_review_bulk', { ids }, side.owner)).body.code).toBe('FORBIDDEN');
    expect((await review('proof_review_bulk', { ids })).body).toEqual({
      approved: [plain.proofId],
      refused: [
        { id: riskyId, code: 'WRONG_STATE' },
        { id: done.proofId, code: 'WRONG_STATE' },
        { id: plain.dealId, code: 'PGRST116' },
      ],
    });
    expect(await t.owedTo(plain.store)).toBeGreaterThan(0);
    expect(await t.owedTo(risky.store)).toBe(0);
  });

  it('that came late does not move the pay date', async () => {
    const { store, proofId } = await steps.submitted(side);
    const days = async () => {
      const { body } = await t.get('/rest/v1/earnings', { actor: store.owner });
      return (body.items as { payable_on: string }[])[0]?.payable_on;
    };
    const sentMs = t.clock.ms;
    t.clock.ms += 5 * DAY_MS;
    await review('proof_approve', { id: proofId });
    t.clock.ms = sentMs;
    const latest = new Date(sentMs + 9.25 * DAY_MS).toISOString().slice(0, 10);
    expect((await days()) ?? 'never').not.toBe('never');
    expect((await days()) ?? '').toSatisfy((day: string) => day <= latest);
  });
});

describe('an override', () => {
  it('of an approval reverses the money; approving again books it anew', async () => {
    const { store, dealId, proofId, campaign } = await steps.submitted(side);
    await review('proof_approve', { id: proofId });
    const owed = await t.owedTo(store);
    const override = (status: string, actor = admin) =>
      review('deal_override', { id: dealId, status, reason: 'Paid by mistake' }, actor);
    expect((await override('rejected_proof', side.owner)).body.code).toBe('FORBIDDEN');
    expect((await override('rejected_proof')).body).toMatchObject({
      status: 'rejected_proof',
      approved_at: null,
    });
    expect([await t.owedTo(store), await t.holdOf(campaign.id)]).toEqual([0, campaign.holdPaise]);
    const places = async () => {
      const { slots_taken, slots_done } = await t.campaignRow(campaign.id);
      return [slots_taken, slots_done];
    };
    expect(await places()).toEqual([1, 0]);
    expect((await override('rejected_proof')).body.code).toBe('WRONG_STATE');
    expect((await override('approved')).body.status).toBe('approved');
    expect([await t.owedTo(store), await places()]).toEqual([owed, [1, 1]]);
    expect((await override('cancelled')).body.status).toBe('cancelled');
    expect([await t.owedTo(store), await places()]).toEqual([0, [0, 0]]);
    const noReason = { id: dealId, status: 'accepted', reason: '' };
    expect((await review('deal_override', noReason)).body.code).toBe('VALIDATION_FAILED');
  });

  it('in a cancelled campaign gives back and takes again what the place costs', async () => {
    const { store, dealId, proofId, campaign } = await steps.submitted(side);
    await review('proof_approve', { id: proofId });
    await t.command('campaign_cancel', { id: campaign.id }, { actor: side.owner });
    const wallet = await t.walletOf(side);
    const override = (status: string) =>
      review('deal_override', { id: dealId, status, reason: 'Looked at again' });
    await override('cancelled');
    expect([await t.holdOf(campaign.id), await t.walletOf(side)]).toEqual([
      0,
      wallet + campaign.holdPaise / 2,
    ]);
    expect((await override('approved')).status).toBe(200);
    expect([await t.holdOf(campaign.id), await t.walletOf(side)]).toEqual([0, wallet]);
    expect(await t.owedTo(store)).toBeGreaterThan(0);
  });

  it('leaves nothing in the queue that needs no review', async () => {
    const { dealId, proofId } = await steps.submitted(side);
    const isQueued = async () => {
      const { body } = await t.get('/rest/v1/review_queue?limit=100', { actor: admin });
      return (body.items as { id: string }[]).some(({ id }) => id === proofId);
    };
    expect(await isQueued()).toBe(true);
    await review('deal_override', { id: dealId, status: 'cancelled', reason: 'Shop closed' });
    expect(await isQueued()).toBe(false);
  });
});

describe('the queue', () => {
  it('has the riskiest and oldest first, in pages, for admins alone', async () => {
    const far = {
      lat: 28.6,
      lng: 77.2,
      accuracy_m: 20,
      fixed_at: new Date(t.clock.ms).toISOString(),
    };
    for (const fix of [null, far, null, far]) {
      const { store, dealId } = await steps.accepted(side);
      t.clock.ms += 1_000;
      await steps.submit(store, dealId, { fix });
    }
    await steps.submitted(side);
    const seen: { id: string; risk: number; received_at: string }[] = [];
    for (let cursor = ''; ; ) {
      const query = `limit=2${cursor && `&cursor=${cursor}`}`;
      const { body } = await t.get(`/rest/v1/review_queue?${query}`, { actor: admin });
      seen.push(...(body.items as typeof seen));
      if (body.nextCursor === null) break;
      cursor = String(body.nextCursor);
    }
    expect(seen.length).toBeGreaterThan(4);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const sorted = [...seen].sort(
      (a, b) =>
        b.risk - a.risk || a.received_at.localeCompare(b.received_at) || (a.id < b.id ? -1 : 1),
    );
    expect(seen).toEqual(sorted);
    for (const actor of [side.owner, (await t.store()).owner]) {
      expect((await t.get('/rest/v1/review_queue', { actor })).body.code).toBe('FORBIDDEN');
    }
    const bad = await t.get('/rest/v1/review_queue?cursor=WzEsMiwzXQ', { actor: admin });
    expect(bad.body.code).toBe('BAD_CURSOR');
  });
});
