import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError, OfflineError, ServerError } from '@/api/errors/errors';
import { dropActing, setActing } from '@/api/session/acting';
import { startEditing } from '@/offline/outbox/editing';
import { enqueue } from '@/offline/outbox/outbox';
import { cleanUp, clearCachedRows, KEEP_CACHED_MS } from '@/offline/store/clean-up';
import { keysWithPrefix } from '@/offline/store/rows';
import { put } from '@/offline/store/write';
import { cachingClient } from '@/offline/test/caching-client';
import { newPerson } from '@/offline/test/new-person';
import { signIn } from '@/offline/test/signed-in';
import { ASHA_STORES } from '../../../test/acted-shop';
import type { CacheMeta } from './persister';
import { snapshotKey, snapshotPrefix } from './snapshot-key';
import { readSnapshot, readSnapshots, storeNow } from './snapshots';

const KEY = ['sums', { of: 'may' }] as const;
const AGED = { savedAt: expect.any(Number) };

let server: (() => object) | undefined;
const reachable = (answer: object) => {
  server = () => answer;
};
const unreachable = () => {
  server = undefined;
};

async function queryFn(): Promise<{ text?: string; savedAt?: number }> {
  if (!server) throw new NetworkError('unreachable');
  return server();
}

const read = (meta: CacheMeta = { offline: 'cache' }, queryKey: readonly unknown[] = KEY) =>
  cachingClient().fetchQuery({ queryKey, meta, queryFn });
const isWritten = async (count = 1) => {
  const { database } = await current;
  const written = () => database.count('config', keysWithPrefix('query:'));
  await vi.waitFor(async () => expect(await written()).toBe(count), { timeout: 5_000 });
};

let current: ReturnType<typeof newPerson>;
beforeEach(async () => {
  current = newPerson();
  await current;
});
afterEach(() => {
  dropActing();
  vi.useRealTimers();
  Object.assign(navigator, { onLine: true });
});

it('serves a response before and after it is written, with its age', async () => {
  reachable({ text: 'fresh' });
  expect(await read()).toEqual({ text: 'fresh' });
  unreachable();
  expect(await read()).toEqual({ text: 'fresh', ...AGED });
  await isWritten();
  expect(await read()).toEqual({ text: 'fresh', ...AGED });
});

it('prefers the server whenever it is reachable, and passes on its refusals', async () => {
  reachable({ text: 'before' });
  await read();
  reachable({ text: 'after' });
  expect(await read()).toEqual({ text: 'after' });
  server = () => {
    throw new ServerError('FORBIDDEN');
  };
  await expect(read()).rejects.toThrow(ServerError);
  Object.assign(navigator, { onLine: false });
  // The server must not be asked here.
  expect(await read()).toEqual({ text: 'after', ...AGED });
});

it('a query without `offline` is not stored', async () => {
  reachable({ text: 'secret' });
  await read({});
  unreachable();
  await expect(read({})).rejects.toThrow(NetworkError);
  await expect(read()).rejects.toThrow(NetworkError);
});

it('never shows one person’s snapshots to another, and returns them on the next sign-in', async () => {
  const { personId } = await current;
  reachable({ text: 'hers' });
  await read();
  await isWritten();
  unreachable();
  await newPerson();
  await expect(read()).rejects.toThrow(NetworkError);
  signIn(personId);
  expect(await read()).toEqual({ text: 'hers', ...AGED });
});

it('keeps the snapshots of an acting session apart from the person’s own', async () => {
  reachable({ text: 'own' });
  await read();
  setActing(ASHA_STORES);
  unreachable();
  await expect(read()).rejects.toThrow(NetworkError);
  reachable({ text: 'the shop’s' });
  await read();
  unreachable();
  expect(await read()).toEqual({ text: 'the shop’s', ...AGED });
  dropActing();
  expect(await read()).toEqual({ text: 'own', ...AGED });
});

it('drops a response that arrives after the acting session has changed', async () => {
  server = () => {
    setActing(ASHA_STORES);
    return { text: 'own' };
  };
  await read();
  unreachable();
  await expect(read()).rejects.toThrow(NetworkError);
  dropActing();
  await expect(read()).rejects.toThrow(NetworkError);
});

