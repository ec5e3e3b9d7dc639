import { DAY_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../../test/world/market';
import { listMoneyFaults } from '../../../../test/world/money-faults';
import { GSTIN_HERE, startTrade, type Trade } from '../../../../test/world/trade';
import { isMoneyOwed } from '../../../db/money-owed';
import { shelfPhoto } from '../../../images/test/scenes';
import { closeWindows } from './close-windows';

let t: Trade;
let side: BrandSide;
let admin: Store['owner'];
beforeAll(async () => {
  t = await startTrade();
  [side, admin] = [await t.seller(GSTIN_HERE), await t.person('admin')];
});
// Whatever a case did, the books must add up when it is done.
afterAll(async () => {
  expect(await listMoneyFaults(t.db)).toEqual([]);
  await t.close();
});

const TOTAL = 84_000;
const run = (name: string, input: unknown, actor: Store['owner']) =>
  t.command(name, input, { actor });
const sums = async (store: Store, id: string) => [await t.owedTo(store), await t.heldFor(id)];

async function delivered(payment = 'earnings') {
  const store = await t.store();
  if (payment === 'earnings') await t.earn(store, TOTAL);
  const sold = await t.sell(side);
  const placed = await t.place(store, [t.line(sold, 10)], { payment });
  const id = (placed.body.orders as { id: string }[])[0]?.id ?? '';
  for (const step of ['order_confirm', 'order_dispatch']) await run(step, { id }, side.owner);
  const answer = await run('order_deliver', { id }, side.owner);
  return { store, sold, id, answer };
}

let scene = 5_000;
async function photoOf(id: string, actor: Store['owner'], name = `${id}-${scene}.jpg`) {
  const answer = await t.request(`/storage/v1/object/order-photos/${name}`, {
    method: 'POST',
    body: new Uint8Array(await shelfPhoto(scene++, 320, 240)),
    actor,
  });
  return { path: name, answer };
}

const read = (path: string, actor: Store['owner']) =>
  t.request(`/storage/v1/object/order-photos/${path}`, { actor });

const NOTE = 'Two cartons are missing';
async function disputed(payment = 'earnings') {
  const order = await delivered(payment);
  const { path } = await photoOf(order.id, order.store.owner);
  const input = { id: order.id, problem: 'missing', note: NOTE, photo_paths: [path] };
  const answer = await run('order_dispute', input, order.store.owner);
  return { ...order, path, input, answer };
}

async function typesOf(id: string, actor: Store['owner']) {
  const { body } = await t.get('/rest/v1/notifications?kind=orders&limit=100', { actor });
  const items = body.items as { type: string; link: string; payload: Record<string, unknown> }[];
  const of = items.filter(({ payload }) => payload.order_id === id);
  expect(of.every(({ link }) => link === `/order/${id}`)).toBe(true);
  return of.map(({ type }) => type);
}

describe('goods the brand calls delivered', () => {
  it('pay it nothing yet; the shop’s word does, at once and once', async () => {
    const before = await t.walletOf(side);
    const { store, id, answer } = await delivered();
    expect(answer.body).toMatchObject({
      status: 'delivered',
      payment_state: 'paid',
      dispute: null,
    });
    const until = Date.parse(String(answer.body.receive_by));
    expect(until - t.clock.ms).toBeGreaterThanOrEqual(3 * DAY_MS - 1);
    expect(until - t.clock.ms).toBeLessThan(4 * DAY_MS);
    expect([...(await sums(store, id)), (await t.walletOf(side)) - before]).toEqual([0, TOTAL, 0]);
    expect(await typesOf(id, store.owner)).toContain('order_delivered');
    expect(await t.asSystem((tx) => isMoneyOwed(tx, store.owner.uid))).toBe(true);

    for (const other of [side.owner, admin, (await t.store()).owner]) {
      expect((await run('order_receive', { id }, other)).body.code).toMatch(/FORBIDDEN|PGRST116/);
    }
    expect(await t.heldFor(id)).toBe(TOTAL);
    const received = await run('order_receive', { id }, store.owner);
    expect(received.body).toMatchObject({ status: 'completed', payment_state: 'paid' });
    expect((await t.walletOf(side)) - before).toBe(TOTAL);
    // Said twice, or after the clock has said it: the same answer, and no second payment.
    expect((await run('order_receive', { id }, store.owner)).body.status).toBe('completed');
    expect((await t.walletOf(side)) - before).toBe(TOTAL);
    expect(await typesOf(id, side.owner)).toContain('order_received');
  });

  it('are paid by a job when the window has passed without a word, and not a moment before', async () => {
    const before = await t.walletOf(side);
    const { store, id, answer } = await delivered();
    const now = t.clock.ms;
    t.clock.ms = Date.parse(String(answer.body.receive_by));
    expect(await closeWindows(t.ports)).toBe(0);
    expect(await t.heldFor(id)).toBe(TOTAL);
    t.clock.ms += 1;
    expect(await closeWindows(t.ports)).toBe(1);
    expect(await closeWindows(t.ports)).toBe(0);
    t.clock.ms = now;
    expect((await t.walletOf(side)) - before).toBe(TOTAL);
    for (const who of [store.owner, side.owner]) {
      expect(await typesOf(id, who)).toContain('order_window_closed');
    }
    const late = { id, problem: 'not_arrived', note: NOTE };
    expect((await run('order_dispute', late, store.owner)).body.code).toBe('WRONG_STATE');
  });

  it('cannot be confirmed, disputed or photographed before they are delivered', async () => {
    const store = await t.store();
    const placed = await t.place(store, [t.line(await t.sell(side), 1)]);
    const id = (placed.body.orders as { id: string }[])[0]?.id ?? '';
    expect((await run('order_receive', { id }, store.owner)).body.code).toBe('WRONG_STATE');
    const input = { id, problem: 'not_arrived', note: NOTE };
    expect((await run('order_dispute', input, store.owner)).body.code).toBe('WRONG_STATE');
    expect((await photoOf(id, store.owner)).answer.status).toBe(409);
  });
});

describe('a problem a shop reports', () => {
  it('keeps the money on hold whatever the clock says, and is shown to both sides', async () => {
    const before = await t.walletOf(side);
    const { store, id, path, answer } = await disputed();
    expect(answer.body).toMatchObject({
      status: 'disputed',
      dispute: { problem: 'missing', note: NOTE, photos: [path], answer: null, closed_at: null },
    });
    const now = t.clock.ms;
    t.clock.ms += 30 * DAY_MS;
    await closeWindows(t.ports);
    t.clock.ms = now;
    expect([await t.heldFor(id), (await t.walletOf(side)) - before]).toEqual([TOTAL, 0]);
    expect(await typesOf(id, side.owner)).toContain('order_disputed');
    expect(await typesOf(id, admin)).toContain('order_dispute_opened');
    for (const who of [store.owner, side.owner, admin]) {
      expect((await read(path, who)).status).toBe(200);
    }
    for (const who of [(await t.store()).owner, (await t.seller()).owner]) {
      expect((await read(path, who)).status).toBe(404);
    }
    expect(await t.asSystem((tx) => isMoneyOwed(tx, side.owner.uid))).toBe(true);
  });

  it('needs a photo of this very order, but for goods that never came', async () => {
    const { store, id } = await delivered();
    const report = (values: object) =>
      run('order_dispute', { id, problem: 'damaged', note: NOTE, ...values }, store.owner);
    expect((await report({})).body.details).toMatchObject({
      fields: [{ path: 'photo_paths', rule: 'required' }],
    });
    const elsewhere = await disputed();
    for (const path of [elsewhere.path, `${id}-1.jpg`]) {
      const refused = await report({ photo_paths: [path] });
      expect(refused.body.details).toMatchObject({
        fields: [{ path: 'photo_paths.0', rule: 'not_uploaded' }],
      });
    }
    const stranger = await t.store();
    expect((await photoOf(id, stranger.owner)).answer.status).toBe(404);
    expect((await photoOf(id, side.owner)).answer.status).toBe(403);
    expect(
      (await run('order_dispute', { id, problem: 'not_arrived', note: NOTE }, stranger.owner)).body
        .code,
    ).toBe('PGRST116');
    const told = await report({ problem: 'not_arrived' });
    expect(told.body.status).toBe('disputed');
    expect((await report({ problem: 'not_arrived' })).body.code).toBe('WRONG_STATE');
  });

  it('is answered once by its brand and by nobody else', async () => {
    const { store, id } = await disputed();
    const say = (actor: Store['owner'], answer = 'We sent all of them') =>
      run('order_dispute_answer', { id, answer }, actor);
    for (const other of [store.owner, admin, (await t.seller()).owner]) {
      expect((await say(other)).body.code).toMatch(/FORBIDDEN|PGRST116/);
    }
    expect((await say(side.owner)).body.dispute).toMatchObject({ answer: 'We sent all of them' });
    expect((await say(side.owner, 'Or not')).body.code).toBe('WRONG_STATE');
    expect(await typesOf(id, store.owner)).toContain('order_dispute_answered');
    expect(await t.heldFor(id)).toBe(TOTAL);
  });

  it.each([
    ['brand', 0, 'paid'],
    ['shop', 24_000, 'paid'],
    ['shop', TOTAL, 'refunded'],
  ])(
    'decided for the %s gives back %i and the rest to the brand, once',
    async (in_favour_of, refund_paise, payment_state) => {
      const before = await t.walletOf(side);
      const { store, id } = await disputed();
      const decision = { id, in_favour_of, refund_paise, reason: 'The photo shows it' };
      for (const other of [store.owner, side.owner]) {
        expect((await run('order_dispute_decide', decision, other)).body.code).toBe('FORBIDDEN');
      }
      const decided = await run('order_dispute_decide', decision, admin);
      expect(decided.body).toMatchObject({
        status: 'completed',
        payment_state,
        refunded_paise: refund_paise,
        dispute: { in_favour_of, refund_paise, reason: 'The photo shows it' },
      });
      expect(await sums(store, id)).toEqual([refund_paise, 0]);
      expect((await t.walletOf(side)) - before).toBe(TOTAL - refund_paise);
      expect((await run('order_dispute_decide', decision, admin)).body.code).toBe('WRONG_STATE');
      for (const who of [store.owner, side.owner]) {
        expect(await typesOf(id, who)).toContain('order_dispute_decided');
      }
    },
  );

  it('cannot give back more than is held, nothing to the shop, or something in the brand’s favour', async () => {
    const { id } = await disputed();
    const refund = async (in_favour_of: string, refund_paise: number) =>
      (
        await run(
          'order_dispute_decide',
          { id, in_favour_of, refund_paise, reason: 'Because' },
          admin,
        )
      ).body.code;
    expect(await refund('shop', TOTAL + 1)).toBe('VALIDATION_FAILED');
    expect(await refund('shop', 0)).toBe('VALIDATION_FAILED');
    expect(await refund('brand', 1)).toBe('VALIDATION_FAILED');
    expect(await t.heldFor(id)).toBe(TOTAL);
  });

  it('is over when the shop says that all has come after all', async () => {
    const before = await t.walletOf(side);
    const { store, id } = await disputed();
    const received = await run('order_receive', { id }, store.owner);
    expect(received.body).toMatchObject({ status: 'completed', dispute: { in_favour_of: null } });
    expect((received.body.dispute as { closed_at: string | null }).closed_at).not.toBeNull();
    expect((await t.walletOf(side)) - before).toBe(TOTAL);
  });

  it('is a record where we hold no money: nothing is refunded by us', async () => {
    const before = await t.walletOf(side);
    const { store, id } = await disputed('on_delivery');
    const decide = (refund_paise: number) =>
      run(
        'order_dispute_decide',
        { id, in_favour_of: 'shop', refund_paise, reason: 'Missing' },
        admin,
      );
    expect((await decide(1)).body.code).toBe('VALIDATION_FAILED');
    expect((await decide(0)).body).toMatchObject({ status: 'completed', payment_state: 'paid' });
    expect([...(await sums(store, id)), await t.walletOf(side)]).toEqual([0, 0, before]);
  });
});

it('stands in the team’s queue, first come first, is searched and paged, and for nobody else', async () => {
  const list = (query: string, actor = admin) =>
    t.get(`/rest/v1/order_disputes?${query}`, { actor });
  const one = await disputed('on_delivery');
  t.clock.ms += 1_000;
  const two = await disputed('on_delivery');
  const idsIn = (body: Record<string, unknown>) =>
    (body.items as { id: string }[]).map((x) => x.id);
  const all = idsIn((await list('limit=100')).body);
  expect(all.indexOf(one.id)).toBeLessThan(all.indexOf(two.id));
  expect(all.indexOf(one.id)).toBeGreaterThanOrEqual(0);
  const first = await list('limit=1');
  const next = await list(`limit=1&cursor=${first.body.nextCursor}`);
  expect([...idsIn(first.body), ...idsIn(next.body)]).toEqual(all.slice(0, 2));
  expect(idsIn((await list(`search=${two.id}`)).body)).toEqual([two.id]);
  const forged = Buffer.from(JSON.stringify(['no time', two.id])).toString('base64url');
  expect((await list(`cursor=${forged}`)).body.code).toBe('BAD_CURSOR');
  const decision = { id: one.id, in_favour_of: 'brand', refund_paise: 0, reason: 'All there' };
  await run('order_dispute_decide', decision, admin);
  expect(idsIn((await list('limit=100')).body)).not.toContain(one.id);
  expect(idsIn((await list('is_open=false')).body)[0]).toBe(one.id);
  for (const other of [one.store.owner, side.owner]) {
    expect((await list('', other)).body.code).toBe('FORBIDDEN');
  }
});

it('two words at once are one: money moves once', async () => {
  const before = await t.walletOf(side);
  const { store, id } = await delivered();
  const answers = await Promise.all([
    run('order_receive', { id }, store.owner),
    run('order_dispute', { id, problem: 'not_arrived', note: NOTE }, store.owner),
    run('order_receive', { id }, store.owner),
  ]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  if ((await t.heldFor(id)) > 0) await run('order_receive', { id }, store.owner);
  expect([await t.heldFor(id), (await t.walletOf(side)) - before]).toEqual([0, TOTAL]);
});
