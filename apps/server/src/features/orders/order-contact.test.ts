import { DAY_MS, istDay } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandSide, Store } from '../../../test/world/market';
import { startTrade, type Trade } from '../../../test/world/trade';

let t: Trade;
let side: BrandSide;
let store: Store;
let id: string;
beforeAll(async () => {
  t = await startTrade();
  [side, store] = [await t.seller(), await t.store()];
  id = await ordered(store);
});
afterAll(() => t.close());

type Person = Store['owner'];

async function ordered(by: Store): Promise<string> {
  const { body } = await t.place(by, [t.line(await t.sell(side))]);
  const [order] = body.orders as { id: string }[];
  return order?.id ?? '';
}
const run = (name: string, input: unknown, actor: Person) => t.command(name, input, { actor });
const contact = async (actor: Person, headers = {}) =>
  (await t.get(`/rest/v1/orders/${id}/contact`, { actor, headers })).body;

describe('the supplier of an order', () => {
  it('is called at its business number, by the shop that ordered and by nobody else', async () => {
    expect(await contact(store.owner)).toEqual({ phone: null });
    const business_phone = '+919876543211';
    await run('profile_update', { phone: '+919876543219', business_phone }, side.owner);
    expect(await contact(store.owner)).toEqual({ phone: business_phone });
    const another = await t.store();
    expect((await contact(another.owner)).code).toBe('PGRST116');
    expect((await contact(await t.person('bizman'))).code).toBe('FORBIDDEN');
    expect((await contact(side.owner)).code).toBe('FORBIDDEN');
  });

  it('says when it means to deliver, and another day once the goods have left', async () => {
    const [yesterday, soon, later] = [-1, 2, 4].map((days) => istDay(t.clock.ms + days * DAY_MS));
    const past = await run('order_confirm', { id, expected_on: yesterday }, side.owner);
    expect(past.body.code).toBe('VALIDATION_FAILED');
    const confirmed = await run('order_confirm', { id, expected_on: soon }, side.owner);
    expect(confirmed.body).toMatchObject({ delivery: { pin_code: '400050', expected_on: soon } });
    const by = { id, expected_on: later };
    expect((await run('order_dispatch', by, store.owner)).body.code).toBe('FORBIDDEN');
    const sent = await run('order_dispatch', by, side.owner);
    expect(sent.body).toMatchObject({ status: 'dispatched', delivery: { expected_on: later } });
    const read = await t.get(`/rest/v1/orders/${id}`, { actor: store.owner });
    expect(read.body).toMatchObject({ delivery: { expected_on: later } });

    const silent = await ordered(store);
    const { body } = await run('order_confirm', { id: silent }, side.owner);
    expect(body.delivery).not.toHaveProperty('expected_on');
  });
});
