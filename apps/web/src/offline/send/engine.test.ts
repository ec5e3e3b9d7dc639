import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { enqueue } from '@/offline/outbox/outbox';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';
import { createEngine, type EnginePorts } from './engine';

/** A request without a network would fail the test. */
function offlinePorts(personId: string): EnginePorts {
  const never = () => Promise.reject(new Error('There is no network'));
  return {
    personId: () => personId,
    sessionMark: () => 'session',
    isDeviceOffline: () => true,
    nowMs: () => 1,
    random: () => 0,
    sendBatch: never,
    uploadPhoto: never,
    listReceipts: never,
  };
}

it('an item interrupted by a killed browser is pending again, also without a network', async () => {
  const { database, personId } = await newPerson();
  const { id } = await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
  await changeRow(database, 'pendingUploads', id, { state: 'sending' });
  const engine = createEngine(database, personId, offlinePorts(personId));
  await expect
    .poll(() => database.get('pendingUploads', id))
    .toMatchObject({ state: 'queued', retryCount: 1 });
  engine.stop();
});
