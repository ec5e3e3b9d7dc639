import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it, vi } from 'vitest';
import { emit } from '@/offline/store/events';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';
import { discardItems, enqueue } from './outbox';
import { setQueueFlag } from './queue-flag';
import { type ChangeState, watchChange } from './watch-queue';

it('an open form learns that a change to its row is pending, and when it is not any more', async () => {
  const { database } = await newPerson();
  const change = { type: 'shop_update', data: { id: 's-1', area: 'Mahim' } };
  const { id } = await enqueue(change);
  const told: ChangeState[] = [];
  const stop = watchChange('shops:s-1', (state) => told.push(state));
  const others: ChangeState[] = [];
  const stopOthers = watchChange('shops:s-2', (state) => others.push(state));
  await vi.waitFor(() => expect([told.at(-1), others.at(-1)]).toEqual(['waiting', 'none']));
  await discardItems([id]);
  await vi.waitFor(() => expect(told.at(-1)).toBe('none'));

  // A refused command is not shown in the form, nor is one saved behind it while being sent.
  const refused = await enqueue(change);
  await changeRow(database, 'pendingUploads', refused.id, { state: 'needs_attention' });
  await enqueue({ ...change, data: { id: 's-1', area: 'Sion' } });
  stop();
  const again: ChangeState[] = [];
  const stopAgain = watchChange('shops:s-1', (state) => again.push(state));
  // Each change of the queue is told; none of them says anything else.
  await vi.waitFor(() => expect(new Set(again)).toEqual(new Set(['refused'])));
  stopAgain();
  stopOthers();
});

it('reads the queue after a change, whatever the quick flag says', async () => {
  await newPerson();
  const told: ChangeState[] = [];
  const stop = watchChange('shops:s-1', (state) => told.push(state));
  await vi.waitFor(() => expect(told).toEqual(['none']));
  await enqueue({ type: 'shop_update', data: { id: 's-1', area: 'Mahim' } });
  // As left by another read that started before anything was queued.
  setQueueFlag(false);
  emit({ type: 'queue.changed' });
  emit({ type: 'queue.changed' });
  await vi.waitFor(() => expect(told).toContain('waiting'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told.slice(1)).not.toContain('none');
  stop();
});
