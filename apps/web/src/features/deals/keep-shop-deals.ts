import type { Deal } from '@chowk/domain/deals';
import { contractClient } from '@/api/client/browser-client';
import { actingFor } from '@/api/session/acting';
import { putShopRows } from '@/offline/read/keep-shop-rows';
import { listDealsRef } from './deals.queries';

const PAGE_SIZE = 100;
/** No phone shows more; the newest come first. */
const MOST_PAGES = 5;

async function askForDeals(): Promise<Deal[]> {
  const deals: Deal[] = [];
  let place: { readonly cursor?: string } | null = {};
  for (let page = 0; place && page < MOST_PAGES; page += 1) {
    const { items, nextCursor }: { items: Deal[]; nextCursor: string | null } =
      await contractClient.runQuery(listDealsRef, { limit: PAGE_SIZE, ...place });
    deals.push(...items);
    place = nextCursor === null ? null : { cursor: nextCursor };
  }
  return deals;
}

/** The deals of the shop somebody acts for, on this device: they open there whether seen or not. */
export async function keepShopDeals(): Promise<readonly Deal[]> {
  const shopId = actingFor()?.shopId;
  if (!shopId) return [];
  const deals = await askForDeals();
  // Whoever has ended it meanwhile is nobody to keep them for.
  if (actingFor()?.shopId === shopId) await putShopRows(shopId, 'deals', deals);
  return deals;
}
