import type { readCampaign } from '@chowk/domain/campaigns';
import type {
  acceptDeal,
  cancelDeal,
  DEAL_TABS,
  Deal,
  declineDeal,
  listDeals,
  readDeal,
  readDealTerms,
} from '@chowk/domain/deals';
import { type OutputOf, SECOND_MS } from '@chowk/domain/kernel';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/browser-client';
import { commandRef, queryRef } from '@/api/contract-ref';
import { isWorthRetry } from '@/api/queries';
import { WHEN_BACK } from '@/api/when-back';
import { answerName, rememberedOptions, syncedOptions } from '@/offline/synced-options';
import { readSynced } from '@/offline/synced-read';

export const listDealsRef = queryRef<typeof listDeals>('deals_list', '/deals');
export const readDealRef = queryRef<typeof readDeal>('deal_read', '/deals/{id}');
export const readDealTermsRef = queryRef<typeof readDealTerms>(
  'deal_terms_read',
  '/deal_terms/{id}',
);
export const readDealCampaignRef = queryRef<typeof readCampaign>(
  'campaign_read',
  '/campaigns/{id}',
);
export const acceptDealRef = commandRef<typeof acceptDeal>('deal_accept');
export const declineDealRef = commandRef<typeof declineDeal>('deal_decline');
export const cancelDealRef = commandRef<typeof cancelDeal>('deal_cancel');

export type DealTab = (typeof DEAL_TABS)[number];
type DealsPage = Awaited<ReturnType<typeof readDeals>>;
export type Deals = InfiniteData<DealsPage, string>;

const FIRST_PAGE = '';
const PAGE_SIZE = 20;
/** Others' moves change what is shown, so it is asked anew whenever it is opened again. */
const FRESH_MS = 5 * SECOND_MS;

function readDeals(tab: DealTab, search: string, cursor: string, signal: AbortSignal) {
  const params = {
    tab,
    limit: PAGE_SIZE,
    ...(search === '' ? {} : { search }),
    ...(cursor === FIRST_PAGE ? {} : { cursor }),
  };
  return readSynced<OutputOf<typeof listDeals>>({
    name: answerName(listDealsRef, params),
    ask: () => contractClient.runQuery(listDealsRef, params, { signal }),
    fromDevice: async (rows) => {
      const { keptDeals } = await import('./kept-deals');
      return keptDeals(rows, tab, search);
    },
    overlay: async ({ withWaiting }, page) => ({
      ...page,
      items: await withWaiting('deals', page.items),
    }),
  });
}

/** One list of the feed, page after page. */
export function dealsOptions(tab: DealTab, search: string) {
  return infiniteQueryOptions({
    queryKey: [listDealsRef.name, tab, search],
    queryFn: ({ pageParam, signal }) => readDeals(tab, search, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
    staleTime: FRESH_MS,
  });
}

export const dealOptions = (id: string) => ({
  ...syncedOptions(readDealRef, { id }, 'deals'),
  ...WHEN_BACK,
  staleTime: FRESH_MS,
});
export const dealCampaignOptions = (deal: Pick<Deal, 'campaign_id'>) => ({
  ...syncedOptions(readDealCampaignRef, { id: deal.campaign_id }, 'campaigns'),
  ...WHEN_BACK,
});
/** Changes with the shop's PAN and place, so it is asked anew whenever the page is opened. */
export const dealTermsOptions = (id: string) => ({
  ...rememberedOptions(readDealTermsRef, { id }),
  ...WHEN_BACK,
  refetchOnMount: 'always' as const,
});
