import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import { expect, it, vi } from 'vitest';
import { tell } from './events';
import { discardItems, enqueue } from './outbox';
import { setQueueFlag } from './queue-flag';
import { newPerson } from './test/new-person';
import { watchWaiting } from './watch-queue';

it('a form opened again knows that a change to its row waits, and when it waits no more', async () => {
  const { database } = await newPerson();
  const change = { type: 'shop_update', data: { id: 's-1', area: 'Mahim' } };
  const { id } = await enqueue(change);
  const told: boolean[] = [];
  const stop = watchWaiting('shops:s-1', (isWaiting) => told.push(isWaiting));
  const others: boolean[] = [];
  const stopOthers = watchWaiting('shops:s-2', (isWaiting) => others.push(isWaiting));
  await vi.waitFor(() => expect([told.at(-1), others.at(-1)]).toEqual([true, false]));
  await discardItems([id]);
  await vi.waitFor(() => expect(told.at(-1)).toBe(false));

  // What was refused is not shown in the form, so there is nothing to mark.
  const refused = await enqueue(change);
  await database.pendingUploads.update(refused.id, { state: 'needs_attention' });
  stop();
  const again: boolean[] = [];
  const stopAgain = watchWaiting('shops:s-1', (isWaiting) => again.push(isWaiting));
  await vi.waitFor(() => expect(again).toEqual([false]));
  stopAgain();
  stopOthers();
});

it('looks for itself when something changed, whatever the quick mark says', async () => {
  await newPerson();
  const told: boolean[] = [];
  const stop = watchWaiting('shops:s-1', (isWaiting) => told.push(isWaiting));
  await vi.waitFor(() => expect(told).toEqual([false]));
  await enqueue({ type: 'shop_update', data: { id: 's-1', area: 'Mahim' } });
  // As another reading leaves it that began before there was anything.
  setQueueFlag(false);
  tell({ type: 'queue.changed' });
  tell({ type: 'queue.changed' });
  await vi.waitFor(() => expect(told).toContain(true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told.slice(1).every(Boolean)).toBe(true);
  stop();
});
