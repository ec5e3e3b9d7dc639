import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import {
  type BizmanSummary,
  readShopDayRef,
  readSummaryRef,
  type ShopDay,
  shopDayOptions,
  summaryOptions,
} from '@/features/shops/assigned/my-shops.queries';
import { listPending } from '@/offline/outbox/outbox';
import { rememberedAnswer } from '@/offline/read/recalled-answers';
import { rememberAnswer } from '@/offline/read/remembered-answers';
import { answerName } from '@/offline/read/synced-options';
import { newPerson } from '@/offline/test/new-person';
import { markVisit } from './mark-visit';

const HEARD_AT = 1_000;

function dayOf(...ids: string[]): ShopDay & { savedAt: number } {
  const items = ids.map((id) => ({ shop: { id }, last_visited_at: null }));
  return { items, savedAt: HEARD_AT } as unknown as ShopDay & { savedAt: number };
}

it('without a network a visit waits, is shown as done and stays so, and the day keeps its age', async () => {
  await newPerson();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  const queryClient = new QueryClient();
  const { queryKey } = shopDayOptions();
  queryClient.setQueryData(queryKey, dayOf('s-1', 's-2'));
  const fix = { lat: 19.06, lng: 72.83, accuracy_m: 12.4 };
  const shop = { id: 's-1', shop_name: 'Rao Stores', position: { lat: 19.07, lng: 72.83 } };
  const marked = await markVisit(queryClient, shop, fix);
  expect(marked).toEqual({ kind: 'waiting', distanceM: 1112 });
  expect(await listPending()).toMatchObject([
    {
      type: 'shop_visit_mark',
      subject: 'Rao Stores',
      data: { shop_id: 's-1', position: { lat: 19.06, lng: 72.83 }, accuracy_m: 12 },
    },
  ]);
  const visited = [
    { last_visited_at: expect.any(String), last_visit_m: 1112 },
    { last_visited_at: null },
  ];
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ items: visited });
  expect(await rememberedAnswer<ShopDay>(answerName(readShopDayRef, {}))).toMatchObject({
    content: { items: visited },
    savedAt: HEARD_AT,
  });
  vi.unstubAllGlobals();
});

const SUMMARY = { shops: 4, proofs_due: 0, visited_today: 2, month_activations: 1, leads: {} };

async function countAfterVisit(heardAt: number) {
  await newPerson();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await rememberAnswer(answerName(readSummaryRef, {}), SUMMARY, heardAt);
  const queryClient = new QueryClient();
  queryClient.setQueryData(summaryOptions().queryKey, SUMMARY);
  await markVisit(queryClient, { id: 's-1', shop_name: 'Rao Stores', position: null }, undefined);
  const shown = queryClient.getQueryData<BizmanSummary>(summaryOptions().queryKey);
  const kept = await new QueryClient().fetchQuery(summaryOptions());
  vi.unstubAllGlobals();
  expect(kept).toMatchObject({ savedAt: heardAt, visited_today: shown?.visited_today });
  return shown?.visited_today;
}

it('the home counts a visit that waits, now and after the app was closed; a new day begins at none', async () => {
  expect(await countAfterVisit(Date.now())).toBe(3);
  expect(await countAfterVisit(HEARD_AT)).toBe(1);
});
