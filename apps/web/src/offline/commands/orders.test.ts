import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { dependentsOf } from '@/offline/outbox/dependents';
import { startEditing } from '@/offline/outbox/editing';
import { enqueue, listPending } from '@/offline/outbox/outbox';
import { arrivedSince, type CachedCart, cartAnswer, EMPTY_CART } from '@/offline/read/cached-cart';
import { storedWithPending, storeWithPending, withPendingOn } from '@/offline/read/pending-answers';
import { putAnswer } from '@/offline/read/put-answers';
import { storedAnswer } from '@/offline/read/stored-answers';
import { pickReady } from '@/offline/send/pick-ready';
import { settle } from '@/offline/send/settle';
import { newPerson } from '@/offline/test/new-person';

const SHOP = 's-1';
const CHANCE = { nowMs: () => 1, random: () => 0 };
const REFUSED = { outcome: 'refused', problem: { code: 'CART_CHANGED' } } as const;
const ORDER = {
  id: 'o-1',
  shop_id: SHOP,
  lines: [{ variant_id: 'v-1', quantity: 3, price_paise: 8_000 }],
  payment: 'upi',
  delivery: { address: '12 Hill Road', pin_code: '400050', slot: 'evening' },
};

const put = (id: string, variant_id: string, quantity: number) =>
  enqueue({
    id,
    type: 'cart_set',
    data: { shop_id: SHOP, variant_id, quantity },
  });
const kept = async () => (await storedAnswer<CachedCart>(cartAnswer(SHOP)))?.content ?? EMPTY_CART;
const shown = async () => (await withPendingOn(cartAnswer(SHOP), await kept())).wanted;

async function itemOf(id: string) {
  const item = (await listPending()).find((one) => one.id === id);
  if (!item) throw new Error(`${id} does not wait`);
  return item;
}

describe('a cart changed without a network', () => {
  it('shows the last word on each pack, says it once, and keeps it when it has arrived', async () => {
    const { database, personId } = await newPerson();
    await putAnswer(cartAnswer(SHOP), { cart: null, wanted: {} });
    await put('k-1', 'v-1', 2);
    await put('k-2', 'v-1', 3);
    await put('k-3', 'v-2', 5);
    expect(await shown()).toEqual({ 'v-1': 3, 'v-2': 5 });
    const waiting = await listPending();
    expect(waiting.map(({ id }) => id)).toEqual(['k-2', 'k-3']);
    expect(pickReady(waiting, personId, 1)).toHaveLength(2);

    const output = { variant_id: 'v-1', quantity: 3 };
    await settle(database, [{ kind: 'done', item: await itemOf('k-2'), output }], CHANCE);
    expect((await kept()).wanted).toEqual({ 'v-1': 3 });
    // An answer asked for before that may not know of it; a later one does.
    const answer = await storedAnswer<CachedCart>(cartAnswer(SHOP));
    const arrivedAt = CHANCE.nowMs();
    expect(arrivedSince(answer, arrivedAt - 1)).toEqual({ 'v-1': 3 });
    expect(arrivedSince(answer, arrivedAt + 1)).toEqual({});
    expect(arrivedSince(undefined, 0)).toEqual({});
    await settle(
      database,
      [{ kind: 'trouble', item: await itemOf('k-3'), trouble: REFUSED }],
      CHANCE,
    );
    expect(await shown()).toEqual({ 'v-1': 3 });
  });

  it('is never missing from an answer, however a command arrives while that is taken in', async () => {
    const { database } = await newPerson();
    const name = cartAnswer(SHOP);
    const askedAt = CHANCE.nowMs();
    const takeIn = () =>
      storeWithPending<CachedCart>(name, (before) => ({
        cart: null,
        wanted: arrivedSince(before, askedAt),
      }));
    await put('k-1', 'v-1', 4);
    const item = await itemOf('k-1');
    const arrive = () => settle(database, [{ kind: 'done', item }], CHANCE);
    // The server was asked before it knew of the line, three times over.
    const [before, , after] = await Promise.all([takeIn(), arrive(), takeIn()]);
    const late = await takeIn();
    for (const { wanted } of [before, after, late]) expect(wanted).toEqual({ 'v-1': 4 });
    expect(await kept()).toMatchObject({ wanted: { 'v-1': 4 } });
    expect((await storedWithPending(name, EMPTY_CART))?.content.wanted).toEqual({ 'v-1': 4 });
  });

  it('is found on this device with what waits, and is nothing where there is neither', async () => {
    await newPerson();
    const name = cartAnswer(SHOP);
    expect(await storedWithPending(name, EMPTY_CART)).toBeUndefined();
    await put('k-1', 'v-1', 2);
    const found = await storedWithPending(name, EMPTY_CART);
    expect(found?.content).toEqual({ cart: null, wanted: { 'v-1': 2 } });
  });

  it('is another shop’s nothing', async () => {
    await newPerson();
    await put('k-1', 'v-1', 2);
    expect((await withPendingOn(cartAnswer('s-2'), EMPTY_CART)).wanted).toEqual({});
  });
});

describe('an order placed without a network', () => {
  it('goes when a line before it was refused, and holds up no line after it when it is refused', async () => {
    const { database, personId } = await newPerson();
    const refuse = async (id: string) => {
      const item = await itemOf(id);
      await settle(database, [{ kind: 'trouble', item, trouble: REFUSED }], CHANCE);
    };
    const ready = async () => pickReady(await listPending(), personId, 1).map(({ id }) => id);
    await put('k-1', 'v-1', 3);
    await enqueue({ id: 'o-1', type: 'order_place', data: ORDER, dependsOn: ['k-1'] });
    await enqueue({
      id: 'k-2',
      type: 'cart_set',
      data: { shop_id: SHOP, variant_id: 'v-2', quantity: 1 },
      dependsOn: ['o-1'],
    });
    expect(await ready()).toEqual(['k-1']);
    await refuse('k-1');
    expect(await ready()).toEqual(['o-1']);
    const waiting = await listPending();
    expect(dependentsOf(await itemOf('k-1'), waiting)).toEqual([]);
    await refuse('o-1');
    expect(await ready()).toEqual(['k-2']);
  });

  it('takes its lines out of the cart, and gives them and the form back when it is refused', async () => {
    const { database, personId } = await newPerson();
    await put('k-1', 'v-1', 3);
    await enqueue({ id: 'o-1', type: 'order_place', data: ORDER, dependsOn: ['k-1'] });
    await enqueue({ id: 'o-1', type: 'order_place', data: ORDER });
    const waiting = await listPending();
    expect(waiting).toHaveLength(2);
    expect(pickReady(waiting, personId, 1).map(({ id }) => id)).toEqual(['k-1']);
    expect(await shown()).toEqual({ 'v-1': 0 });
    await settle(database, [{ kind: 'done', item: await itemOf('k-1') }], CHANCE);
    await settle(
      database,
      [{ kind: 'trouble', item: await itemOf('o-1'), trouble: REFUSED }],
      CHANCE,
    );
    expect(await shown()).toEqual({ 'v-1': 3 });
    await startEditing('o-1');
    expect(await shown()).toEqual({ 'v-1': 3 });
    expect(await listPending()).toMatchObject([{ state: 'editing', data: ORDER }]);
  });
});
