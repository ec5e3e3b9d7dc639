import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPostgres } from '../../../test/database';
import { startTrade, type Trade } from '../../../test/world/trade';
import { newId } from '../../new-id';

/** The embedded database has one connection, so there is no race on it to be lost. */
const BUYERS = isPostgres ? 1_000 : 60;
const UNITS = isPostgres ? 50 : 10;
/** A thousand commands; on a busy machine they take their time. */
const LIMIT_MS = 2 * MINUTE_MS;

let t: Trade;
beforeAll(async () => {
  t = await startTrade();
});
afterAll(() => t.close());

const codesOf = (answers: readonly { status: number; body: Record<string, unknown> }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'sold' : body.code));
const count = (codes: readonly unknown[], wanted: string) =>
  codes.filter((code) => code === wanted).length;

it(
  `sells ${UNITS} pieces to ${BUYERS} buyers at once, one each, and not one more`,
  async () => {
    const wanted = await t.sell(await t.seller(), { stock: UNITS });
    const buyers = await t.stores(BUYERS);
    const codes = codesOf(
      await Promise.all(buyers.map((buyer) => t.place(buyer, [t.line(wanted)]))),
    );
    expect(count(codes, 'sold')).toBe(UNITS);
    expect(count(codes, 'CART_CHANGED')).toBe(BUYERS - UNITS);
    expect(await t.stockOf(wanted)).toBe(0);
    const rows = await t.db.execute('select sum(quantity)::int as n from product_order_items');
    expect(Number(rows[0]?.n)).toBe(UNITS);
  },
  LIMIT_MS,
);

it('counts two lines of one product as one, whoever comes first, and waits in no circle', async () => {
  const side = await t.seller();
  const [a, b] = [await t.sell(side, { stock: 15 }), await t.sell(side, { stock: 15 })];
  const buyers = await t.stores(20);
  const codes = codesOf(
    await Promise.all(
      buyers.map((buyer, i) => {
        // Half of them ask in the other order: locked as they come, two would wait for each other.
        const pair = i % 2 ? [a, b] : [b, a];
        return t.place(
          buyer,
          [...pair, pair[0] ?? a].map((each) => t.line(each)),
        );
      }),
    ),
  );
  const sold = count(codes, 'sold');
  expect(sold + count(codes, 'CART_CHANGED')).toBe(20);
  const left = [await t.stockOf(a), await t.stockOf(b)];
  expect(left[0] ?? -1).toBeGreaterThanOrEqual(0);
  expect(left[1] ?? -1).toBeGreaterThanOrEqual(0);
  expect(30 - (left[0] ?? 0) - (left[1] ?? 0)).toBe(3 * sold);
  // Nobody goes away empty who could have been served: what is left is too little for their kind.
  for (const [i, needs] of [
    [1, 2],
    [2, 1],
  ].entries()) {
    const isRefused = codes.some((code, buyer) => code !== 'sold' && buyer % 2 === i);
    const isEnough = needs.every((pieces, which) => (left[which] ?? 0) >= pieces);
    expect([i, isRefused && isEnough]).toEqual([i, false]);
  }
});

it('places a checkout once, however often the button is pressed', async () => {
  const wanted = await t.sell(await t.seller(), { stock: 5 });
  const buyer = await t.store();
  const id = newId();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => t.place(buyer, [t.line(wanted, 2)], { id })),
  );
  const orders = answers.map(({ body }) => (body.orders as { id: string }[])[0]?.id);
  expect(new Set(orders).size).toBe(1);
  expect(await t.stockOf(wanted)).toBe(3);
  const stranger = await t.place(await t.store(), [t.line(wanted, 2)], { id });
  expect(stranger.body.code).toBe('ALREADY_EXISTS');
});

it('gives the stock of an order back once, however often it is called off', async () => {
  const wanted = await t.sell(await t.seller(), { stock: 5 });
  const buyer = await t.store();
  const placed = await t.place(buyer, [t.line(wanted, 4)]);
  const [order] = placed.body.orders as { id: string }[];
  const codes = codesOf(
    await Promise.all(
      [1, 2, 3].map(() => t.command('order_cancel', { id: order?.id }, { actor: buyer.owner })),
    ),
  );
  expect([count(codes, 'sold'), count(codes, 'WRONG_STATE')]).toEqual([1, 2]);
  expect(await t.stockOf(wanted)).toBe(5);
});
