import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../../test/world/market';
import { listMoneyFaults } from '../../../../test/world/money-faults';
import { GSTIN_HERE, startTrade, type Trade } from '../../../../test/world/trade';
import { newId } from '../../../new-id';

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

interface Shown {
  readonly id: string;
  readonly items: readonly { readonly id: string }[];
}

const run = (name: string, input: unknown, actor: Store['owner']) =>
  t.command(name, input, { actor });

/** Ten pieces at ₹80 and 5 % tax: ₹840. */
const TOTAL = 84_000;
async function bought(payment: string, earnedPaise = 0) {
  const store = await t.store();
  if (earnedPaise > 0) await t.earn(store, earnedPaise);
  const sold = await t.sell(side);
  const placed = await t.place(store, [t.line(sold, 10)], { payment });
  const order = (placed.body.orders as Shown[] | undefined)?.[0];
  return { store, sold, placed, order, id: order?.id ?? '' };
}

const sums = async (store: Store, id: string) => [await t.owedTo(store), await t.heldFor(id)];
const reference = () => newId().replaceAll('-', '').slice(0, 20);
const pay = (id: string, bank_reference = reference(), actor = admin) =>
  run('order_payment_confirm', { id, bank_reference }, actor);

/** What somebody was told of one order, the latest first. */
async function toldOf(id: string, actor: Store['owner']) {
  const { body } = await t.get('/rest/v1/notifications?kind=orders&limit=100', { actor });
  const items = body.items as { type: string; link: string; payload: Record<string, unknown> }[];
  return items.filter(({ payload }) => payload.order_id === id);
}
const typesOf = async (id: string, actor: Store['owner']) =>
  (await toldOf(id, actor)).map(({ type }) => type);

const receive = (id: string, { owner }: Store) => run('order_receive', { id }, owner);

async function deliver(id: string) {
  await run('order_confirm', { id }, side.owner);
  await run('order_dispatch', { id }, side.owner);
  return run('order_deliver', { id }, side.owner);
}

describe('paid from approved earnings', () => {
  it('is held until the shop says that the goods arrived, then the brand’s', async () => {
    const before = await t.walletOf(side);
    const { store, id, placed } = await bought('earnings', 1_00_000);
    expect(placed.body.orders).toMatchObject([{ payment_state: 'paid', total_paise: TOTAL }]);
    expect(await sums(store, id)).toEqual([16_000, TOTAL]);
    expect((await deliver(id)).body.status).toBe('delivered');
    expect(await sums(store, id)).toEqual([16_000, TOTAL]);
    expect((await receive(id, store)).body.status).toBe('completed');
    expect(await sums(store, id)).toEqual([16_000, 0]);
    expect((await t.walletOf(side)) - before).toBe(TOTAL);
  });

  it('needs enough of them: otherwise nothing is ordered, and nothing taken', async () => {
    const { store, sold, placed } = await bought('earnings', TOTAL - 1);
    expect(placed.body).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      details: { available_paise: TOTAL - 1 },
    });
    expect(await t.owedTo(store)).toBe(TOTAL - 1);
    expect(await t.stockOf(sold)).toBe(100);
  });

  it('pays for two brands at once and is spent once by two orders at the same time', async () => {
    const store = await t.store();
    await t.earn(store, 10_000);
    await t.earn(store, 10_000);
    const [a, b] = [await t.sell(side), await t.sell(await t.seller())];
    const buy = () => t.place(store, [t.line(a, 1), t.line(b, 1)], { payment: 'earnings' });
    const answers = await Promise.all([buy(), buy()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await t.owedTo(store)).toBe(20_000 - 8_400 - 8_000);
  });

  it.each([
    ['cancelled', 'order_cancel'],
    ['rejected', 'order_reject'],
  ])('comes back when %s, to be spent again or paid out', async (_, command) => {
    const { store, sold, id } = await bought('earnings', TOTAL);
    const by = command === 'order_cancel' ? store.owner : side.owner;
    const ended = await run(command, { id, reason: 'Changed mind' }, by);
    expect(ended.body).toMatchObject({ payment_state: 'refunded', refunded_paise: TOTAL });
    expect(await sums(store, id)).toEqual([TOTAL, 0]);
    expect(await t.stockOf(sold)).toBe(100);
    const again = await t.place(store, [t.line(sold, 10)], { payment: 'earnings' });
    expect(again.status).toBe(200);
    expect(await t.owedTo(store)).toBe(0);
  });

  it('is paid out only as far as it was not spent', async () => {
    const { store } = await bought('earnings', 1_00_000);
    await run('payout_details_update', { upi_id: 'asha@okbank' }, store.owner);
    const totals = await t.get('/rest/v1/earning_totals', { actor: store.owner });
    expect(totals.body.payable_paise).toBe(16_000);
    const batch = newId();
    expect((await run('payout_batch_create', { id: batch }, admin)).status).toBe(200);
    const { body } = await t.get(`/rest/v1/payouts?batch_id=${batch}`, { actor: admin });
    expect(body.items).toMatchObject([{ amount_paise: 16_000 }]);
    expect(await t.owedTo(store)).toBe(0);
  });
});

