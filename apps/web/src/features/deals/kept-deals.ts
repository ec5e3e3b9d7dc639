import { type Deal, TAB_STATES } from '@chowk/domain/deals';
import type { Kept } from '@/offline/read/device-rows';
import { keptPage, type Place } from '@/offline/read/kept-page';
import type { DealTab } from './deals.queries';

type DeviceRows = typeof import('@/offline/read/device-rows');

function fits({ campaign_title: title, brand_name: brand }: Deal, search: string): boolean {
  const wanted = search.toLocaleLowerCase();
  return wanted === '' || `${title} ${brand}`.toLocaleLowerCase().includes(wanted);
}

interface Wanted {
  readonly tab: DealTab;
  readonly search: string;
  readonly place: Place;
  readonly size: number;
}

/** One list of the feed as this device has it, a page at a time as from the server. */
export async function keptDeals(
  { keptRows, keptStretch }: DeviceRows,
  { tab, search, place, size }: Wanted,
): Promise<Kept<{ items: Deal[]; nextCursor: string | null }> | undefined> {
  const states: readonly string[] = TAB_STATES[tab];
  if (search === '')
    return keptStretch<Deal>('deals', { index: 'status', values: states, place, size });
  const kept = await keptRows<Deal>('deals');
  if (!kept) return undefined;
  const fitting = kept.content.filter((deal) => states.includes(deal.status) && fits(deal, search));
  return { savedAt: kept.savedAt, content: keptPage(fitting, place, size) };
}
