import { DAY_MS } from '@chowk/domain/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BrandSide,
  type Market,
  SHOP_POSITION,
  type Store,
  startMarket,
} from '../../../test/market';
import { type ProofSteps, proofSteps } from '../../../test/proofs';
import { shelfPhoto } from '../../images/test/scenes';

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

describe('a proof that is sent', () => {
  it('moves its deal, says where it was taken, and is seen by both sides', async () => {
    const { store, dealId } = await steps.accepted(side);
    const sent = await steps.submit(store, dealId, { notes: 'By the till' });
    expect(sent.body).toMatchObject({
      id: sent.id,
      attempt: 1,
      status: 'pending',
      deal_status: 'submitted',
      verdict: 'pass',
      fence_m: 100,
      photos: [{ path: sent.path, is_blurred: false }],
    });
    const deal = await t.dealRow(dealId);
    expect(deal).toMatchObject({
      status: 'submitted',
      proof_urls: [sent.path],
      proof_meta: { notes: 'By the till', uploaded_by: store.owner.uid },
      due_at: null,
    });
    const read = async (actor: Store['owner']) =>
      (await t.get(`/rest/v1/proofs/${sent.id}`, { actor })).body;
    expect(await read(store.owner)).toEqual(sent.body);
    expect(await read(side.owner)).toEqual(sent.body);
    expect((await read((await t.store()).owner)).code).toBe('PGRST116');
    expect((await read((await t.brand()).owner)).code).toBe('PGRST116');
    expect((await caseOf(sent.id)).risk).toBe(0);
    const closed = await t.get(`/rest/v1/proof_cases/${sent.id}`, { actor: store.owner });
    expect(closed.body.code).toBe('FORBIDDEN');
    const again = steps.input(dealId, [sent.path]);
    const send = (input: object) => t.command('proof_submit', input, { actor: store.owner });
    expect((await send(again)).body.code).toBe('WRONG_STATE');
    expect((await send({ ...again, id: sent.id })).body).toEqual(sent.body);
  });

  it('for another’s deal, with another’s photo or with too few is refused', async () => {
    const mine = await steps.accepted(side, { photos_needed: 2 });
    const theirs = await steps.accepted(side);
    const { path } = await steps.upload(mine.store, mine.dealId);
    const foreign = await steps.upload(theirs.store, theirs.dealId);
    const send = async (paths: string[], dealId = mine.dealId) =>
      (await t.command('proof_submit', steps.input(dealId, paths), { actor: mine.store.owner }))
        .body;
    expect((await send([path], theirs.dealId)).code).toBe('PGRST116');
    expect((await send([path])).details).toEqual({
      fields: [{ path: 'photo_paths', rule: 'min_array', params: { limit: 2 } }],
    });
    expect((await send([path, foreign.path])).details).toMatchObject({
      fields: [{ path: 'photo_paths.1', rule: 'not_uploaded' }],
    });
    expect((await send([path, path])).details).toMatchObject({
      fields: [{ path: 'photo_paths.1', rule: 'not_uploaded' }],
    });
    expect((await t.dealRow(mine.dealId)).status).toBe('accepted');
  });

  it.each([
    ['far away', { lat: 28.6, lng: 77.2, accuracy_m: 20 }, 'fail', 40],
    ['too vague', { ...SHOP_POSITION, accuracy_m: 900 }, 'unsure', 15],
    [
      'an old fix',
      { ...SHOP_POSITION, accuracy_m: 9, fixed_at: '2026-01-01T00:00:00Z' },
      'unsure',
      15,
    ],
    ['no fix', null, null, 15],
  ])('from %s is taken and labelled', async (_, fix, verdict, risk) => {
    const { store, dealId } = await steps.accepted(side);
    const fixed_at = new Date(t.clock.ms).toISOString();
    const sent = await steps.submit(store, dealId, { fix: fix && { fixed_at, ...fix } });
    expect(sent.body.verdict).toBe(verdict);
    expect((await caseOf(sent.id)).risk).toBe(risk);
  });

  it('whose photo says another place or time is looked at twice', async () => {
    const { store, dealId } = await steps.accepted(side);
    const photo = await sharp(await shelfPhoto(501, 320, 240))
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD2: { DateTimeOriginal: '2020:01:01 10:00:00' },
      })
      .jpeg()
      .toBuffer();
    const sent = await steps.submit(store, dealId, {}, photo);
    const shown = await caseOf(sent.id);
    expect(shown).toMatchObject({ risk: 20, verdict: 'pass' });
    expect(shown.photos).toMatchObject([{ exif: { camera: 'Phone' } }]);
  });

  it('is compared with every other shop’s and brand’s, as a file and as a picture', async () => {
    const photo = await shelfPhoto(600, 640, 480);
    const first = await steps.accepted(await t.brand());
    const original = await steps.submit(first.store, first.dealId, {}, photo);
    expect((await caseOf(original.id)).duplicates).toEqual([]);
    const second = await steps.accepted(side);
    const same = await steps.submit(second.store, second.dealId, {}, photo);
    expect(await caseOf(same.id)).toMatchObject({
      risk: 60,
      duplicates: [{ proof_id: original.id, is_exact: true, bits: 0, photo_path: original.path }],
    });
    const third = await steps.accepted(side);
    const copy = await sharp(photo)
      .resize(300)
      .modulate({ brightness: 1.1 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const near = await steps.submit(third.store, third.dealId, {}, copy);
    const shown = await caseOf(near.id);
    expect(shown.risk).toBe(40);
    const duplicates = shown.duplicates as { proof_id: string; is_exact: boolean }[];
    expect(new Set(duplicates.map((each) => each.proof_id))).toEqual(
      new Set([original.id, same.id]),
    );
    expect(duplicates.some((each) => each.is_exact)).toBe(false);
  });
});

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
    const dispute = (id: string, actor = store.owner) =>
      t.command('proof_dispute', { id, note: 'It is there, left' }, { actor });
    expect((await dispute(proofId, (await t.store()).owner)).body.code).toBe('PGRST116');
    expect((await dispute(proofId, side.owner)).body.code).toBe('FORBIDDEN');
    expect((await dispute(proofId)).body).toMatchObject({
      status: 'pending',
      deal_status: 'submitted',
      dispute_note: 'It is there, left',
    });
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
