import { DAY_MS, uuidV7 } from '../kernel';

/** The collections of the local store that are pulled, named as there. */
export const SYNC_COLLECTIONS = [
  'campaigns',
  'deals',
  'shops',
  'brands',
  'shopLeads',
  'earnings',
  'notifications',
  'orders',
  'bookings',
  'carts',
] as const;
export type SyncCollection = (typeof SYNC_COLLECTIONS)[number];

/** Of these, what a shop is told of itself, and whoever acts for it. */
export const SHOP_COLLECTIONS = [
  'deals',
  'campaigns',
  'shops',
  'orders',
  'bookings',
  'carts',
] as const satisfies readonly SyncCollection[];

/** Of these the first pull gives the last days only; older rows are asked for page by page. */
export const PULLED_DAYS: Partial<Record<SyncCollection, number>> = {
  notifications: 30,
  orders: 90,
  // No booking is made further ahead than a year: none older than this is still to come.
  bookings: 370,
};

const NO_CHANCE = new Uint8Array(10);

/** The lowest id a row of the days a collection is pulled for may have; none where all is pulled. */
export function lowestPulledId(collection: SyncCollection, nowMs: number): string | undefined {
  const days = PULLED_DAYS[collection];
  return days === undefined ? undefined : uuidV7(nowMs - days * DAY_MS, NO_CHANCE);
}
