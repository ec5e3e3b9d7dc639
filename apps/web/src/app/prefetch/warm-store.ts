import type { BookingTab } from '@chowk/domain/ad-spaces';
import type { QueryClient } from '@tanstack/react-query';
import {
  bookingsAheadOptions,
  bookingsOptions,
  ownSpacesOptions,
} from '@/features/ad-spaces/ad-spaces.queries';
import { ALL_ORDERS, shopOrdersName, shopOrdersOptions } from '@/features/orders/orders.queries';
import { marketAheadOptions } from '@/features/products/market/market-ahead.queries';
import {
  ownShopsOptions,
  consentsOptions as shopConsentsOptions,
} from '@/features/shops/acting/acting.queries';
import type { Warm, WarmPages } from './warm';

/** Hardly anybody has more than one. */
const SHOPS_AHEAD = 3;

const LIVE_TABS: readonly BookingTab[] = ['requested', 'accepted', 'active'];

async function ownShops(personId: string, queryClient: QueryClient) {
  const { items } = await queryClient.ensureQueryData(ownShopsOptions());
  return items.filter(({ owner_id }) => owner_id === personId);
}

/** Who may act for the shops somebody owns. */
export async function warmManager(
  personId: string,
  warm: Warm,
  queryClient: QueryClient,
): Promise<void> {
  for (const { id } of await ownShops(personId, queryClient)) await warm(shopConsentsOptions(id));
}

async function warmSpaces(warm: Warm): Promise<void> {
  const asOpened = { search: '', cursor: undefined };
  await warm(ownSpacesOptions({ ...asOpened, status: undefined }));
  for (const tab of LIVE_TABS) {
    await warm(bookingsAheadOptions(tab));
    await warm(bookingsOptions({ ...asOpened, tab }));
  }
}

/** What a store buys and lets: the lists as they open. */
export async function warmStoreLists(
  personId: string,
  warm: Warm,
  warmPages: WarmPages,
  queryClient: QueryClient,
): Promise<void> {
  const shops = (await ownShops(personId, queryClient)).slice(0, SHOPS_AHEAD);
  for (const { id } of shops)
    await warmPages(shopOrdersOptions(id, ALL_ORDERS), shopOrdersName(id));
  // What is seen of the market is kept whichever shop it was for.
  const [shop] = shops;
  if (shop) await warm(marketAheadOptions(shop.id));
  await warmSpaces(warm);
}
