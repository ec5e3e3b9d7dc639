import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import type { Order } from '@chowk/domain/orders';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editQueued } from '@/app/shell/edit-queued';
import { sendCommand } from '@/commands/send-command';
import { disputeOrderRef, receiveOrderRef } from '@/features/orders/orders.queries';
import { disputeDraft } from '@/offline/commands/orders';
import { enqueue, listPending } from '@/offline/outbox/outbox';
import { storeBlob } from '@/offline/photos/blobs';
import { cachedRow } from '@/offline/read/device-rows';
import { pickReady } from '@/offline/send/pick-ready';
import { settle } from '@/offline/send/settle';
import { put } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';

const ID = 'o-1';
const CHANCE = { nowMs: () => 1, random: () => 0 };
const ORDER = { id: ID, status: 'delivered', total_paise: 84_000 } as Order;
const REPORT = { id: ID, problem: 'damaged', note: 'Wet carton' } as const;

const receive = () => sendCommand(receiveOrderRef, { id: ID }, { queue: { subject: 'Surya' } });

async function offline(order: Order = ORDER) {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  const person = await newPerson();
  await put(person.database, 'orders', order);
  return person;
}
const shown = async () => (await cachedRow<Order>('orders', ID))?.content.status;
afterEach(() => vi.unstubAllGlobals());

describe('"all received" without a network', () => {
  it('waits, is shown as done, is said once, and stays so when it has arrived', async () => {
    const { database } = await offline();
    expect(await receive()).toEqual({ kind: 'waiting' });
    // Pressed in another tab too.
    await enqueue({ type: 'order_receive', data: { id: ID } });
    const waiting = await listPending();
    expect(waiting).toMatchObject([{ type: 'order_receive', data: { id: ID }, subject: 'Surya' }]);
    expect(await shown()).toBe('completed');
    const [item] = waiting;
    const output = { ...ORDER, status: 'completed' };
    if (item) await settle(database, [{ kind: 'done', item, output }], CHANCE);
    expect(await listPending()).toEqual([]);
    expect(await shown()).toBe('completed');
  });

  it('does not bring an order back that is over', async () => {
    await offline({ ...ORDER, status: 'cancelled' });
    await receive();
    expect(await shown()).toBe('cancelled');
  });
});

describe('a problem reported without a network', () => {
  async function reported() {
    const person = await offline();
    const blobId = await storeBlob(disputeDraft(ID), new Blob(['wet']));
    const photos = [{ blobId, path: `${ID}-1.jpg` }];
    const report = { ...REPORT, photo_paths: photos.map(({ path }) => path) };
    const blobs = photos.map((photo) => ({ bucket: 'order-photos' as const, ...photo }));
    const queue = { subject: 'Surya', fromDraft: disputeDraft(ID), blobs };
    const outcome = await sendCommand(disputeOrderRef, report, { queue });
    expect(outcome).toEqual({ kind: 'waiting' });
    const [item] = await listPending();
    if (!item) throw new Error('nothing waits');
    return { ...person, item, blobId };
  }

  it('waits with its photos, is shown, and goes after nothing else said of the order', async () => {
    const { item, blobId, personId } = await reported();
    expect(item).toMatchObject({
      type: 'order_dispute',
      data: { ...REPORT, photo_paths: [`${ID}-1.jpg`] },
      blobs: [{ id: blobId, bucket: 'order-photos', path: `${ID}-1.jpg` }],
    });
    expect(await shown()).toBe('disputed');
    await receive();
    // Of one order in the order they were said.
    const ready = pickReady(await listPending(), personId, 1);
    expect(ready.map(({ type }) => type)).toEqual(['order_dispute']);
  });

  it('is edited on the page of its order, and not shown meanwhile', async () => {
    const { item } = await reported();
    const places: unknown[] = [];
    const navigate = async ({ to, params }: { to?: unknown; params?: unknown }) =>
      void places.push([to, params]);
    await editQueued(item, navigate as Parameters<typeof editQueued>[1]);
    expect(places).toEqual([['/order/$id', { id: ID }]]);
    expect(await listPending()).toMatchObject([{ state: 'editing', blobs: item.blobs }]);
    expect(await shown()).toBe('delivered');
  });
});
