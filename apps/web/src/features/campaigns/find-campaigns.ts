import type { Brand } from '@chowk/domain/accounts';
import type { Campaign, CampaignState } from '@chowk/domain/campaigns';
import { cachedPage } from '@/offline/read/cached-page';
import { cachedRows, isPulled, type Rows } from '@/offline/read/device-rows';

const PAGE_SIZE = 20;

export interface CampaignFilter {
  readonly status: CampaignState | undefined;
  readonly search: string;
  /** The id of the last one on the page before. */
  readonly cursor: string | undefined;
}

/** Who also runs a shop has the campaigns of its deals here, which are other brands'. */
async function isOwn(): Promise<(campaign: Campaign) => boolean> {
  // Every write holds that table (decision 0030): nobody else need wait for it.
  if (!(await isPulled('deals'))) return () => true;
  const brands = await cachedRows<Brand>('brands');
  const ids = new Set(brands?.content.map(({ id }) => id));
  // One made here belongs to nobody yet.
  return ({ brand_id }) => ids.size === 0 || brand_id === '' || ids.has(brand_id);
}

/** The campaigns of a brand, drafts that wait to be sent among them. */
export async function findCampaigns({
  status,
  search,
  cursor,
}: CampaignFilter): Promise<Rows<{ items: Campaign[]; nextCursor: string | null }> | undefined> {
  const [kept, isOfBrand] = await Promise.all([cachedRows<Campaign>('campaigns'), isOwn()]);
  if (!kept) return undefined;
  const wanted = search.toLocaleLowerCase();
  const fitting = kept.content
    .filter((campaign) => status === undefined || campaign.status === status)
    .filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
    .filter(isOfBrand);
  const place = cursor === undefined ? {} : { afterId: cursor };
  const { items, nextCursor } = cachedPage(fitting, place, PAGE_SIZE);
  return { ...kept, content: { items, nextCursor: nextCursor && (items.at(-1)?.id ?? null) } };
}
