import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/errors/errors';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { onSyncEvent } from '@/offline/store/events';
import type { OfflineDatabase } from '@/offline/store/schema';
import { newPerson } from '@/offline/test/new-person';
import { signIn } from '@/offline/test/signed-in';
import { cacheRow } from './cache-row';
import { cachedRows } from './device-rows';
import { readCollection, readRow } from './read-collection';

const TEA = { id: 'c-1', title: 'Tea', version: 1 };

let database: OfflineDatabase;
let asked: string[];
let changes: number;
let stop: () => void;

let served: readonly object[] | 'unreachable' = [];

/** The server: its rows, or unreachable. */
function serve(rows: typeof served): void {
  asked = [];
  served = rows;
}

// The engine binds to the fetch it finds when it is loaded.
vi.stubGlobal('fetch', async (input: string) => {
  const { pathname } = new URL(input, 'http://chowk.test');
  asked.push(pathname);
  if (served === 'unreachable') throw new TypeError('No network');
  const page = { reset: true, rows: served, gone: [], cursor: 'c', more: false };
  return Response.json({ campaigns: page });
});

const list = () =>
  readCollection<{ items: object[] }>({
    collection: 'campaigns',
    fromDevice: async () => {
      const kept = await cachedRows('campaigns');
      return kept && { ...kept, content: { items: kept.content } };
    },
    ask: async () => ({ items: [{ id: 'from the server' }] }),
  });

const row = (id: string, version = 9) =>
  readRow<{ id: string; version: number }>({
    collection: 'campaigns',
    id,
    key: snapshotKey(['campaign_read', { id }]),
    ask: async () => {
      asked.push('row');
      return { id, version };
    },
  });

beforeEach(async () => {
  ({ database } = await newPerson());
  changes = 0;
  stop = onSyncEvent(({ type }) => {
    if (type === 'rows.changed') changes += 1;
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  Object.assign(navigator, { onLine: true });
});

describe('a collection', () => {
  it('is pulled by the first read, and read from the device from then on', async () => {
    serve([TEA]);
    expect(await list()).toEqual({ items: [TEA] });
    expect(asked).toEqual(['/rest/v1/sync']);
    serve('unreachable');
    expect(await list()).toEqual({ items: [TEA] });
  });

  it('is refreshed by every read and read again after a change, without another pull', async () => {
    serve([TEA]);
    await list();
    await vi.waitFor(() => expect(changes).toBe(1));
    await list();
    expect(asked).toHaveLength(1);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    serve([TEA, { ...TEA, id: 'c-2' }]);
    expect((await list()).items).toHaveLength(1);
    await vi.waitFor(() => expect(changes).toBe(2));
    expect((await list()).items).toHaveLength(2);
  });

  it('shows its age only while the server cannot be reached', async () => {
    serve([TEA]);
    await list();
    Object.assign(navigator, { onLine: false });
    expect(await list()).toMatchObject({ items: [TEA], savedAt: expect.any(Number) });
    Object.assign(navigator, { onLine: true });
    expect(await list()).not.toHaveProperty('savedAt');
    serve('unreachable');
    const { pullOnce } = await import('@/offline/send/own-engine');
    await expect(pullOnce(['campaigns'])).rejects.toThrow(NetworkError);
    expect(await list()).toHaveProperty('savedAt');
    serve([TEA]);
    const before = changes;
    await pullOnce(['campaigns']);
    expect(changes).toBe(before + 1);
    expect(await list()).not.toHaveProperty('savedAt');
  });

  it('that was never pulled fails without a network, and the failure is recorded', async () => {
    serve('unreachable');
    await expect(list()).rejects.toThrow(NetworkError);
    const mark = () => database.get('syncMetadata', 'campaigns');
    expect(await mark()).toMatchObject({ syncStatus: 'failed', lastError: expect.any(String) });
    serve([TEA]);
    expect(await list()).toEqual({ items: [TEA] });
    expect(await mark()).toMatchObject({ syncStatus: 'synced', lastError: null });
  });

  it('comes from the server on a device that cannot store rows', async () => {
    serve([TEA]);
    signIn('in a private window');
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('No store in a private window');
    });
    expect(await list()).toEqual({ items: [{ id: 'from the server' }] });
  });
});

describe('one row', () => {
  it('of a synced collection comes from the device, after a pull', async () => {
    serve([TEA]);
    await list();
    expect(await row('c-1')).toEqual(TEA);
    serve([TEA, { ...TEA, id: 'c-2' }]);
    expect(await row('c-2')).toMatchObject({ id: 'c-2', version: 1 });
    expect(await row('c-3')).toMatchObject({ id: 'c-3', version: 9 });
    expect(asked.filter((path) => path === 'row')).toHaveLength(1);
  });

  it('of an unsynced collection comes from the server, or from its last snapshot', async () => {
    serve([]);
    expect(await row('c-1')).toEqual({ id: 'c-1', version: 9 });
    expect(asked).toEqual(['row']);
    await cacheRow('campaigns', { id: 'c-1' });
    expect(await row('c-1', 10)).toEqual({ id: 'c-1', version: 10 });
    Object.assign(navigator, { onLine: false });
    expect(await row('c-1')).toMatchObject({ version: 10, savedAt: expect.any(Number) });
  });
});
