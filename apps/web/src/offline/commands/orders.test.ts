import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import type { CartLines } from '@chowk/domain/orders';
import { describe, expect, it } from 'vitest';
import { startEditing } from '@/offline/outbox/editing';
import { enqueue, listPending } from '@/offline/outbox/outbox';
import { applyPulled } from '@/offline/pull/pull';
import { dependentsOf, pickReady } from '@/offline/send/pick-ready';
import { settle } from '@/offline/send/settle';
import type { OfflineDatabase } from '@/offline/store/schema';
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
const OTHER = 's-2';

type Lines = Readonly<Record<string, number>>;

function cartOf(id: string, version: number, wanted: Lines = {}): CartLines {
  const lines = Object.entries(wanted).map(([variant_id, quantity]) => ({ variant_id, quantity }));
  return { id, version, lines };
}

/** The server's carts, as a pull returns them. */
async function pull(database: OfflineDatabase, ...rows: CartLines[]): Promise<void> {
  const page = { reset: false, gone: [], cursor: 'c', more: false };
  await applyPulled(database, 'carts', { ...page, rows: rows.map((row) => ({ ...row })) }, 1);
}

async function shown(database: OfflineDatabase, id = SHOP): Promise<Lines> {
  const { lines } = (await database.get('carts', id)) as CartLines;
  return Object.fromEntries(lines.map(({ variant_id, quantity }) => [variant_id, quantity]));
}

async function itemOf(id: string) {
  const item = (await listPending()).find((one) => one.id === id);
  if (!item) throw new Error(`${id} does not wait`);
  return item;
}

describe('a cart changed without a network', () => {
  it('shows the last quantity of each pack, queues it once, and keeps it after it has arrived', async () => {
    const { database, personId } = await newPerson();
    await pull(database, cartOf(SHOP, 1, { 'v-9': 1 }), cartOf(OTHER, 0));
    await put('k-1', 'v-1', 2);
    await put('k-2', 'v-1', 3);
    await put('k-3', 'v-2', 5);
    await put('k-4', 'v-9', 0);
    expect(await shown(database)).toEqual({ 'v-1': 3, 'v-2': 5 });
    expect(await shown(database, OTHER)).toEqual({});
    const waiting = await listPending();
    expect(waiting.map(({ id }) => id)).toEqual(['k-2', 'k-3', 'k-4']);
    expect(pickReady(waiting, personId, 1)).toHaveLength(3);

    const output = cartOf(SHOP, 2, { 'v-9': 1, 'v-1': 3 });
    await settle(database, [{ kind: 'done', item: await itemOf('k-2'), output }], CHANCE);
    expect(await shown(database)).toEqual({ 'v-1': 3, 'v-2': 5 });
    const failure = { kind: 'failure', item: await itemOf('k-3'), failure: REFUSED } as const;
    await settle(database, [failure], CHANCE);
    expect(await shown(database)).toEqual({ 'v-1': 3 });
  });

  it('is not undone by a page requested before the change arrived', async () => {
    const { database } = await newPerson();
    await pull(database, cartOf(SHOP, 1));
    await put('k-1', 'v-1', 4);
    const output = cartOf(SHOP, 2, { 'v-1': 4 });
    await settle(database, [{ kind: 'done', item: await itemOf('k-1'), output }], CHANCE);
    await pull(database, cartOf(SHOP, 1));
    expect(await shown(database)).toEqual({ 'v-1': 4 });
  });

  it('keeps what another phone did since, when the response is older than a pulled page', async () => {
    const { database } = await newPerson();
    await pull(database, cartOf(SHOP, 1));
    await put('k-1', 'v-1', 4);
    await pull(database, cartOf(SHOP, 3, { 'v-1': 4, 'v-2': 7 }));
    const output = cartOf(SHOP, 2, { 'v-1': 4 });
    await settle(database, [{ kind: 'done', item: await itemOf('k-1'), output }], CHANCE);
    expect(await shown(database)).toEqual({ 'v-1': 4, 'v-2': 7 });
  });
});

describe('an order placed without a network', () => {
  it('is sent even if a cart change before it was refused, and does not block changes after its own refusal', async () => {
    const { database, personId } = await newPerson();
    const refuse = async (id: string) => {
      const item = await itemOf(id);
      await settle(database, [{ kind: 'failure', item, failure: REFUSED }], CHANCE);
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

  it('takes its lines out of the cart, and restores them and the form when it is refused', async () => {
    const { database, personId } = await newPerson();
    await pull(database, cartOf(SHOP, 0));
    await put('k-1', 'v-1', 3);
    await enqueue({ id: 'o-1', type: 'order_place', data: ORDER, dependsOn: ['k-1'] });
    await enqueue({ id: 'o-1', type: 'order_place', data: ORDER });
    const waiting = await listPending();
    expect(waiting).toHaveLength(2);
    expect(pickReady(waiting, personId, 1).map(({ id }) => id)).toEqual(['k-1']);
    expect(await shown(database)).toEqual({});
    await settle(database, [{ kind: 'done', item: await itemOf('k-1') }], CHANCE);
    await settle(
      database,
      [{ kind: 'failure', item: await itemOf('o-1'), failure: REFUSED }],
      CHANCE,
    );
    expect(await shown(database)).toEqual({ 'v-1': 3 });
    await startEditing('o-1');
    expect(await shown(database)).toEqual({ 'v-1': 3 });
    expect(await listPending()).toMatchObject([{ state: 'editing', data: ORDER }]);
  });
});
