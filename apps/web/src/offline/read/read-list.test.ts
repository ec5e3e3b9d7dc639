import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { beforeEach, expect, it, vi } from 'vitest';
import { newPerson } from '@/offline/test/new-person';
import type { Place } from './cached-page';
import { cachedRows } from './device-rows';
import { readList } from './read-collection';

interface Row {
  readonly id: string;
  readonly kind: string;
}

/** Ten years of rows, one a year; the phone is given those from 2017 on. */
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

const list = (place: Place = {}, kind?: string) =>
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

beforeEach(async () => {
  asked = [];
  Object.assign(navigator, { onLine: true });
  await newPerson();
});

it('shows what was pulled without a question, and says that there is more', async () => {
  const page = await list();
  expect([idsOf(page), page.nextCursor !== null]).toEqual(['2019,2018,2017', true]);
  expect(asked).toEqual([]);
});

it('fetches older rows into the device once they are asked for, to the end and no further', async () => {
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

it('looks on where hardly any row fits, so that none is missed', async () => {
  expect(idsOf(await list({}, 'rare'))).toBe('2015');
  expect(idsOf(await list(after('2015'), 'rare'))).toBe('2010');
});

it('ends with what the device has when there is no network', async () => {
  await list();
  Object.assign(navigator, { onLine: false });
  const page = await list();
  expect([idsOf(page), page.nextCursor]).toEqual(['2019,2018,2017', null]);
  expect(asked).toEqual([]);
});
