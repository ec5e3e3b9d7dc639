import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { put } from '@/offline/store/database';
import type { Shop } from '@chowk/domain/shops';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberAnswer } from '@/offline/read/remembered-answers';
import { answerName } from '@/offline/read/synced-options';
import { newPerson } from '@/offline/test/new-person';
import { fitsShop } from './kept-shops';
import {
  consentsOptions,
  hasFigures,
  listConsentsRef,
  listShopHealthRef,
  myShopsOptions,
  readShopDayRef,
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

const client = () => new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });

it('lists the shops of the device page by page, with their age and without figures', async () => {
  const options = { ...myShopsOptions(''), retry: false, pages: 2 };
  const { pages } = await client().fetchInfiniteQuery(options);
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
  await rememberAnswer(answerName(readShopDayRef, {}), day, 7_000);
  expect(await client().fetchQuery(options)).toMatchObject({ open_deals: 3, savedAt: 7_000 });
});

it('opens one shop with the figures its list shows; the round of today knows of visits that wait', async () => {
  const options = { ...shopHealthOptions('s-07'), retry: false };
  const list = { items: [{ shop: shopOf(7), open_deals: 4 }], nextCursor: null };
  await rememberAnswer(answerName(listShopHealthRef, { limit: 20 }), list, 9_000);
  expect(await client().fetchQuery(options)).toMatchObject({ open_deals: 4, savedAt: 9_000 });
  const day = { items: [{ shop: shopOf(7), open_deals: 3 }] };
  await rememberAnswer(answerName(readShopDayRef, {}), day, 7_000);
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
  await rememberAnswer(answerName(listConsentsRef, { id: 's-07' }), consents, 7_000);
  expect(await client().fetchQuery({ ...consentsOptions('s-07'), retry: false })).toMatchObject({
    ...consents,
    savedAt: 7_000,
  });
});
