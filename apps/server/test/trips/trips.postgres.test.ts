import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../database';
import { type Calls, startCalls } from './calls';
import { type CountedWire, startCountedWire } from './counted-wire';
import { measureTrips } from './measure-trips';

let own: Awaited<ReturnType<typeof openTestDatabase>>;
let wire: CountedWire;
let t: Calls;
beforeAll(async () => {
  own = await openTestDatabase();
  wire = await startCountedWire(own.url ?? '');
  t = await startCalls(wire.url);
});
afterAll(async () => {
  await t.close();
  await wire.close();
  await own.close();
});

/** Statements and round trips. Fewer is better: then the new count is written down here. */
const COSTS: readonly (readonly [string, number, number])[] = [
  ['a session not seen', 3, 1],
  ['me_read', 5, 2],
  ['market_list', 3, 1],
  ['market_list, search', 5, 3],
  ['cart_set', 12, 2],
  ['cart_read', 7, 2],
  ['order_place', 17, 4],
  ['deals_list', 4, 3],
  ['deal_accept', 18, 8],
  ['proof_submit', 24, 19],
  ['notifications_list', 3, 1],
];

it.each(COSTS)('%s costs %i statements in %i round trips', async (name, statements, roundTrips) => {
  const call = t.calls.find((each) => each.name === name);
  if (!call) throw new Error(`No call ${name}`);
  expect(await measureTrips(wire, call)).toEqual({ statements, roundTrips });
});
