import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { enqueue } from '@/offline/outbox/outbox';
import { offlineDatabase } from '@/offline/store/database';
import { deleteDatabase } from '@/offline/store/delete-database';
import { write } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';
import { findUnsentWork } from './find-unsent-work';
import { deleteLockedWork, type SealedRow, writeLockedWork } from './locked-work';

const locked = (id: string): SealedRow => ({
  id,
  sealed: 's',
  nonce: new Uint8Array(),
  bytes: new ArrayBuffer(),
});

it('counts the unsent work of everyone who used this device, locked or not, and reveals nothing else', async () => {
  const nothing = { isAny: false, count: undefined };
  expect(await findUnsentWork()).toEqual(nothing);
  const { personId } = await newPerson();
  expect(await findUnsentWork()).toEqual(nothing);
  await writeLockedWork('asha', [locked('q-1'), locked('q-2'), locked('blob:b-1')]);
  expect(await findUnsentWork()).toEqual({ isAny: true, count: 2 });
  await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
  expect(await findUnsentWork()).toEqual({ isAny: true, count: 3 });

  // Photos of a proof not submitted yet: there is work, but no number to show.
  await writeLockedWork('ravi', [locked('draft:proof:d-1'), locked('blob:b-2')]);
  expect(await findUnsentWork()).toEqual({ isAny: true, count: undefined });
  await Promise.all(['asha', 'ravi'].map(deleteLockedWork));
  await write(await offlineDatabase(personId), ['pendingUploads'], (tables) =>
    tables.pendingUploads.clear(),
  );
  expect(await findUnsentWork()).toEqual(nothing);
  await deleteDatabase(personId);
  expect(await indexedDB.databases()).toEqual([]);
});