describe('paid by UPI', () => {
  it('waits for the bank’s word, is held, and is the brand’s when the goods arrive', async () => {
    const before = await t.walletOf(side);
    const { store, id, placed } = await bought('upi');
    expect(placed.body.orders).toMatchObject([
      { payment_state: 'due', payment_reference: expect.stringMatching(/^CHK[0-9A-F]{32}$/) },
    ]);
    expect((await run('order_confirm', { id }, side.owner)).body.code).toBe('WRONG_STATE');
    expect((await pay(id, reference(), store.owner)).body.code).toBe('FORBIDDEN');
    // What the bank prints leads to the one order it pays.
    const printed = `CHK${id.replaceAll('-', '').toUpperCase()}`;
    const awaited = (query: string) =>
      t.get(`/rest/v1/orders?payment_state=due&${query}`, { actor: admin });
    const found = await awaited(`payment=upi&search=${printed}`);
    expect(found.body.items).toMatchObject([{ id, payment: 'upi', payment_reference: printed }]);
    expect((await awaited(`payment=on_delivery&search=${printed}`)).body.items).toEqual([]);
    const how = (actor: typeof store.owner) => t.get(`/rest/v1/orders/${id}/payment`, { actor });
    expect((await how(store.owner)).body).toMatchObject({
      amount_paise: TOTAL,
      upi_link: expect.stringContaining(`tr=CHK${id.replaceAll('-', '').toUpperCase()}`),
    });
    expect((await how(side.owner)).body.code).toBe('FORBIDDEN');
    expect((await how((await t.store()).owner)).body.code).toBe('PGRST116');
    const used = reference();
    expect((await pay(id, used)).body.payment_state).toBe('paid');
    expect((await how(store.owner)).body.code).toBe('WRONG_STATE');
    expect((await pay(id)).body.code).toBe('WRONG_STATE');
    const second = await bought('upi');
    expect((await pay(second.id, used)).body.code).toBe('REFERENCE_USED');
    expect(await sums(store, id)).toEqual([0, TOTAL]);
    expect((await deliver(id)).body.payment_state).toBe('paid');
    await receive(id, store);
    expect((await t.walletOf(side)) - before).toBe(TOTAL);
  });

  it('is paid by exactly what it costs, and both sides hear of it, nobody else', async () => {
    const { store, id } = await bought('upi');
    const payAs = (amount_paise: number, bank_reference: string) =>
      run('order_payment_confirm', { id, bank_reference, amount_paise }, admin);
    const used = reference();
    for (const amount of [TOTAL - 1, TOTAL + 1, 1]) {
      expect((await payAs(amount, used)).body).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: {
          fields: [{ path: 'amount_paise', rule: 'other_amount', params: { due_paise: TOTAL } }],
        },
      });
    }
    expect((await payAs(TOTAL + 0.5, used)).body.code).toBe('VALIDATION_FAILED');
    expect(await sums(store, id)).toEqual([0, 0]);
    expect(await typesOf(id, store.owner)).toEqual([]);
    expect(await typesOf(id, side.owner)).toEqual(['order_placed']);

    // What was refused has used up no reference.
    expect((await payAs(TOTAL, used)).body.payment_state).toBe('paid');
    expect(await sums(store, id)).toEqual([0, TOTAL]);
    expect(await toldOf(id, store.owner)).toMatchObject([
      { type: 'order_paid', link: `/order/${id}`, payload: { amount_paise: TOTAL } },
    ]);
    expect(await typesOf(id, side.owner)).toEqual(['order_paid', 'order_placed']);
    for (const other of [admin, (await t.store()).owner, (await t.seller()).owner]) {
      expect(await typesOf(id, other)).toEqual([]);
    }
  });

  it('comes back as money to be paid out, also when it arrives after the end', async () => {
    const paid = await bought('upi');
    await pay(paid.id);
    await run('order_cancel', { id: paid.id }, paid.store.owner);
    expect(await sums(paid.store, paid.id)).toEqual([TOTAL, 0]);
    const late = await bought('upi');
    const ended = await run('order_cancel', { id: late.id }, late.store.owner);
    expect(ended.body).toMatchObject({ payment_state: 'none', refunded_paise: 0 });
    expect((await pay(late.id)).body.payment_state).toBe('refunded');
    expect(await sums(late.store, late.id)).toEqual([TOTAL, 0]);
    // The brand has nothing to do with it any more.
    expect(await typesOf(late.id, late.store.owner)).toEqual(['order_paid_late']);
    expect(await typesOf(late.id, side.owner)).toEqual(['order_cancelled', 'order_placed']);
    expect((await pay(late.id)).body.code).toBe('WRONG_STATE');
  });
});

