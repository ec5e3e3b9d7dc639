import type {
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
import { readCollection } from '@/offline/read/read-collection';
import { ON_DEVICE, rowOptions } from '@/offline/read/synced-options';
import { type CampaignFilter, findCampaigns } from './find-campaigns';

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

export function campaignsOptions({ status, search, cursor }: CampaignFilter) {
  const params = {
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return {
    ...ON_DEVICE,
    queryKey: [listCampaignsRef.name, params] as const,
    retry: isWorthRetry,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      readCollection<OutputOf<typeof listCampaigns>>({
        collection: 'campaigns',
        fromDevice: () => findCampaigns({ status, search, cursor }),
        ask: () => contractClient.runQuery(listCampaignsRef, params, { signal }),
      }),
    ...FRESH,
  };
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