it('stores all pages of a list as one snapshot, each with its age', async () => {
  const pages = infiniteQueryOptions({
    queryKey: ['rounds'],
    meta: { offline: 'cache' },
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      if (!server) throw new OfflineError();
      return { ...server(), page: pageParam };
    },
    getNextPageParam: ({ page }) => (page < 3 ? page + 1 : undefined),
  });
  reachable({ text: 'fresh' });
  await cachingClient().fetchInfiniteQuery({ ...pages, pages: 2 });
  unreachable();
  const client = cachingClient();
  const { pages: shown } = await client.fetchInfiniteQuery(pages);
  expect(shown).toEqual([1, 2].map((page) => ({ text: 'fresh', page, ...AGED })));
});

it('uses the fallback where there is no snapshot', async () => {
  unreachable();
  const fallback = async () => ({ content: { text: 'row' }, savedAt: 7 });
  expect(await read({ offline: 'cache', fallback })).toEqual({ text: 'row', savedAt: 7 });
  reachable({ text: 'answer' });
  await read({ offline: 'cache', fallback });
  unreachable();
  expect(await read({ offline: 'cache', fallback })).toEqual({ text: 'answer', ...AGED });
});

it('applies pending commands to the server’s response and to the snapshot', async () => {
  const { personId } = await current;
  const profile = ['profile_read', { id: personId }];
  await enqueue({ type: 'profile_update', data: { area: 'Mahim' } });
  reachable({ area: 'Dadar' });
  expect(await read(undefined, profile)).toEqual({ area: 'Mahim' });
  unreachable();
  expect(await read(undefined, profile)).toEqual({ area: 'Mahim', ...AGED });
  // The stored snapshot is the plain server response.
  expect((await readSnapshot(snapshotKey(profile)))?.content).toEqual({ area: 'Dadar' });
});

it('leaves out what is being edited: its form compares with the server’s version', async () => {
  const { personId } = await current;
  const profile = ['profile_read', { id: personId }];
  const item = await enqueue({ type: 'profile_update', data: { version: 1, area: 'Mahim' } });
  await startEditing(item.id);
  reachable({ version: 1, area: 'Dadar' });
  expect(await read(undefined, profile)).toEqual({ version: 1, area: 'Dadar' });
  unreachable();
  expect(await read(undefined, profile)).toEqual({ version: 1, area: 'Dadar', ...AGED });
});

it('a response does not undo a change that arrived while it was on its way', async () => {
  const { database } = await current;
  const key = snapshotKey(KEY);
  const changedAt = Date.now() + 60_000;
  const value = { content: { text: 'arrived' }, savedAt: 1, changedAt };
  await put(database, 'config', { key, value });
  reachable({ text: 'asked before' });
  await read();
  await read(undefined, ['another']);
  await isWritten(2);
  expect(await readSnapshot(key)).toEqual(value);
});

it('finds every snapshot of a query, whatever its input, written or not', async () => {
  await storeNow(snapshotKey(['sums', { of: 'june' }]), { text: 'written' });
  await storeNow(snapshotKey(['sums_of_others', {}]), { text: 'another query' });
  reachable({ text: 'fresh' });
  await read();
  const found = await readSnapshots<{ text: string }>(snapshotPrefix('sums'));
  expect(found.map(({ content }) => content.text).sort()).toEqual(['fresh', 'written']);
});

it('equal inputs have the same key, whatever their order', () => {
  expect(snapshotKey(['q', { a: 1, b: undefined, c: [2] }])).toBe(
    snapshotKey(['q', { c: [2], a: 1 }]),
  );
});

it('expires after a week, and goes when the cache is cleared', async () => {
  const { database } = await current;
  await storeNow(snapshotKey(KEY), { text: 'fresh' });
  const old = { content: {}, savedAt: Date.now() - KEEP_CACHED_MS - 1 };
  await put(
    database,
    'config',
    { key: snapshotKey(['old']), value: old },
    { key: 'draft:lead', value: { name: 'Asha' } },
  );
  await cleanUp(database, Date.now());
  const keys = async () => (await database.getAllKeys('config')).sort();
  expect(await keys()).toEqual(['draft:lead', snapshotKey(KEY)]);
  await clearCachedRows();
  expect(await keys()).toEqual(['draft:lead']);
});
