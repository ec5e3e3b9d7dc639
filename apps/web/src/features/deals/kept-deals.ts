import { type Deal, TAB_STATES } from '@chowk/domain/deals';
import type { Kept } from '@/offline/device-rows';
import type { DealTab } from './deals.queries';

type DeviceRows = typeof import('@/offline/device-rows');

function fits({ campaign_title: title, brand_name: brand }: Deal, search: string): boolean {
  const wanted = search.toLocaleLowerCase();
  return wanted === '' || `${title} ${brand}`.toLocaleLowerCase().includes(wanted);
}

/** One list of the feed as this device has it: all of it, so there is no next page. */
export async function keptDeals(
  { keptRows }: DeviceRows,
  tab: DealTab,
  search: string,
): Promise<Kept<{ items: Deal[]; nextCursor: null }> | undefined> {
  const kept = await keptRows<Deal>('deals');
  if (!kept) return undefined;
  const states: readonly string[] = TAB_STATES[tab];
  const items = kept.content
    .filter((deal) => states.includes(deal.status) && fits(deal, search))
    // Ids carry the time they were made.
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  return { savedAt: kept.savedAt, content: { items, nextCursor: null } };
}
