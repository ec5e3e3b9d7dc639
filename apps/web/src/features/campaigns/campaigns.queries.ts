import type {
  cancelCampaign,
  createCampaign,
  launchCampaign,
  listCampaigns,
  pauseCampaign,
  readCampaign,
  readCampaignMoney,
  readFeasibility,
  resumeCampaign,
  updateCampaign,
} from '@chowk/domain/campaigns';
import type { DEAL_TABS, listDeals } from '@chowk/domain/deals';
import type { OutputOf, ParamsOf } from '@chowk/domain/kernel';
import type { listProofs } from '@chowk/domain/proofs';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';
import { NetworkError } from '@/api/errors/errors';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Prefetch } from '@/offline/cache/prefetch';
import { readCollection } from '@/offline/read/read-collection';
import { ON_DEVICE, rowOptions } from '@/offline/read/synced-options';
import { type CampaignFilter, findCampaigns } from './find-campaigns';

export const listCampaignsRef = queryRef<typeof listCampaigns>('campaigns_list', '/campaigns');
export const readCampaignRef = queryRef<typeof readCampaign>('campaign_read', '/campaigns/{id}');
export const readMoneyRef = queryRef<typeof readCampaignMoney>(
  'campaign_money_read',
  '/campaigns/{id}/money',
);
export const readFeasibilityRef = queryRef<typeof readFeasibility>(
  'campaign_feasibility_read',
  '/campaign_feasibility',
);
export const listCampaignDealsRef = queryRef<typeof listDeals>('deals_list', '/deals');
export const listCampaignProofsRef = queryRef<typeof listProofs>('proofs_list', '/proofs');

export const createCampaignRef = queueableRef<typeof createCampaign>('campaign_create');
export const updateCampaignRef = queueableRef<typeof updateCampaign>('campaign_update');
export const launchCampaignRef = commandRef<typeof launchCampaign>('campaign_launch');
export const pauseCampaignRef = commandRef<typeof pauseCampaign>('campaign_pause');
export const resumeCampaignRef = commandRef<typeof resumeCampaign>('campaign_resume');
export const cancelCampaignRef = commandRef<typeof cancelCampaign>('campaign_cancel');

/** Shops and reviewers move these while the page is open. */
const FRESH = { staleTime: 0 } as const;
const DEALS_A_PAGE = 10;

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
export const moneyOptions = (id: string) => ({
  ...cachedOptions(readMoneyRef, { id }, { offline: 'prefetch' }),
  ...FRESH,
});
export const feasibilityOptions = (params: ParamsOf<typeof readFeasibility>) => ({
  ...queryOptionsFor(readFeasibilityRef, params),
  ...FRESH,
});

export interface DealFilter {
  readonly tab: (typeof DEAL_TABS)[number] | undefined;
  readonly search: string;
  readonly cursor: string | undefined;
}

export function campaignDealsOptions(id: string, { tab, search, cursor }: DealFilter) {
  const params = {
    campaign_id: id,
    limit: DEALS_A_PAGE,
    ...(tab ? { tab } : {}),
    ...(search ? { search } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return { ...cachedOptions(listCampaignDealsRef, params, { offline: 'prefetch' }), ...FRESH };
}

/** Of those that run: an older one is opened rarely enough to wait for a network. */
const CAMPAIGNS_AHEAD = 3;

/** What a brand's newest campaigns show of themselves. */
export const campaignsPrefetch: Prefetch = {
  roles: ['brand'],
  isList: true,
  run: async ({ query, pages, queryClient }) => {
    const asOpened = { search: '', cursor: undefined };
    const newest = campaignsOptions({ ...asOpened, status: undefined });
    const { items } = await queryClient.ensureQueryData(newest);
    const running = items.filter(({ launched_at }) => launched_at !== null);
    const { approvedProofsOptions } = await import('./page/approved-proofs');
    for (const { id } of running.slice(0, CAMPAIGNS_AHEAD)) {
      await query(moneyOptions(id));
      await query(campaignDealsOptions(id, { ...asOpened, tab: undefined }));
      await pages(approvedProofsOptions(id));
    }
  },
};
