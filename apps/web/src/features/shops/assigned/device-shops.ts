import { missingOf, type Shop } from '@chowk/domain/shops';
import type { InfiniteData } from '@tanstack/react-query';
import { snapshotKey, snapshotPrefix } from '@/offline/cache/snapshot-key';
import { readSnapshot, readSnapshots, type Snapshot } from '@/offline/cache/snapshots';
import { cachedPage, type PageCursor } from '@/offline/read/cached-page';
import { cachedRow, cachedRows } from '@/offline/read/device-rows';
import {
  type KnownShop,
  type KnownShopsPage,
  listShopHealthRef,
  type RowHealth,
  type ShopDay,
  shopDayOptions,
} from './my-shops.queries';

/** As the server finds them: a part of the name or the area, or the whole PIN code. */
export function fitsShop({ shop_name, area, pin_code }: Shop, search: string): boolean {
  const wanted = search.toLocaleLowerCase();
  return `${shop_name}\n${area ?? ''}`.toLocaleLowerCase().includes(wanted) || pin_code === search;
}

function healthOf(shop: Shop): RowHealth {
  return {
    shop,
    missing: missingOf(shop),
    last_visited_at: null,
    last_visit_m: null,
    last_visit_note: null,
    last_visit_photo: null,
  };
}

/** The shops as this device has them, a page at a time as from the server. */
export async function deviceShops(
  search: string,
  place: PageCursor,
  size: number,
): Promise<Snapshot<KnownShopsPage> | undefined> {
  const rows = await cachedRows<Shop>('shops');
  if (!rows) return undefined;
  const fitting = rows.content.filter((shop) => fitsShop(shop, search));
  const { items, nextCursor } = cachedPage(fitting, place, size);
  return { content: { items: items.map(healthOf), nextCursor }, savedAt: rows.savedAt };
}

type Lists = InfiniteData<KnownShopsPage>;

/**
 * One shop as the round of today tells of it, which knows of visits that wait; else as a list did;
 * else what its row says.
 */
export async function deviceShop(id: string): Promise<Snapshot<KnownShop> | undefined> {
  const day = await readSnapshot<ShopDay>(snapshotKey(shopDayOptions().queryKey));
  const lists = await readSnapshots<Lists>(snapshotPrefix(listShopHealthRef.name));
  const told = [
    ...(day?.content.items ?? []).map((content) => ({ content, savedAt: day?.savedAt ?? 0 })),
    ...lists
      .sort((one, other) => other.savedAt - one.savedAt)
      .flatMap(({ content: { pages }, savedAt }) =>
        pages.flatMap(({ items }) => items.map((content) => ({ content, savedAt }))),
      ),
  ];
  const row = async () => {
    const found = await cachedRow<Shop>('shops', id);
    return found && { ...found, content: healthOf(found.content) };
  };
  return told.find(({ content }) => content.shop.id === id) ?? row();
}
