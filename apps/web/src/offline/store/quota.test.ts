import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { DAY_MS, uuidV7 } from '@chowk/domain/kernel';
import { lowestPulledId } from '@chowk/domain/sync';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { readSnapshot, storeNow } from '@/offline/cache/snapshots';
import { enqueue } from '@/offline/outbox/outbox';
import type { BlobRow } from '@/offline/outbox/queue-row';
import { blobRow } from '@/offline/photos/blobs';
import { put } from '@/offline/store/write';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';
import { cleanUp } from './clean-up';
import { measureStorage, QUOTA_BYTES, requireRoom, StorageFullError, writeWork } from './quota';
import type { OfflineDatabase } from './schema';

const smaller = async (blob: Blob) => blob.slice(0, Math.floor(blob.size / 2));

function freeStorage(database: OfflineDatabase, bytes: number): Promise<void> {
  return writeWork(database, () => requireRoom(database, bytes), smaller);
}

async function fill(database: OfflineDatabase, bytes: number): Promise<void> {
  const row = blobRow('photo', 'draft:proof:d-1', new Blob([new Uint8Array(1000)]), 1);
  // The quota uses the recorded size, so the test need not hold fifty megabytes.
  await put(database, 'blobs', { ...row, size: bytes });
}

async function cache(database: OfflineDatabase, bytes: number): Promise<void> {
  await put(database, 'deals', { id: 'd-1' }, { id: 'd-2' });
  await put(database, 'syncMetadata', {
    key: 'deals',
    lastSyncTimestamp: Date.now(),
    syncStatus: 'synced',
    lastError: null,
    data: { cursor: 'c', bytes },
  });
}

const TOTALS = snapshotKey(['totals']);

describe('room for a photo', () => {
  it('is reported as low from four fifths on', async () => {
    const { database } = await newPerson();
    await fill(database, QUOTA_BYTES * 0.79);
    expect((await measureStorage(database)).isTight).toBe(false);
    await fill(database, QUOTA_BYTES * 0.8);
    expect((await measureStorage(database)).isTight).toBe(true);
  });

  it('is made by dropping cached rows, except those with pending commands', async () => {
    const { database } = await newPerson();
    await cache(database, QUOTA_BYTES);
    await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    await freeStorage(database, 1000);
    expect(await database.getAllKeys('deals')).toEqual(['d-2']);
    expect(await database.count('pendingUploads')).toBe(1);
    expect(await database.count('syncMetadata')).toBe(0);
  });

  it('is made next by recompressing photos once; then the photo is refused, and no unsent work is touched', async () => {
    const { database } = await newPerson();
    await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    await fill(database, QUOTA_BYTES - 500);
    await freeStorage(database, 1000);
    expect((await database.get('blobs', 'photo'))?.size).toBe(500);
    await changeRow(database, 'blobs', 'photo', { size: QUOTA_BYTES });
    await expect(freeStorage(database, 1000)).rejects.toBeInstanceOf(StorageFullError);
    expect((await database.get('blobs', 'photo'))?.size).toBe(QUOTA_BYTES);
    expect(await database.count('pendingUploads')).toBe(1);
  });
});

/** As a browser reports a full disk, until the cache is gone or the photo is smaller. */
function fillDisk(database: OfflineDatabase, isFull: () => Promise<boolean>) {
  return async (row: BlobRow) => {
    if (await isFull()) throw new DOMException('Full', 'QuotaExceededError');
    await put(database, 'blobs', row);
  };
}

