import { queryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { isWorthRetry } from '@/api/client/queries';
import { listCampaignProofsRef } from './campaign-page.queries';
import type { PlacedShop } from './shop-plot';

const PROOFS_READ = 100;

/** A brand learns a shop's position from its proofs, so those are what is drawn. */
export function shopsOptions(campaignId: string) {
  return queryOptions({
    queryKey: [listCampaignProofsRef.name, 'places', campaignId],
    retry: isWorthRetry,
    queryFn: async ({ signal }): Promise<PlacedShop[]> => {
      const params = { campaign_id: campaignId, limit: PROOFS_READ };
      const { items } = await contractClient.runQuery(listCampaignProofsRef, params, { signal });
      const placed = items.flatMap(({ shop_id: shopId, shop_name: shopName, shop_position }) =>
        shop_position ? [[shopId, { shopId, shopName, position: shop_position }] as const] : [],
      );
      return [...new Map(placed).values()];
    },
  });
}
