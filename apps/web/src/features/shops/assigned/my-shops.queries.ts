import { type OutputOf, SECOND_MS } from '@chowk/domain/kernel';
import type {
  listShopConsents,
  listShopHealth,
  listShopPhotos,
  markShopVisit,
  readBizmanSummary,
  readShopDay,
  readShopHealth,
  ShopHealth,
} from '@chowk/domain/shops';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef, queueableRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { NetworkError } from '@/api/errors/errors';
import { FIRST_PLACE, nextPlace, serverPlace } from '@/offline/read/kept-page';
import { answerName, rememberedOptions } from '@/offline/read/synced-options';
import { type Aged, readRemembered } from '@/offline/read/synced-read';

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

export type ShopDay = OutputOf<typeof readShopDay>;
export type BizmanSummary = OutputOf<typeof readBizmanSummary>;

/** What the shop's row on this device says: the figures are only the server's to tell. */
export type RowHealth = Pick<ShopHealth, 'shop' | 'missing' | 'last_visited_at' | 'last_visit_m'>;

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

type KeptShops = typeof import('./kept-shops');

/** Neither the server nor a remembered answer of it: then what the rows of this device say. */
async function orFromRows<Content>(
  read: Promise<Aged<Content>>,
  fromRows: (kept: KeptShops) => Promise<Aged<Content> | undefined>,
): Promise<Aged<Content>> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const kept = await fromRows(await import('./kept-shops')).catch(() => undefined);
    if (!kept) throw error;
    return kept;
  }
}

/** What the first page of them all is kept under. */
export const myShopsName = () => answerName(listShopHealthRef, { limit: PAGE_SIZE });

export function myShopsOptions(search: string) {
  return infiniteQueryOptions({
    queryKey: [listShopHealthRef.name, search],
    queryFn: ({ pageParam: place, signal }) => {
      const params = { limit: PAGE_SIZE, ...(search === '' ? {} : { search }) };
      return orFromRows(
        readRemembered<KnownShopsPage>(
          answerName(listShopHealthRef, { ...params, ...place }),
          async () => {
            const asked = { ...params, ...serverPlace(place) };
            return contractClient.runQuery(listShopHealthRef, asked, { signal });
          },
        ),
        ({ keptShops }) => keptShops(search, place, PAGE_SIZE),
      );
    },
    initialPageParam: FIRST_PLACE,
    getNextPageParam: ({ items, nextCursor }) =>
      nextPlace({ items: items.map(({ shop }) => shop), nextCursor }),
    retry: isWorthRetry,
    staleTime: FRESH_MS,
    ...WHEN_BACK,
  });
}

export function shopHealthOptions(id: string) {
  const { queryFn: read, ...options } = rememberedOptions(readShopHealthRef, { id });
  return {
    ...options,
    queryFn: (asked: Parameters<typeof read>[0]) =>
      orFromRows<KnownShop>(read(asked), ({ keptShop }) => keptShop(id)),
    ...WHEN_BACK,
    staleTime: FRESH_MS,
  };
}

export const shopDayOptions = () => ({
  ...rememberedOptions(readShopDayRef, {}),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});

export const summaryOptions = () => ({
  ...rememberedOptions(readSummaryRef, {}),
  staleTime: FRESH_MS,
});

/** Asked as oneself, acting or not: the owner may change their mind. Without a network, as last heard. */
export const consentsOptions = (id: string) => ({
  ...rememberedOptions(listConsentsRef, { id }, { asSelf: true }),
  ...WHEN_BACK,
  staleTime: 0,
});

export const photosOptions = (id: string) => rememberedOptions(listPhotosRef, { id });
