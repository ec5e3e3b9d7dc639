import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import { DAY_MS } from '@chowk/domain/kernel';
import { describe, expect, it } from 'vitest';
import { blobRow } from './blobs';
import { cleanUp } from './clean-up';
import type { OfflineDatabase } from './database';
import { enqueue } from './outbox';
import { rememberAnswer, rememberedAnswer } from './remembered-answers';
import { makeRoom, measureRoom, NoRoomError, QUOTA_BYTES } from './room';
import { newPerson } from './test/new-person';

const smaller = async (blob: Blob) => blob.slice(0, Math.floor(blob.size / 2));

async function fill({ blobs }: OfflineDatabase, bytes: number): Promise<void> {
  const row = blobRow('photo', 'draft:proof:d-1', new Blob([new Uint8Array(1000)]), 1);
  // The quota counts what the row says, so the test need not carry fifty megabytes about.
  await blobs.put({ ...row, size: bytes });
}

async function cache(database: OfflineDatabase, bytes: number): Promise<void> {
  await database.deals.bulkPut([{ id: 'd-1' }, { id: 'd-2' }]);
  await database.syncMetadata.put({
    key: 'deals',
    lastSyncTimestamp: Date.now(),
    syncStatus: 'synced',
    lastError: null,
    data: { cursor: 'c', bytes },
  });
}

describe('room for a photo', () => {
  it('is said to be tight from four fifths on', async () => {
    const { database } = await newPerson();
    await fill(database, QUOTA_BYTES * 0.79);
    expect((await measureRoom(database)).isTight).toBe(false);
    await fill(database, QUOTA_BYTES * 0.8);
    expect((await measureRoom(database)).isTight).toBe(true);
  });

  it('is found in rows that can be fetched again, but for those that show waiting work', async () => {
    const { database } = await newPerson();
    await cache(database, QUOTA_BYTES);
    await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    await makeRoom(database, 1000, smaller);
    expect(await database.deals.toCollection().primaryKeys()).toEqual(['d-2']);
    expect(await database.pendingUploads.count()).toBe(1);
    expect(await database.syncMetadata.count()).toBe(0);
  });

  it('is then found by making photos smaller, once; then refused, and no work is touched', async () => {
    const { database } = await newPerson();
    await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    await fill(database, QUOTA_BYTES - 500);
    await makeRoom(database, 1000, smaller);
    expect((await database.blobs.get('photo'))?.size).toBe(500);
    await database.blobs.update('photo', { size: QUOTA_BYTES });
    await expect(makeRoom(database, 1000, smaller)).rejects.toBeInstanceOf(NoRoomError);
    expect((await database.blobs.get('photo'))?.size).toBe(QUOTA_BYTES);
    expect(await database.pendingUploads.count()).toBe(1);
  });
});

describe('cleaning up', () => {
  it('drops what the server has not confirmed for a week, with its cursor; never unsent work', async () => {
    const { database } = await newPerson();
    await cache(database, 10);
    await rememberAnswer('totals', { paise: 1 });
    await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    const now = Date.now();
    await cleanUp(database, now + 6 * DAY_MS);
    expect([await database.deals.count(), await database.syncMetadata.count()]).toEqual([2, 1]);
    expect(await rememberedAnswer('totals')).toMatchObject({ content: { paise: 1 } });
    await cleanUp(database, now + 8 * DAY_MS);
    expect(await database.deals.toCollection().primaryKeys()).toEqual(['d-2']);
    expect([await database.syncMetadata.count(), await database.pendingUploads.count()]).toEqual([
      0, 1,
    ]);
    expect(await rememberedAnswer('totals')).toBeUndefined();
  });
});
