import type { listBookings } from '@chowk/domain/ad-spaces';
import type { readCampaign } from '@chowk/domain/campaigns';
import { type Deal, type listDeals, TAB_STATES } from '@chowk/domain/deals';
import { DAY_MS } from '@chowk/domain/kernel';
import type { listOrders, readCartLines } from '@chowk/domain/orders';
import type { listShops } from '@chowk/domain/shops';
import type { PulledRows, SyncCollection } from '@chowk/domain/sync';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import type { Cursors, Pulled } from '@/offline/send/outbox-calls';
import { getEach } from '@/offline/store/rows';
import type { OfflineDatabase, ServerRow } from '@/offline/store/schema';
import { newerOf } from './rebase';

const dealsRef = queryRef<typeof listDeals>('deals_list', '/deals');
const shopsRef = queryRef<typeof listShops>('shops_list', '/shops');
const ordersRef = queryRef<typeof listOrders>('orders_list', '/orders');
const bookingsRef = queryRef<typeof listBookings>('bookings_list', '/bookings');
const cartRef = queryRef<typeof readCartLines>('cart_lines_read', '/cart_lines/{id}');
const campaignRef = queryRef<typeof readCampaign>('campaign_read', '/campaigns/{id}');

/** What is kept here of a shop somebody acts for. */
export const ACTED_COLLECTIONS = [
  'deals',
  'campaigns',
  'shops',
  'orders',
  'bookings',
  'carts',
] as const;

const PAGE_SIZE = 100;
/** No phone shows more; the newest come first. */
const MOST_PAGES = 5;

/** What the brand asks for is read before the photos, not after. */
const AHEAD_OF_PHOTOS: readonly string[] = [...TAB_STATES.offered, ...TAB_STATES.accepted];
const MOST_CAMPAIGNS = 50;

/** All of them in place of those before, but for what has arrived while the list was on its way. */
async function replacing(
  database: OfflineDatabase,
  collection: SyncCollection,
  rows: readonly ServerRow[],
  floor?: string,
): Promise<PulledRows> {
  const ids = rows.map(({ id }) => id);
  const known = await getEach(database.transaction(collection).store, ids);
  const newest = rows.map((row, at) => ({ ...newerOf(known[at], row) }));
  return { reset: true, rows: newest, gone: [], cursor: '', more: false, ...(floor && { floor }) };
}

async function dealsOfShop(database: OfflineDatabase): Promise<PulledRows> {
  const rows: Deal[] = [];
  let place: { readonly cursor?: string } | null = {};
  for (let page = 0; place && page < MOST_PAGES; page += 1) {
    const { items, nextCursor }: { items: Deal[]; nextCursor: string | null } =
      await contractClient.runQuery(dealsRef, { limit: PAGE_SIZE, ...place });
    rows.push(...items);
    place = nextCursor === null ? null : { cursor: nextCursor };
  }
  return replacing(database, 'deals', rows);
}

interface Page {
  readonly items: readonly ServerRow[];
  readonly nextCursor: string | null;
}

/** The newest of them; the rest is fetched when somebody asks for it. */
function newestOf(
  database: OfflineDatabase,
  collection: SyncCollection,
  { items, nextCursor }: Page,
): Promise<PulledRows> {
  const floor = nextCursor === null ? undefined : items.at(-1)?.id;
  return replacing(database, collection, items, floor);
}

/** Of the deals that have their photos before them; each is asked for once a day. */
async function campaignsAhead(
  database: OfflineDatabase,
  deals: readonly Deal[],
  nowMs: number,
): Promise<PulledRows> {
  const ahead = deals.filter(({ status }) => AHEAD_OF_PHOTOS.includes(status));
  const ids = [...new Set(ahead.map(({ campaign_id }) => campaign_id))].slice(0, MOST_CAMPAIGNS);
  const cached = await getEach(database.transaction('campaigns').store, ids);
  const rows: PulledRows['rows'] = [];
  for (const [place, id] of ids.entries()) {
    if ((cached[place]?._syncedAt ?? 0) > nowMs - DAY_MS) continue;
    const campaign = await contractClient.runQuery(campaignRef, { id }).catch(() => undefined);
    if (campaign) rows.push(campaign);
  }
  return { reset: false, rows, gone: [], cursor: '', more: false };
}

/** `GET /sync` is about a person's own; of a shop acted for, itself, its deals and what these ask. */
export async function pullForShop(
  database: OfflineDatabase,
  shopId: string,
  asked: Cursors,
  nowMs: number,
): Promise<Pulled> {
  const pulled: { -readonly [Name in keyof Pulled]: Pulled[Name] } = {};
  if (asked.shops !== undefined) {
    const { items } = await contractClient.runQuery(shopsRef, {});
    pulled.shops = await replacing(database, 'shops', items);
  }
  if (asked.deals !== undefined) pulled.deals = await dealsOfShop(database);
  const newest = { limit: PAGE_SIZE };
  if (asked.orders !== undefined) {
    const page = await contractClient.runQuery(ordersRef, newest);
    pulled.orders = await newestOf(database, 'orders', page);
  }
  if (asked.bookings !== undefined) {
    const page = await contractClient.runQuery(bookingsRef, newest);
    pulled.bookings = await newestOf(database, 'bookings', page);
  }
  if (asked.carts !== undefined) {
    const cart = await contractClient.runQuery(cartRef, { id: shopId });
    pulled.carts = await replacing(database, 'carts', [cart]);
  }
  if (asked.campaigns !== undefined) {
    const deals: unknown = pulled.deals?.rows ?? (await database.getAll('deals'));
    pulled.campaigns = await campaignsAhead(database, deals as readonly Deal[], nowMs);
  }
  return pulled;
}