describe('sent in part', () => {
  it('pays back what is missing, restocks it, and settles the rest', async () => {
    const before = await t.walletOf(side);
    const { store, sold, id, order } = await bought('earnings', TOTAL);
    const item_id = order?.items[0]?.id;
    const confirm = (quantity: number, item = item_id) =>
      run('order_confirm', { id, short: [{ item_id: item, quantity }] }, side.owner);
    expect((await confirm(11)).body.code).toBe('VALIDATION_FAILED');
    expect((await confirm(0)).body.code).toBe('VALIDATION_FAILED');
    expect((await confirm(4, newId())).body.code).toBe('VALIDATION_FAILED');
    expect((await confirm(4)).body).toMatchObject({
      status: 'confirmed',
      taxable_paise: 32_000,
      cgst_paise: 800,
      total_paise: 33_600,
      refunded_paise: 50_400,
      items: [{ ordered: 10, quantity: 4 }],
    });
    expect(await sums(store, id)).toEqual([50_400, 33_600]);
    expect(await t.stockOf(sold)).toBe(96);
    await run('order_dispatch', { id }, side.owner);
    await run('order_deliver', { id }, side.owner);
    await receive(id, store);
    expect((await t.walletOf(side)) - before).toBe(33_600);
  });

  it('gives back the rest when the rest is called off too', async () => {
    const { store, sold, id, order } = await bought('earnings', TOTAL);
    const short = [{ item_id: order?.items[0]?.id, quantity: 1 }];
    await run('order_confirm', { id, short }, side.owner);
    const ended = await run('order_cancel', { id }, store.owner);
    expect(ended.body).toMatchObject({ payment_state: 'refunded', refunded_paise: TOTAL });
    expect(await sums(store, id)).toEqual([TOTAL, 0]);
    expect(await t.stockOf(sold)).toBe(100);
  });
});

it('paid on delivery moves nothing in the books', async () => {
  const before = await t.walletOf(side);
  const { store, id } = await bought('on_delivery');
  expect((await pay(id)).body.code).toBe('WRONG_STATE');
  expect((await deliver(id)).body).toMatchObject({ status: 'delivered', payment_state: 'paid' });
  expect(await sums(store, id)).toEqual([0, 0]);
  expect((await receive(id, store)).body).toMatchObject({ status: 'completed' });
  expect(await t.walletOf(side)).toBe(before);
});
