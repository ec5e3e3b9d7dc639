import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it, vi } from 'vitest';
import { readSnapshot, readSnapshots, storeNow } from '@/offline/cache/snapshots';
import { offlineDatabase } from '@/offline/store/database';
import { deleteDatabase } from '@/offline/store/delete-database';
import type { SyncedRow } from '@/offline/store/schema';
import { hasDatabase } from '@/offline/store/stores';
import { put } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';
import { makeOldStore } from '@/offline/test/old-store';
import { signIn } from '@/offline/test/signed-in';
import type { PageCursor } from './cached-page';
import { cachedRange, cachedRow, cachedRows } from './device-rows';

function row(id: string, status: string): SyncedRow & { status: string } {
  return { id, status, _base: { id }, _syncedAt: 7 };
}

function openDeals(place: PageCursor = {}, values = ['offered', 'accepted']) {
  return cachedRange('deals', { index: 'status', values, place, size: 2 });
}

it('reads one page of the wanted rows, newest first, without the engine’s own fields', async () => {
  const { database } = await newPerson();
  const states = ['offered', 'declined', 'accepted', 'offered'];
  await put(database, 'deals', ...states.map((status, place) => row(`d-${place}`, status)));
  const first = await openDeals();
  expect(first).toEqual({
    savedAt: 7,
    content: {
      items: [
        { id: 'd-3', status: 'offered' },
        { id: 'd-2', status: 'accepted' },
      ],
      nextCursor: 'kept',
    },
  });
  const rest = await openDeals({ cursor: 'kept', afterId: 'd-2' });
  expect(rest?.content).toEqual({ items: [{ id: 'd-0', status: 'offered' }], nextCursor: null });
});

it('returns the time of the pull, and tells an empty collection from one never pulled', async () => {
  const { database } = await newPerson();
  expect(await openDeals()).toBeUndefined();
  expect(await cachedRows('deals')).toBeUndefined();
  await put(database, 'deals', row('d-1', 'declined'));
  expect((await openDeals())?.content.items).toEqual([]);
  await put(database, 'syncMetadata', {
    key: 'deals',
    lastSyncTimestamp: 40,
    syncStatus: 'synced',
    lastError: null,
    data: { cursor: 'c', bytes: 1 },
  });
  const plain = { id: 'd-1', status: 'declined' };
  expect(await cachedRows('deals')).toEqual({ savedAt: 40, content: [plain], pull: 'synced' });
  expect(await cachedRow('deals', 'd-1')).toEqual({ savedAt: 40, content: plain, pull: 'synced' });
  expect(await cachedRow('deals', 'd-2')).toBeUndefined();
});

it('creates no store for an unknown person', async () => {
  signIn('nobody-here');
  expect(await cachedRows('deals')).toBeUndefined();
  expect(await readSnapshot('sum')).toBeUndefined();
  expect(await hasDatabase('nobody-here')).toBe(false);
  // It was created since, and is found.
  const database = await offlineDatabase('nobody-here');
  await put(database, 'deals', row('d-1', 'offered'));
  expect((await cachedRows('deals'))?.content).toHaveLength(1);
});

it('does not block an upgrade or a deletion of the store', async () => {
  const personId = 'had-the-first-app';
  await makeOldStore(personId, 10, { pendingUploads: [], deals: [{ id: 'd-1' }] });
  signIn(personId);
  expect((await cachedRows('deals'))?.content).toHaveLength(1);
  expect(await readSnapshot('sum')).toBeUndefined();
  await offlineDatabase(personId);
  await storeNow('sum', 3);
  expect((await readSnapshot('sum'))?.content).toBe(3);
  await deleteDatabase(personId);
  expect(await cachedRows('deals')).toBeUndefined();
});

it('does not create a store to find that there is none', async () => {
  signIn('not-here-yet');
  const made: string[] = [];
  const open = indexedDB.open.bind(indexedDB);
  const watched = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    made.push(name);
    return open(name, version);
  });
  expect(await readSnapshot('sum')).toBeUndefined();
  watched.mockRestore();
  expect(made).toEqual([]);
});

it('finds snapshots by their prefix', async () => {
  await newPerson();
  for (const name of ['pack 1', 'pack 2', 'other']) await storeNow(name, name);
  const found = await readSnapshots('pack ');
  expect(found.map(({ content }) => content)).toEqual(['pack 1', 'pack 2']);
});
