import { type OutputOf, SECOND_MS } from '@chowk/domain/kernel';
import type {
  listShopConsents,
  listShopHealth,
  listShopPhotos,
  markShopVisit,
  noteShopVisit,
  readBizmanSummary,
  readShopDay,
  readShopHealth,
  ShopHealth,
  undoShopVisit,
} from '@chowk/domain/shops';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef, queueableRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { cachedOptions } from '@/offline/cache/cached-options';
import { serverOr } from '@/offline/cache/persister';
import { PREFETCH, type Prefetch } from '@/offline/cache/prefetch';
import { FIRST_PAGE, nextPage, serverCursor } from '@/offline/read/cached-page';

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
export const markVisitRef = queueableRef<typeof markShopVisit>('shop_visit_mark');
export const noteVisitRef = queueableRef<typeof noteShopVisit>('shop_visit_note');
export const undoVisitRef = queueableRef<typeof undoShopVisit>('shop_visit_undo');

export type ShopDay = OutputOf<typeof readShopDay>;
export type BizmanSummary = OutputOf<typeof readBizmanSummary>;

/** What the shop's row on this device says: the figures are only the server's to tell. */
export type RowHealth = Pick<
  ShopHealth,
  'shop' | 'missing' | 'last_visited_at' | 'last_visit_m' | 'last_visit_note' | 'last_visit_photo'
>;

export type KnownShop = ShopHealth | RowHealth;

export interface KnownShopsPage extends Pick<OutputOf<typeof listShopHealth>, 'nextCursor'> {
  readonly items: KnownShop[];
}

export function hasFigures(known: KnownShop): known is ShopHealth {
  return 'open_deals' in known;
}

const PAGE_SIZE = 20;
/** Shops trade without the bizman's doing, so it is asked anew when opened. */
const FRESH_MS = 5 * SECOND_MS;

/** All of them, page after page; those after the first also from the rows of this device. */
export function myShopsOptions(search: string) {
  return {
    ...infiniteQueryOptions({
      queryKey: [listShopHealthRef.name, search],
      queryFn: ({ pageParam: place, signal }) =>
        serverOr<KnownShopsPage>(
          async () => {
            const asked = { limit: PAGE_SIZE, ...(search && { search }), ...serverCursor(place) };
            return contractClient.runQuery(listShopHealthRef, asked, { signal });
          },
          async () =>
            place.afterId
              ? (await import('./device-shops')).deviceShops(search, place, PAGE_SIZE)
              : undefined,
        ),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ items, nextCursor }) =>
        nextPage({ items: items.map(({ shop }) => shop), nextCursor }),
      retry: isWorthRetry,
      staleTime: FRESH_MS,
    }),
    ...WHEN_BACK,
    meta: {
      ...PREFETCH.meta,
      fallback: async () => {
        const { deviceShops } = await import('./device-shops');
        const page = await deviceShops(search, FIRST_PAGE, PAGE_SIZE);
        return page && { ...page, content: { pages: [page.content], pageParams: [FIRST_PAGE] } };
      },
    },
  };
}

export function shopHealthOptions(id: string) {
  const fallback = async () => (await import('./device-shops')).deviceShop(id);
  return {
    ...cachedOptions(readShopHealthRef, { id }, { fallback }),
    ...WHEN_BACK,
    staleTime: FRESH_MS,
  };
}

export const shopDayOptions = () => ({
  ...cachedOptions(readShopDayRef, {}),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});

export const summaryOptions = () => ({
  ...cachedOptions(readSummaryRef, {}),
  staleTime: FRESH_MS,
});

/** Asked as oneself, acting or not: the owner may change their mind. Without a network, as last heard. */
export const consentsOptions = (id: string) => ({
  ...cachedOptions(listConsentsRef, { id }, { asSelf: true }),
  ...WHEN_BACK,
  staleTime: 0,
});

export const photosOptions = (id: string) => cachedOptions(listPhotosRef, { id });

export const myShopsPrefetch: Prefetch = {
  roles: ['bizman'],
  isList: true,
  run: ({ pages }) => pages(myShopsOptions('')),
};
