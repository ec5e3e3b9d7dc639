import type { readCampaignMoney } from '@chowk/domain/campaigns';
import type { DEAL_TABS, listDeals } from '@chowk/domain/deals';
import type { OutputOf } from '@chowk/domain/kernel';
import type { listProofs } from '@chowk/domain/proofs';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Aged } from '@/offline/cache/persister';
import { PREFETCH, type Prefetch } from '@/offline/cache/prefetch';
import { campaignsOptions } from '../campaigns.queries';

const readMoneyRef = queryRef<typeof readCampaignMoney>(
  'campaign_money_read',
  '/campaigns/{id}/money',
);
export const listCampaignDealsRef = queryRef<typeof listDeals>('deals_list', '/deals');
export const listCampaignProofsRef = queryRef<typeof listProofs>('proofs_list', '/proofs');

/** Shops and reviewers move these while the page is open. */
const FRESH = { staleTime: 0 } as const;
const DEALS_A_PAGE = 10;
const PROOFS_A_PAGE = 12;
const FIRST_PAGE = '';

export const moneyOptions = (id: string) => ({
  ...cachedOptions(readMoneyRef, { id }, { offline: 'prefetch' }),
  ...FRESH,
});

interface DealFilter {
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

/** What its shops were approved for, the newest first. */
export function approvedProofsOptions(id: string) {
  return {
    ...infiniteQueryOptions({
      queryKey: [listCampaignProofsRef.name, 'wall', id],
      initialPageParam: FIRST_PAGE,
      queryFn: ({ pageParam: cursor, signal }): Promise<Aged<OutputOf<typeof listProofs>>> => {
        const wanted = { campaign_id: id, status: 'approved' as const, limit: PROOFS_A_PAGE };
        const params = { ...wanted, ...(cursor === FIRST_PAGE ? {} : { cursor }) };
        return contractClient.runQuery(listCampaignProofsRef, params, { signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
      retry: isWorthRetry,
    }),
    ...PREFETCH,
  };
}

/** Of those that run: an older one is opened rarely enough to wait for a network. */
const CAMPAIGNS_AHEAD = 3;

/** What a brand's newest campaigns show of themselves. */
export const campaignPagePrefetch: Prefetch = {
  roles: ['brand'],
  isList: true,
  run: async ({ query, pages, queryClient }) => {
    const asOpened = { search: '', cursor: undefined };
    const newest = campaignsOptions({ ...asOpened, status: undefined });
    const { items } = await queryClient.ensureQueryData(newest);
    const running = items.filter(({ launched_at }) => launched_at !== null);
    for (const { id } of running.slice(0, CAMPAIGNS_AHEAD)) {
      await query(moneyOptions(id));
      await query(campaignDealsOptions(id, { ...asOpened, tab: undefined }));
      await pages(approvedProofsOptions(id));
    }
  },
};
