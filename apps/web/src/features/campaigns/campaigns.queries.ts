import type { Brand } from '@chowk/domain/accounts';
import type {
  Campaign,
  CampaignState,
  cancelCampaign,
  createCampaign,
  launchCampaign,
  listCampaigns,
  pauseCampaign,
  readCampaign,
  readFeasibility,
  resumeCampaign,
  updateCampaign,
} from '@chowk/domain/campaigns';
import type { OutputOf, ParamsOf } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';
import { NetworkError } from '@/api/errors/errors';
import type { PageAsked } from '@/lists/list-all';
import { cachedRows, isPulled } from '@/offline/read/device-rows';
import { pageOptions, rowOptions } from '@/offline/read/synced-options';

export const listCampaignsRef = queryRef<typeof listCampaigns>('campaigns_list', '/campaigns');
export const readCampaignRef = queryRef<typeof readCampaign>('campaign_read', '/campaigns/{id}');
export const readFeasibilityRef = queryRef<typeof readFeasibility>(
  'campaign_feasibility_read',
  '/campaign_feasibility',
);

export const createCampaignRef = queueableRef<typeof createCampaign>('campaign_create');
export const updateCampaignRef = queueableRef<typeof updateCampaign>('campaign_update');
export const launchCampaignRef = commandRef<typeof launchCampaign>('campaign_launch');
export const pauseCampaignRef = commandRef<typeof pauseCampaign>('campaign_pause');
export const resumeCampaignRef = commandRef<typeof resumeCampaign>('campaign_resume');
export const cancelCampaignRef = commandRef<typeof cancelCampaign>('campaign_cancel');

/** Shops and reviewers move these while the page is open. */
const FRESH = { staleTime: 0 } as const;

const PAGE_SIZE = 20;

export interface CampaignFilter {
  readonly status: CampaignState | undefined;
  readonly search: string;
  /** What the page before names the next by. */
  readonly cursor: string | undefined;
}

/** Who also runs a shop has the campaigns of its deals here, which are other brands'. */
async function findOwn(): Promise<(campaign: Campaign) => boolean> {
  // Every write holds that table (decision 0030): nobody else need wait for it.
  if (!(await isPulled('deals'))) return () => true;
  const brands = await cachedRows<Brand>('brands');
  const ids = new Set(brands?.content.map(({ id }) => id));
  // One made here belongs to nobody yet.
  return ({ brand_id }) => ids.size === 0 || brand_id === '' || ids.has(brand_id);
}

/** The campaigns of a brand, drafts that wait to be sent among them. */
export function campaignsOptions({ status, search, cursor }: CampaignFilter) {
  const wanted = { ...(status && { status }), ...(search && { search }) };
  const named = search.toLocaleLowerCase();
  const list = {
    collection: 'campaigns',
    queryKey: [listCampaignsRef.name, { ...wanted, ...(cursor && { cursor }) }],
    isWanted: (campaign: Campaign) =>
      (status === undefined || campaign.status === status) &&
      campaign.title.toLocaleLowerCase().includes(named),
    findOwn,
    size: PAGE_SIZE,
    ask: (asked: PageAsked, signal: AbortSignal) =>
      contractClient.runQuery(listCampaignsRef, { ...wanted, ...asked }, { signal }),
  } as const;
  return { ...pageOptions<Campaign>(list, cursor), ...FRESH };
}

export const campaignOptions = (id: string) => ({
  ...rowOptions(readCampaignRef, { id }, 'campaigns'),
  ...FRESH,
});
/** The server's own word if it can be asked: what waits to be sent is the wizard's, not the draft's. */
export const draftOptions = (id: string) => ({
  queryKey: ['campaign_draft', id] as const,
  retry: isWorthRetry,
  queryFn: async (asked: {
    readonly signal: AbortSignal;
  }): Promise<OutputOf<typeof readCampaign>> => {
    try {
      return await contractClient.runQuery(readCampaignRef, { id }, asked);
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      return campaignOptions(id).queryFn(asked);
    }
  },
  ...FRESH,
});
export const feasibilityOptions = (params: ParamsOf<typeof readFeasibility>) => ({
  ...queryOptionsFor(readFeasibilityRef, params),
  ...FRESH,
});
