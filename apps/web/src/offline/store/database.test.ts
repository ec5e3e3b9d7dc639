import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { countPending } from '@/offline/outbox/watch-queue';
import { makeOldStore } from '@/offline/test/old-store';
import { clearCachedRows } from './clean-up';
import { offlineDatabase } from './database';
import { SCHEMA_VERSION, STORE_VERSION } from './schema';
import { actingStoreId, hasDatabase } from './stores';
import { upgradeRow } from './upgrade-row';
import { put, write } from './write';

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
  return upgradeRow(QUEUED, actor, 1);
}

describe('the offline database', () => {
  it('has schema version 2 with the specified collections and those added since', async () => {
    const database = await offlineDatabase(personId);
    expect([SCHEMA_VERSION, database.version]).toEqual([2, STORE_VERSION]);
    expect([...database.objectStoreNames]).toEqual([
      'blobs',
      'bookings',
      'brands',
      'campaigns',
      'carts',
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

  it('has one writer at a time, because two at once, killed, would cost the whole store in Chromium', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const database = await offlineDatabase(personId);
    begun.mockClear();
    await put(database, 'config', { key: 'a', value: 1 });
    await put(database, 'pendingUploads', queuedBy(personId));
    await write(database, ['brands', 'deals'], async (tables) => {
      await tables.deals.put({ id: 'd-1' });
    });
    await database.getAll('deals');
    // Every write locks the same table, so no two overlap; reads do not wait for it.
    expect(begun.mock.calls.map(([tables, mode]) => [mode, [tables].flat().sort()])).toEqual([
      ['readwrite', ['brands', 'config']],
      ['readwrite', ['brands', 'pendingUploads']],
      ['readwrite', ['brands', 'deals']],
      ['readonly', ['deals']],
    ]);
    begun.mockRestore();
  });

  it('keeps unsent work when version 1 becomes version 2', async () => {
    const pendingUploads = [QUEUED, { ...QUEUED, id: 'q-2', timestamp: 0 }];
    await makeOldStore(personId, 10, { pendingUploads, deals: [{ id: 'd-1' }] });
    const database = await offlineDatabase(personId);
    expect(await database.getAllFromIndex('pendingUploads', 'seq')).toMatchObject([
      { id: 'q-2', actor: personId, target: 'deals:d-1', state: 'queued', seq: 1, blobs: [] },
      { ...QUEUED, actor: personId, target: 'deals:d-1', state: 'queued', seq: 2, retryAt: 0 },
    ]);
    expect(await database.count('deals')).toBe(1);
    expect(await database.countFromIndex('pendingUploads', 'state', 'queued')).toBe(2);
  });

  it('is unchanged by an interrupted upgrade, and upgraded the next time', async () => {
    await makeOldStore(personId, 10, { pendingUploads: [QUEUED], deals: [] });
    const cutOff = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new Error('cut off');
    });
    await expect(offlineDatabase(personId)).rejects.toThrow();
    cutOff.mockRestore();
    const database = await offlineDatabase(personId);
    expect(await database.getAll('pendingUploads')).toMatchObject([{ ...QUEUED, state: 'queued' }]);
  });

  it('takes over stores of earlier builds of the same schema, with their outbox', async () => {
    const row = { ...queuedBy(personId), state: 'needs_attention', seq: 7 } as const;
    await makeOldStore(personId, 21, { pendingUploads: [row], deals: [{ id: 'd-1' }] });
    const database = await offlineDatabase(personId);
    expect(await database.getAllFromIndex('pendingUploads', 'seq')).toEqual([row]);
    expect([await database.count('deals'), await database.count('blobs')]).toEqual([1, 0]);
  });

  it('opens a store of a newer app as it is', async () => {
    await makeOldStore(personId, STORE_VERSION + 1, { pendingUploads: [], deals: [{ id: 'd-1' }] });
    expect(await (await offlineDatabase(personId)).count('deals')).toBe(1);
  });

  it('writes all of it or nothing, and says why', async () => {
    const database = await offlineDatabase(personId);
    await put(database, 'deals', { id: 'd-1' });
    const failing = write(database, ['deals', 'config'], async (tables) => {
      await tables.config.put({ key: 'a', value: 1 });
      await tables.deals.add({ id: 'd-1' });
    });
    await expect(failing).rejects.toMatchObject({ name: 'ConstraintError' });
    const thrown = write(database, ['config'], async (tables) => {
      await tables.config.put({ key: 'a', value: 1 });
      throw new Error('changed its mind');
    });
    await expect(thrown).rejects.toThrow('changed its mind');
    expect(await database.count('config')).toBe(0);
  });

  it('is separate for each person', async () => {
    const mine = await offlineDatabase(personId);
    await put(mine, 'pendingUploads', queuedBy(personId));
    expect(await countPending(personId)).toBe(1);
    expect(await countPending(`${personId}-other`)).toBe(0);
  });
});

describe('the store of a shop somebody acts for', () => {
  it('is never written in parallel with the person’s own: a browser killed in both would delete both', async () => {
    const own = await offlineDatabase(personId);
    const shop = await offlineDatabase(actingStoreId(personId, 'shop-1'));
    const order: string[] = [];
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const acted = write(shop, ['deals'], async (tables) => {
      await tables.deals.put({ id: 'd-1' });
      order.push('shop begun');
      setTimeout(begin);
      for (let n = 0; n < 200; n += 1) await tables.deals.get('d-1');
      order.push('shop done');
    });
    await begun;
    await put(own, 'pendingUploads', queuedBy(personId)).then(() => order.push('own'));
    await acted;
    expect(order).toEqual(['shop begun', 'shop done', 'own']);
    expect(await own.count('deals')).toBe(0);
    expect(await shop.count('deals')).toBe(1);
  });
});

describe('counting unsent work', () => {
  it('creates no database to find none', async () => {
    expect(await countPending(personId)).toBe(0);
    expect(await hasDatabase(personId)).toBe(false);
  });
});

describe('clearing the cache', () => {
  it('empties what can be fetched again and keeps unsent work', async () => {
    const database = await offlineDatabase(personId);
    await put(database, 'deals', { id: 'd-1' });
    await put(database, 'pendingUploads', queuedBy(personId));
    await clearCachedRows(personId);
    expect(await database.count('deals')).toBe(0);
    expect(await countPending(personId)).toBe(1);
  });

  it('does nothing for a person unknown to this device', async () => {
    await clearCachedRows(personId);
    expect(await hasDatabase(personId)).toBe(false);
  });
});