describe('a full disk, whatever the counted size', () => {
  const row = blobRow('new', 'draft:proof:d-2', new Blob(['shelf']), 1);

  it('drops cached rows first, then recompresses photos, then fails; the queue stays', async () => {
    const { database } = await newPerson();
    await cache(database, 10);
    await fill(database, 1000);
    await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    const untilEvicted = fillDisk(database, async () => (await database.count('deals')) > 1);
    await writeWork(database, () => untilEvicted(row), smaller);
    expect((await database.get('blobs', 'photo'))?.isRecompressed).toBe(false);
    const untilSmaller = fillDisk(
      database,
      async () => (await database.get('blobs', 'photo'))?.isRecompressed === false,
    );
    await writeWork(database, () => untilSmaller({ ...row, id: 'newer' }), smaller);
    const never = fillDisk(database, async () => true);
    await expect(writeWork(database, () => never(row), smaller)).rejects.toBeInstanceOf(
      StorageFullError,
    );
    expect((await database.getAllKeys('blobs')).sort()).toEqual(['new', 'newer', 'photo']);
    expect(await database.count('pendingUploads')).toBe(1);
  });

  it('does not swallow another error', async () => {
    const { database } = await newPerson();
    await cache(database, 10);
    const broken = async () => Promise.reject(new Error('broken'));
    await expect(writeWork(database, broken, smaller)).rejects.toThrow('broken');
    expect(await database.count('deals')).toBe(2);
  });
});

describe('a quota of five megabytes', () => {
  const MB = 1024 * 1024;
  afterEach(() => vi.unstubAllGlobals());

  it('counts the queue, snapshots, cached rows and photos alike', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 5 * MB }) } });
    const { database } = await newPerson();
    const text = 'x'.repeat(MB);
    await enqueue({ type: 'shop_update', data: { id: 's-1', address: text } });
    await storeNow(TOTALS, text);
    await cache(database, MB);
    await fill(database, 0.9 * MB);
    expect(await measureStorage(database)).toMatchObject({ limitBytes: 5 * MB, isTight: false });
    await fill(database, 1.1 * MB);
    expect(await measureStorage(database)).toMatchObject({ isTight: true });
    await freeStorage(database, 2.5 * MB);
    expect([await database.count('deals'), await readSnapshot(TOTALS)]).toEqual([0, undefined]);
    expect(await database.count('pendingUploads')).toBe(1);
    await expect(freeStorage(database, 4.5 * MB)).rejects.toBeInstanceOf(StorageFullError);
    expect(await database.count('pendingUploads')).toBe(1);
  });
});

describe('cleaning up a collection that is pulled for some days', () => {
  it('drops older pages after a week, and raises the floor', async () => {
    const { database } = await newPerson();
    const now = Date.now();
    const idOf = (daysAgo: number) => uuidV7(now - daysAgo * DAY_MS, new Uint8Array(10));
    const rows = [
      [2, 0],
      [40, 8],
      [41, 1],
    ] as const;
    const told = rows.map(([made, heard]) => ({
      id: idOf(made),
      _syncedAt: now - heard * DAY_MS,
    }));
    await put(database, 'notifications', ...told);
    await put(database, 'syncMetadata', {
      key: 'notifications',
      lastSyncTimestamp: now,
      syncStatus: 'synced',
      lastError: null,
      data: { cursor: 'c', bytes: 1 },
    });
    await cleanUp(database, now);
    const left = await database.getAllKeys('notifications');
    expect(left).toEqual([idOf(41), idOf(2)]);
    const mark = await database.get('syncMetadata', 'notifications');
    expect(mark?.data).toMatchObject({ cursor: 'c', floor: lowestPulledId('notifications', now) });
  });
});

describe('cleaning up', () => {
  it('drops what the server has not confirmed for a week, with its cursor, but never unsent work', async () => {
    const { database } = await newPerson();
    await cache(database, 10);
    await storeNow(TOTALS, { paise: 1 });
    await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    const now = Date.now();
    await cleanUp(database, now + 6 * DAY_MS);
    expect([await database.count('deals'), await database.count('syncMetadata')]).toEqual([2, 1]);
    expect(await readSnapshot(TOTALS)).toMatchObject({ content: { paise: 1 } });
    await cleanUp(database, now + 8 * DAY_MS);
    expect(await database.getAllKeys('deals')).toEqual(['d-2']);
    expect([await database.count('syncMetadata'), await database.count('pendingUploads')]).toEqual([
      0, 1,
    ]);
    expect(await readSnapshot(TOTALS)).toBeUndefined();
  });
});
