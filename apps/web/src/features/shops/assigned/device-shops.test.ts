import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import type { Shop } from '@chowk/domain/shops';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { storeNow } from '@/offline/cache/snapshots';
import { put } from '@/offline/store/write';
import { cachingClient as client } from '@/offline/test/caching-client';
import { newPerson } from '@/offline/test/new-person';
import { fitsShop } from './device-shops';
import {
  consentsOptions,
  hasFigures,
  myShopsOptions,
  shopDayOptions,
  shopHealthOptions,
} from './my-shops.queries';

const SAVED_AT = 5_000;

function shopOf(number: number): Shop {
  const name = String(number).padStart(2, '0');
  return {
    id: `s-${name}`,
    shop_name: `Shop ${name}`,
    area: number % 2 === 0 ? 'Dadar' : null,
    pin_code: '400014',
    shop_type: 'kirana',
    position: null,
  } as Shop;
}

/** A bizman whose device has pulled 25 shops and asked for nothing else. */
beforeEach(async () => {
  const { database } = await newPerson();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  const rows = Array.from({ length: 25 }, (_, place) => shopOf(place + 1));
  await put(database, 'shops', ...rows.map((row) => ({ ...row, _syncedAt: SAVED_AT }) as never));
});
afterEach(() => vi.unstubAllGlobals());

const store = (queryKey: readonly unknown[], answer: object, savedAt: number) =>
  storeNow(snapshotKey(queryKey), answer, savedAt);

it('lists the shops of the device page by page, with their age and without figures', async () => {
  const list = new InfiniteQueryObserver(client(), { ...myShopsOptions(''), retry: false });
  await list.refetch();
  const { pages = [] } = (await list.fetchNextPage()).data ?? {};
  expect(pages.map(({ items }) => items.length)).toEqual([20, 5]);
  expect(pages[0]?.savedAt).toBe(SAVED_AT);
  expect(pages[0]?.items[0]?.shop.id).toBe('s-25');
  expect(pages[1]?.items.at(-1)).toMatchObject({
    shop: { id: 's-01' },
    missing: ['area', 'position'],
  });
  expect(pages.flatMap(({ items }) => items).some(hasFigures)).toBe(false);
});

it('opens one shop from its row, or as the round of today tells of it', async () => {
  const options = { ...shopHealthOptions('s-07'), retry: false };
  const row = await client().fetchQuery(options);
  expect(row).toMatchObject({ shop: { shop_name: 'Shop 07' }, savedAt: SAVED_AT });
  expect(hasFigures(row)).toBe(false);
  const day = { items: [{ shop: shopOf(7), open_deals: 3 }] };
  await store(shopDayOptions().queryKey, day, 7_000);
  expect(await client().fetchQuery(options)).toMatchObject({ open_deals: 3, savedAt: 7_000 });
});

it('opens one shop with the figures its list shows; the round of today knows of visits that wait', async () => {
  const options = { ...shopHealthOptions('s-07'), retry: false };
  const page = { items: [{ shop: shopOf(7), open_deals: 4 }], nextCursor: null };
  const list = { pages: [page], pageParams: [{}] };
  await store(myShopsOptions('').queryKey, list, 9_000);
  expect(await client().fetchQuery(options)).toMatchObject({ open_deals: 4, savedAt: 9_000 });
  const day = { items: [{ shop: shopOf(7), open_deals: 3 }] };
  await store(shopDayOptions().queryKey, day, 7_000);
  expect(await client().fetchQuery(options)).toMatchObject({ open_deals: 3, savedAt: 7_000 });
});

it('is still said not to be here when the device has no such shop', async () => {
  await expect(
    client().fetchQuery({ ...shopHealthOptions('s-99'), retry: false }),
  ).rejects.toThrow();
});

it('finds by name, area and the whole PIN code', () => {
  const shop = shopOf(2);
  expect(['shop 0', 'DADAR', '400014', ''].every((words) => fitsShop(shop, words))).toBe(true);
  expect(['40001', 'bandra'].some((words) => fitsShop(shop, words))).toBe(false);
});

it('what the owner allows is told as last heard, so that the page does not say two things', async () => {
  const consents = { shop_id: 's-07', items: [{ kind: 'profile', is_granted: true }] };
  await store(consentsOptions('s-07').queryKey, consents, 7_000);
  expect(await client().fetchQuery({ ...consentsOptions('s-07'), retry: false })).toMatchObject({
    ...consents,
    savedAt: 7_000,
  });
});
