import { type DEAL_TABS, type Deal, TAB_STATES } from '@chowk/domain/deals';
import { cachedPage, type Place } from '@/offline/read/cached-page';
import { cachedRange, cachedRows, type Rows } from '@/offline/read/device-rows';

export type DealTab = (typeof DEAL_TABS)[number];

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

/** One list of the feed, a page at a time. */
export async function findDeals({
  tab,
  search,
  place,
  size,
}: Wanted): Promise<Rows<{ items: Deal[]; nextCursor: string | null }> | undefined> {
  const states: readonly string[] = TAB_STATES[tab];
  if (search === '')
    return cachedRange<Deal>('deals', { index: 'status', values: states, place, size });
  const kept = await cachedRows<Deal>('deals');
  if (!kept) return undefined;
  const fitting = kept.content.filter((deal) => states.includes(deal.status) && fits(deal, search));
  return { ...kept, content: cachedPage(fitting, place, size) };
}
