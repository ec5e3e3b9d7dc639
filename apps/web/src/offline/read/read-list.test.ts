import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropActing, setActing } from '@/api/session/acting';
import { enqueue } from '@/offline/outbox/outbox';
import { offlineDatabase } from '@/offline/store/database';
import { actingStoreId } from '@/offline/store/stores';
import { withLock } from '@/offline/store/with-lock';
import { put } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';
import { ASHA_STORES } from '../../../test/acted-shop';
import type { PageCursor } from './cached-page';
import { cachedRows } from './device-rows';
import { type ListRead, readList } from './read-collection';
import { pageOptions } from './synced-options';

interface Row {
  readonly id: string;
  readonly kind: string;
}

/** Ten years of rows, one a year; the phone pulls those from 2017 on. */
const ALL: readonly Row[] = Array.from({ length: 10 }, (_, year) => ({
  id: `201${year}`,
  kind: year % 5 === 0 ? 'rare' : 'common',
}));

vi.stubGlobal('fetch', async (input: string) => {
  const { searchParams } = new URL(input, 'http://chowk.test');
  if (searchParams.get('notifications')) {
    const quiet = { reset: false, rows: [], gone: [], cursor: 'c', more: false };
    return Response.json({ notifications: quiet });
  }
  const rows = ALL.filter(({ id }) => id >= '2017');
  const page = { reset: true, rows, gone: [], cursor: 'c', more: false, floor: '2017' };
  return Response.json({ notifications: page });
});

let asked: (string | undefined)[];

async function older({ before = '3' }: { before?: string }) {
  asked.push(before);
  const left = ALL.filter(({ id }) => id < before).reverse();
  return { items: left.slice(0, 4), nextCursor: left.length > 4 ? 'more' : null };
}

const list = (place: PageCursor = {}, kind?: string) =>
  readList<Row>({
    collection: 'notifications',
    isWanted: (row) => kind === undefined || row.kind === kind,
    place,
    size: 3,
    older,
    ask: () => Promise.reject(new Error('This device has a store')),
  });

const idsOf = ({ items }: { items: readonly Row[] }) => items.map(({ id }) => id).join();
const after = (afterId: string) => ({ afterId, cursor: 'kept' });

let personId: string;

beforeEach(async () => {
  asked = [];
  Object.assign(navigator, { onLine: true });
  ({ personId } = await newPerson());
});
afterEach(dropActing);

it('shows the pulled rows without a request, and that there are more', async () => {
  const page = await list();
  expect([idsOf(page), page.nextCursor !== null]).toEqual(['2019,2018,2017', true]);
  expect(asked).toEqual([]);
});

it('fetches older rows into the device on demand, to the end and no further', async () => {
  await list();
  expect(idsOf(await list(after('2017')))).toBe('2016,2015,2014');
  expect(asked).toEqual(['2017']);
  const last = await list(after('2013'));
  expect([idsOf(last), last.nextCursor]).toEqual(['2012,2011,2010', null]);
  expect(asked).toEqual(['2017', '2013']);
  expect((await cachedRows('notifications'))?.content).toHaveLength(10);
  await list(after('2014'));
  expect(asked).toHaveLength(2);
});

it('keeps looking where few rows match, so that none is missed', async () => {
  expect(idsOf(await list({}, 'rare'))).toBe('2015');
  expect(idsOf(await list(after('2015'), 'rare'))).toBe('2010');
});

it('ends with the device’s rows when there is no network', async () => {
  await list();
  Object.assign(navigator, { onLine: false });
  const page = await list();
  expect([idsOf(page), page.nextCursor]).toEqual(['2019,2018,2017', null]);
  expect(asked).toEqual([]);
});

const MARK = {
  key: 'deals',
  lastSyncTimestamp: 40,
  syncStatus: 'synced' as const,
  lastError: null,
  data: { cursor: 'c', bytes: 1 },
};

const nobody = () => Promise.reject(new Error('This device has a store'));
const dealsIn = (state: string): ListRead<Row & { readonly status: string }> => ({
  collection: 'deals',
  isWanted: ({ status }) => status === state,
  among: { index: 'status', values: [state] },
  place: {},
  size: 3,
  ask: nobody,
});

it('has a deal in the list it moved to, for oneself and while acting', async () => {
  Object.assign(navigator, { onLine: false });
  const deals = ['d-1', 'd-2'].map((id) => ({ id, status: 'offered', shop_id: 's-1' }));
  async function acceptIn(storeId: string) {
    const store = await offlineDatabase(storeId);
    await put(store, 'deals', ...deals);
    await put(store, 'syncMetadata', MARK);
    await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    return [idsOf(await readList(dealsIn('offered'))), idsOf(await readList(dealsIn('accepted')))];
  }
  expect(await acceptIn(personId)).toEqual(['d-1', 'd-2']);
  setActing(ASHA_STORES);
  expect(await acceptIn(actingStoreId(personId, ASHA_STORES.shopId))).toEqual(['d-1', 'd-2']);
});

it('pages by the last row of each page, and leaves out the rows of others', async () => {
  Object.assign(navigator, { onLine: false });
  const { queryFn } = await pagesOf();
  const first = await queryFn();
  expect([idsOf(first), first.nextCursor]).toEqual(['c-5,c-4', 'c-4']);
  const last = await (await pagesOf(first.nextCursor ?? '')).queryFn();
  expect([idsOf(last), last.nextCursor]).toEqual(['c-2', null]);
});

async function pagesOf(cursor?: string) {
  const store = await offlineDatabase(personId);
  const rows = ['c-2', 'c-3', 'c-4', 'c-5'].map((id) => ({ id, kind: 'common' }));
  await put(store, 'campaigns', ...rows);
  await put(store, 'syncMetadata', { ...MARK, key: 'campaigns' });
  const { queryFn } = pageOptions<Row>(
    {
      collection: 'campaigns',
      queryKey: [],
      findOwn: async () => (row) => row.id !== 'c-3',
      size: 2,
      ask: nobody,
    },
    cursor,
  );
  return { queryFn: () => queryFn({ signal: new AbortController().signal }) };
}

it('shows the rows of an early first pull while they are being stored', async () => {
  const rows = ALL.filter(({ id }) => id >= '2014');
  const page = { reset: true, rows, gone: [], cursor: 'c', more: false, floor: '2014' };
  const path = '/rest/v1/sync?notifications=&limit=500';
  const answer = Promise.resolve(Response.json({ notifications: page }));
  window.chowkEarly = { authorization: 'Bearer a', answers: { [path]: answer } };
  // The page is young, and the pull waits for its lock.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { name } = await offlineDatabase(personId);
  let store = () => {};
  const held = withLock(`chowk-pull-${name}`, () => new Promise<void>((done) => (store = done)));
  expect(idsOf(await list({}, 'rare'))).toBe('2015');
  expect(await cachedRows('notifications')).toBeUndefined();
  store();
  await held;
  await vi.waitFor(async () => {
    expect((await cachedRows('notifications'))?.content).toHaveLength(rows.length);
  });
  expect(window.chowkEarly.answers).toEqual({});
  delete window.chowkEarly;
  vi.restoreAllMocks();
});
