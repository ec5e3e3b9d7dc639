import type { Campaign, readCampaign } from '@chowk/domain/campaigns';
import {
  type acceptDeal,
  type cancelDeal,
  type DEAL_TABS,
  type Deal,
  type declineDeal,
  type listDeals,
  type offerDeal,
  type readDeal,
  type readPayoutTerms,
  TAB_STATES,
} from '@chowk/domain/deals';
import { SECOND_MS } from '@chowk/domain/kernel';
import { keepPreviousData } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { WHEN_BACK } from '@/api/client/when-back';
import { cachedOptions } from '@/offline/cache/cached-options';
import { readSome } from '@/offline/read/read-collection';
import { listOptions, ON_DEVICE, rowOptions } from '@/offline/read/synced-options';

export const listDealsRef = queryRef<typeof listDeals>('deals_list', '/deals');
export const readDealRef = queryRef<typeof readDeal>('deal_read', '/deals/{id}');
export const readPayoutTermsRef = queryRef<typeof readPayoutTerms>(
  'payout_terms_read',
  '/payout_terms',
);
export const readDealCampaignRef = queryRef<typeof readCampaign>(
  'campaign_read',
  '/campaigns/{id}',
);
export const offerDealRef = commandRef<typeof offerDeal>('deal_offer');
export const acceptDealRef = queueableRef<typeof acceptDeal>('deal_accept');
export const declineDealRef = queueableRef<typeof declineDeal>('deal_decline');
export const cancelDealRef = commandRef<typeof cancelDeal>('deal_cancel');

export type DealTab = (typeof DEAL_TABS)[number];

const PAGE_SIZE = 20;
/** Others' moves change what is shown, so it is asked anew whenever it is opened again. */
const FRESH_MS = 5 * SECOND_MS;

function fits({ campaign_title: title, brand_name: brand }: Deal, search: string): boolean {
  return `${title} ${brand}`.toLocaleLowerCase().includes(search.toLocaleLowerCase());
}

/** One list of the feed, page after page. */
export function dealsOptions(tab: DealTab, search: string) {
  const states: readonly string[] = TAB_STATES[tab];
  const wanted = { tab, ...(search && { search }) };
  return {
    ...listOptions<Deal>({
      collection: 'deals',
      queryKey: [listDealsRef.name, tab, search],
      isWanted: (deal) => states.includes(deal.status) && fits(deal, search),
      among: search === '' ? { index: 'status', values: states } : undefined,
      size: PAGE_SIZE,
      ask: (asked, signal) =>
        contractClient.runQuery(listDealsRef, { ...wanted, ...asked }, { signal }),
    }),
    staleTime: FRESH_MS,
  };
}

export const dealOptions = (id: string) => ({
  ...rowOptions(readDealRef, { id }, 'deals'),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});
/** The deal a store was offered in a campaign, the newest if several of its shops were. */
export const ownDealOptions = (campaignId: string) =>
  cachedOptions(listDealsRef, { campaign_id: campaignId, limit: 1 });
/** The link of a campaign is as good as its offer, for a shop it is meant for; asked twice, it is one. */
export const offerByLinkOptions = (campaignId: string, isWanted: boolean) => ({
  queryKey: [offerDealRef.name, { campaign_id: campaignId }] as const,
  queryFn: () => contractClient.runCommand(offerDealRef, { campaign_id: campaignId }),
  enabled: isWanted,
  // What is shown instead is tried again by itself, and so is this with a network.
  retry: false,
  ...WHEN_BACK,
});
export const dealCampaignOptions = (deal: Pick<Deal, 'campaign_id'>) => ({
  ...rowOptions(readDealCampaignRef, { id: deal.campaign_id }, 'campaigns'),
  ...WHEN_BACK,
});
/** The campaigns of some deals, for what a deal itself does not say: its picture and its tax. */
export function campaignsOfOptions(deals: readonly Pick<Deal, 'campaign_id'>[]) {
  const ids = [...new Set(deals.map(({ campaign_id }) => campaign_id))].sort();
  return {
    ...ON_DEVICE,
    queryKey: ['campaigns_list', { ids }] as const,
    queryFn: () => readSome<Campaign>('campaigns', ids),
    placeholderData: keepPreviousData,
  };
}
/** What is withheld of any deal and when its money comes: asked once, it answers without a network. */
export const payoutTermsOptions = () => ({
  ...cachedOptions(readPayoutTermsRef, {}),
  ...WHEN_BACK,
});
