import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { DAY_MS } from '@chowk/domain/kernel';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type BizmanSummary,
  type ShopDay,
  shopDayOptions,
  shopHealthOptions,
  summaryOptions,
} from '@/features/shops/assigned/my-shops.queries';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { storeNow } from '@/offline/cache/snapshots';
import { listPending } from '@/offline/outbox/outbox';
import { settle } from '@/offline/send/settle';
import { cachingClient } from '@/offline/test/caching-client';
import { newPerson } from '@/offline/test/new-person';
import { markVisit, noteVisit, undoVisit } from './mark-visit';

const SHOP = { id: 's-1', shop_name: 'Rao Stores', position: { lat: 19.07, lng: 72.83 } };
const FIX = { lat: 19.06, lng: 72.83, accuracy_m: 12.4 };
const SUMMARY = { shops: 4, proofs_due: 0, visited_today: 2, month_activations: 1, leads: {} };
const CHANCE = { nowMs: () => 1, random: () => 0 };

/** A bizman whose device was told all this at one time. */
async function heard(savedAt: number) {
  const person = await newPerson();
  const shops = [SHOP, { ...SHOP, id: 's-2' }];
  const items = shops.map((shop) => ({ shop, last_visited_at: null }));
  const day = { items } as unknown as ShopDay;
  const answers = new Map<string, unknown>([
    [snapshotKey(shopDayOptions().queryKey), day],
    [snapshotKey(summaryOptions().queryKey), SUMMARY],
  ]);
  for (const [key, answer] of answers) await storeNow(key, answer, savedAt);
  return { ...person, savedAt };
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  return () => vi.unstubAllGlobals();
});

const VISITED = { last_visited_at: expect.any(String), last_visit_m: 1112 };

it('without a network a visit waits, is shown as done and stays so, and the day keeps its age', async () => {
  const { database, savedAt } = await heard(Date.now() - 1_000);
  const client = cachingClient();
  await client.fetchQuery(shopDayOptions());
  await client.fetchQuery(shopHealthOptions('s-1'));
  expect(await markVisit(client, SHOP, FIX)).toEqual({ kind: 'waiting', distanceM: 1112 });
  const waiting = await listPending();
  expect(waiting).toMatchObject([
    {
      type: 'shop_visit_mark',
      subject: 'Rao Stores',
      data: { shop_id: 's-1', position: { lat: 19.06, lng: 72.83 }, accuracy_m: 12 },
    },
  ]);
  const day = { items: [VISITED, { last_visited_at: null }], savedAt };
  expect(client.getQueryData(shopDayOptions().queryKey)).toMatchObject(day);
  expect(client.getQueryData(shopHealthOptions('s-1').queryKey)).toMatchObject(VISITED);
  const shown = async () => [
    await cachingClient().fetchQuery(shopDayOptions()),
    await cachingClient().fetchQuery(shopHealthOptions('s-1')),
  ];
  expect(await shown()).toMatchObject([day, VISITED]);
  await settle(
    database,
    waiting.map((item) => ({ kind: 'done' as const, item, output: {} })),
    CHANCE,
  );
  expect(await shown()).toMatchObject([day, VISITED]);
});

async function countAfterVisits(savedAt: number) {
  const { database } = await heard(savedAt);
  const client = cachingClient();
  await client.fetchQuery(summaryOptions());
  await markVisit(client, SHOP, undefined);
  await markVisit(client, { ...SHOP, id: 's-2' }, undefined);
  const shown = client.getQueryData<BizmanSummary>(summaryOptions().queryKey)?.visited_today;
  const stored = async () => cachingClient().fetchQuery(summaryOptions());
  expect(await stored()).toMatchObject({ savedAt, visited_today: shown });
  const settled = (await listPending()).map((item) => ({ kind: 'done' as const, item }));
  await settle(database, settled, CHANCE);
  expect(await stored()).toMatchObject({ savedAt, visited_today: shown });
  return shown;
}

it('the home counts visits that wait, now and after the app was closed; a new day begins at none', async () => {
  expect(await countAfterVisits(Date.now())).toBe(4);
  expect(await countAfterVisits(Date.now() - DAY_MS)).toBe(2);
});

it('without a network a visit is noted with a photo, undone, and marked again, in that order', async () => {
  await heard(Date.now() - 1_000);
  const client = cachingClient();
  await client.fetchQuery(shopDayOptions());
  await client.fetchQuery(summaryOptions());
  const shown = () => client.getQueryData<ShopDay>(shopDayOptions().queryKey)?.items[0];
  const count = () => client.getQueryData<BizmanSummary>(summaryOptions().queryKey)?.visited_today;
  const last = () => {
    const { last_visited_at = null, last_visit_photo = null } = shown() ?? {};
    return { last_visited_at, last_visit_photo };
  };
  await markVisit(client, SHOP, FIX);
  await noteVisit(client, SHOP, last(), { note: ' Wants a standee ', photo: new Blob(['x']) });
  expect(shown()).toMatchObject({ ...VISITED, last_visit_note: 'Wants a standee' });
  expect(last().last_visit_photo).toMatch(/visit_\d+_photo\.jpg$/);
  await undoVisit(client, SHOP, last());
  expect(shown()).toMatchObject({ last_visited_at: null, last_visit_note: null });
  expect(count()).toBe(2);
  await markVisit(client, SHOP, undefined);
  expect(shown()).toMatchObject({ last_visited_at: expect.any(String), last_visit_m: null });
  expect(count()).toBe(3);
  const queued = (await listPending()).map(({ type, blobs }) => [type, blobs.length]);
  expect(queued).toEqual([
    ['shop_visit_mark', 0],
    ['shop_visit_note', 1],
    ['shop_visit_undo', 0],
    ['shop_visit_mark', 0],
  ]);
});
