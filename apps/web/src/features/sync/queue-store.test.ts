import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDevice } from '@/offline/custody/clear-device';
import { deleteLockedWork, writeLockedWork } from '@/offline/custody/locked-work';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { emit } from '@/offline/store/events';
import { newPerson } from '@/offline/test/new-person';
import { queueStore } from './queue-store';

let personId = '';
let stop = () => {};

beforeEach(async () => {
  ({ personId } = await newPerson());
});
afterEach(() => stop());

describe('what the bar says of what waits', () => {
  it('does not say that all is sent while work is locked, and says so once it is open', async () => {
    await writeLockedWork(personId, [
      { id: 'q-1', sealed: 's', nonce: new Uint8Array(), bytes: new ArrayBuffer() },
    ]);
    stop = queueStore.subscribe(() => undefined);
    await vi.waitFor(() => expect(queueStore.read().isLocked).toBe(true));
    await deleteLockedWork(personId);
    emit({ type: 'queue.changed' });
    await vi.waitFor(() => expect(queueStore.read()).toMatchObject({ isLocked: false, items: [] }));
  });

  it('says nothing to whoever signs in until their own was read, whoever was here before', async () => {
    stop = queueStore.subscribe(() => undefined);
    await vi.waitFor(() => expect(queueStore.read().isRead).toBe(true));
    await clearDevice(personId);
    stop();
    await newPerson();
    stop = queueStore.subscribe(() => undefined);
    expect([queueStore.read().isRead, hasQueue()]).toEqual([false, true]);
    await vi.waitFor(() => expect([queueStore.read().isRead, hasQueue()]).toEqual([true, false]));
  });
});
