import { DAY_MS } from '@chowk/domain/kernel';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { actingFor } from '@/api/session/acting';
import { profilePrefetch } from '@/features/accounts/profile/profile.queries';
import { consentsPrefetch, payoutDetailsPrefetch } from '@/features/accounts/settings.queries';
import { adSpacesPrefetch } from '@/features/ad-spaces/ad-spaces.queries';
import { campaignPagePrefetch } from '@/features/campaigns/page/campaign-page.queries';
import { helpPrefetch } from '@/features/cms/cms.queries';
import { bizmanPayPrefetch } from '@/features/earnings/bizman-pay/bizpay.queries';
import { brandFiguresPrefetch } from '@/features/figures/figures.queries';
import { brandOrdersPrefetch } from '@/features/orders/brand/brand-orders.queries';
import { marketPrefetch } from '@/features/products/market/market.queries';
import { productsPrefetch } from '@/features/products/products.queries';
import { shopConsentsPrefetch } from '@/features/shops/acting/acting.queries';
import { myShopsPrefetch } from '@/features/shops/assigned/my-shops.queries';
import { walletPrefetch } from '@/features/wallets/wallets.queries';
import type { Prefetch, Prefetcher } from '@/offline/cache/prefetch';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { readSnapshot } from '@/offline/cache/snapshots';
import { IDLE_MS, whenNotPaused } from '@/offline/pull/pause-background';
import { mayPrefetch } from './prefetch-screens';

/** The most important first; each query declares its roles. */
const ALL: readonly Prefetch[] = [
  ...[consentsPrefetch, profilePrefetch, helpPrefetch, payoutDetailsPrefetch],
  ...[walletPrefetch, brandFiguresPrefetch, shopConsentsPrefetch],
  ...[myShopsPrefetch, bizmanPayPrefetch],
  ...[marketPrefetch, adSpacesPrefetch],
  ...[productsPrefetch, brandOrdersPrefetch, campaignPagePrefetch],
];

/** Starting the app ten times a day fetches these once. */
const YOUNG_MS = DAY_MS;

async function isYoung(queryKey: QueryKey): Promise<boolean> {
  const snapshot = await readSnapshot(snapshotKey(queryKey));
  return snapshot !== undefined && Date.now() - snapshot.savedAt < YOUNG_MS;
}

/** Prefetches the data of this person's pages. */
export async function prefetch(
  personId: string,
  roles: readonly string[],
  queryClient: QueryClient,
): Promise<void> {
  async function unlessYoung(queryKey: QueryKey, ask: () => Promise<void>): Promise<void> {
    await whenNotPaused(IDLE_MS);
    if (!(await isYoung(queryKey))) await ask();
  }
  const prefetcher: Prefetcher = {
    personId,
    queryClient,
    query: (options) => unlessYoung(options.queryKey, () => queryClient.prefetchQuery(options)),
    pages: (options) =>
      unlessYoung(options.queryKey, () => queryClient.prefetchInfiniteQuery(options)),
  };
  for (const { roles: whose, isList, isForActing, run } of ALL) {
    const isWanted = whose?.some((role) => roles.includes(role)) ?? true;
    if (!isWanted || (actingFor() && !isForActing) || (isList && !mayPrefetch())) continue;
    await run(prefetcher);
  }
}
