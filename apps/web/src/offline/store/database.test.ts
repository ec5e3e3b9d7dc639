import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countPending } from '@/offline/outbox/pending';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { clearCachedRows } from './clear-cached-rows';
import { offlineDatabase } from './database';
import { actedStoreId, databaseName } from './database-name';
import { hasDatabase } from './has-database';
import { SCHEMA_VERSION, VERSION_1, VERSION_2 } from './schema';
import { fromVersion1, upgradeToVersion2 } from './upgrade';

let personId = '';
let people = 0;

beforeEach(() => {
  people += 1;
  personId = `person-${people}`;
});

const QUEUED = {
  id: 'q-1',
  type: 'deal_accept',
  data: { id: 'd-1' },
  timestamp: 1,
  retryCount: 0,
};

function queuedBy(actor: string): PendingUpload {
  return fromVersion1(QUEUED, actor, 1);
}

describe('the offline database', () => {
  it('is at schema version 2 with the collections of the specification and those that joined them', async () => {
    const database = await offlineDatabase(personId);
    expect(database.verno).toBe(SCHEMA_VERSION);
    expect(database.tables.map((table) => table.name).sort()).toEqual([
      'blobs',
      'bookings',
      'brands',
      'campaigns',
      'config',
      'deals',
      'earnings',
      'notifications',
      'orders',
      'pendingUploads',
      'shopLeads',
      'shops',
      'syncMetadata',
    ]);
  });

  it('has one writer at a time: two at once, killed, would cost all of it in Chromium', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const database = await offlineDatabase(personId);
    begun.mockClear();
    await database.config.put({ key: 'a', value: 1 });
    await database.pendingUploads.add(queuedBy(personId));
    await database.transaction('rw', 'brands', 'deals', () => database.deals.put({ id: 'd-1' }));
    await database.deals.toArray();
    // What every write holds, no two of them can have; a reading waits for none of them.
    expect(begun.mock.calls.map(([tables, mode]) => [mode, [tables].flat().sort()])).toEqual([
      ['readwrite', ['brands', 'config']],
      ['readwrite', ['brands', 'pendingUploads']],
      ['readwrite', ['brands', 'deals']],
      ['readonly', ['deals']],
    ]);
    begun.mockRestore();
  });

  it('keeps unsent work when version 1 becomes version 2', async () => {
    const old = new Dexie(databaseName(personId));
    old.version(1).stores(VERSION_1);
    await old.table('pendingUploads').add({ ...QUEUED, id: 'q-2', timestamp: 0 });
    await old.table('pendingUploads').add(QUEUED);
    await old.table('deals').add({ id: 'd-1', status: 'offered' });
    old.close();

    const database = await offlineDatabase(personId);
    expect(await database.pendingUploads.orderBy('seq').toArray()).toMatchObject([
      { id: 'q-2', actor: personId, entity: 'deals:d-1', state: 'queued', seq: 1, blobs: [] },
      { ...QUEUED, actor: personId, entity: 'deals:d-1', state: 'queued', seq: 2, retryAt: 0 },
    ]);
    expect(await database.deals.count()).toBe(1);
    expect(await database.pendingUploads.where('state').equals('queued').count()).toBe(2);
  });

  it('is what it was when an upgrade is cut off half-way, and is upgraded next time', async () => {
    const old = new Dexie(databaseName(personId));
    old.version(1).stores(VERSION_1);
    await old.table('pendingUploads').add(QUEUED);
    old.close();
    const dying = new Dexie(databaseName(personId));
    dying.version(1).stores(VERSION_1);
    dying
      .version(SCHEMA_VERSION)
      .stores(VERSION_2)
      .upgrade(async (transaction) => {
        await upgradeToVersion2(transaction, personId);
        transaction.abort();
      });
    await expect(dying.open()).rejects.toThrow();
    const database = await offlineDatabase(personId);
    expect(await database.pendingUploads.toArray()).toMatchObject([{ ...QUEUED, state: 'queued' }]);
  });

  it('is one for each person', async () => {
    const mine = await offlineDatabase(personId);
    await mine.pendingUploads.add(queuedBy(personId));
    expect(await countPending(personId)).toBe(1);
    expect(await countPending(`${personId}-other`)).toBe(0);
  });
});

describe('the store of a shop somebody acts for', () => {
  it('is never written beside the person’s own: a browser killed in both would delete both', async () => {
    const own = await offlineDatabase(personId);
    const shop = await offlineDatabase(actedStoreId(personId, 'shop-1'));
    const order: string[] = [];
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const acted = shop.transaction('rw', shop.deals, async () => {
      await shop.deals.put({ id: 'd-1' });
      order.push('shop begun');
      setTimeout(begin);
      for (let n = 0; n < 200; n += 1) await shop.deals.get('d-1');
      order.push('shop done');
    });
    await begun;
    await own.pendingUploads.add(queuedBy(personId)).then(() => order.push('own'));
    await acted;
    expect(order).toEqual(['shop begun', 'shop done', 'own']);
    expect(await own.deals.count()).toBe(0);
    expect(await shop.deals.count()).toBe(1);
  });
});

describe('counting unsent work', () => {
  it('makes no database to find none', async () => {
    expect(await countPending(personId)).toBe(0);
    expect(await hasDatabase(personId)).toBe(false);
  });
});

describe('clearing cached rows', () => {
  it('empties what can be fetched again and keeps unsent work', async () => {
    const database = await offlineDatabase(personId);
    await database.deals.add({ id: 'd-1' });
    await database.pendingUploads.add(queuedBy(personId));
    await clearCachedRows(personId);
    expect(await database.deals.count()).toBe(0);
    expect(await countPending(personId)).toBe(1);
  });

  it('does nothing for somebody this device does not know', async () => {
    await clearCachedRows(personId);
    expect(await hasDatabase(personId)).toBe(false);
  });
});
