import { type OutputOf, SECOND_MS } from '@chowk/domain/kernel';
import type {
  listShopConsents,
  listShopHealth,
  listShopPhotos,
  markShopVisit,
  readBizmanSummary,
  readShopDay,
  readShopHealth,
} from '@chowk/domain/shops';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/browser-client';
import { commandRef, queryRef } from '@/api/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/queries';
import { WHEN_BACK } from '@/api/when-back';
import { answerName, rememberedOptions } from '@/offline/synced-options';
import { readRemembered } from '@/offline/synced-read';

export const listShopHealthRef = queryRef<typeof listShopHealth>(
  'shop_health_list',
  '/shop_health',
);
export const readShopHealthRef = queryRef<typeof readShopHealth>(
  'shop_health_read',
  '/shop_health/{id}',
);
export const readShopDayRef = queryRef<typeof readShopDay>('shop_day_read', '/shop_day');
export const readSummaryRef = queryRef<typeof readBizmanSummary>(
  'bizman_summary_read',
  '/bizman_summary',
);
export const listConsentsRef = queryRef<typeof listShopConsents>(
  'shop_consents_list',
  '/shops/{id}/consents',
);
export const listPhotosRef = queryRef<typeof listShopPhotos>(
  'shop_photos_list',
  '/shops/{id}/photos',
);
export const markVisitRef = commandRef<typeof markShopVisit>('shop_visit_mark');

export type ShopDay = OutputOf<typeof readShopDay>;
export type BizmanSummary = OutputOf<typeof readBizmanSummary>;

const FIRST_PAGE = '';
const PAGE_SIZE = 20;
/** Shops trade without the bizman's doing, so it is asked anew when opened. */
const FRESH_MS = 5 * SECOND_MS;

/** The first page is kept for a phone without a network; the rest is found by whoever has one. */
export function myShopsOptions(search: string) {
  return infiniteQueryOptions({
    queryKey: [listShopHealthRef.name, search],
    queryFn: ({ pageParam, signal }) => {
      const params = {
        limit: PAGE_SIZE,
        ...(search === '' ? {} : { search }),
        ...(pageParam === FIRST_PAGE ? {} : { cursor: pageParam }),
      };
      return readRemembered<OutputOf<typeof listShopHealth>>(
        answerName(listShopHealthRef, params),
        () => contractClient.runQuery(listShopHealthRef, params, { signal }),
      );
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
    staleTime: FRESH_MS,
  });
}

export const shopHealthOptions = (id: string) => ({
  ...rememberedOptions(readShopHealthRef, { id }),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});

export const shopDayOptions = () => ({
  ...rememberedOptions(readShopDayRef, {}),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});

export const summaryOptions = () => ({
  ...rememberedOptions(readSummaryRef, {}),
  staleTime: FRESH_MS,
});

/** The owner may change their mind at any time. */
export const consentsOptions = (id: string) => ({
  ...queryOptionsFor(listConsentsRef, { id }),
  staleTime: 0,
});

export const photosOptions = (id: string) => queryOptionsFor(listPhotosRef, { id });
