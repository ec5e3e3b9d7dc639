import { missingOf, type Shop } from '@chowk/domain/shops';
import { keptRow, keptRows } from '@/offline/read/device-rows';
import { keptPage, type Place } from '@/offline/read/kept-page';
import { rememberedAnswer, rememberedAnswers } from '@/offline/read/recalled-answers';
import { answerName } from '@/offline/read/synced-options';
import type { Aged } from '@/offline/read/synced-read';
import {
  type KnownShop,
  type KnownShopsPage,
  listShopHealthRef,
  type RowHealth,
  readShopDayRef,
  type ShopDay,
} from './my-shops.queries';

/** As the server finds them: a part of the name or the area, or the whole PIN code. */
export function fitsShop({ shop_name, area, pin_code }: Shop, search: string): boolean {
  const wanted = search.toLocaleLowerCase();
  return `${shop_name}\n${area ?? ''}`.toLocaleLowerCase().includes(wanted) || pin_code === search;
}

function healthOf(shop: Shop): RowHealth {
  return { shop, missing: missingOf(shop), last_visited_at: null, last_visit_m: null };
}

/** The shops as this device has them, a page at a time as from the server. */
export async function keptShops(
  search: string,
  place: Place,
  size: number,
): Promise<Aged<KnownShopsPage> | undefined> {
  const kept = await keptRows<Shop>('shops');
  if (!kept) return undefined;
  const fitting = kept.content.filter((shop) => fitsShop(shop, search));
  const { items, nextCursor } = keptPage(fitting, place, size);
  return { items: items.map(healthOf), nextCursor, savedAt: kept.savedAt };
}

/**
 * One shop as the round of today tells of it, which knows of visits that wait; else as a list did;
 * else what its row says.
 */
export async function keptShop(id: string): Promise<Aged<KnownShop> | undefined> {
  const day = await rememberedAnswer<ShopDay>(answerName(readShopDayRef, {}));
  const lists = await rememberedAnswers<ShopDay>(`${listShopHealthRef.name} `);
  lists.sort((one, other) => other.savedAt - one.savedAt);
  const told = [...(day ? [day] : []), ...lists]
    .flatMap(({ content, savedAt }) => content.items.map((health) => ({ ...health, savedAt })))
    .find(({ shop }) => shop.id === id);
  if (told) return told;
  const kept = await keptRow<Shop>('shops', id);
  return kept && { ...healthOf(kept.content), savedAt: kept.savedAt };
}
