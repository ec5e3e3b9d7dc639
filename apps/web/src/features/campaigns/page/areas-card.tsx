import type { Campaign } from '@chowk/domain/campaigns';
import { formatDistance } from '@chowk/domain/kernel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { isWorthRetry } from '@/api/client/queries';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useLanguage, useMessages } from '@/i18n';
import { Card } from '@/ui/layout/card';
import { listCampaignProofsRef } from './campaign-page.queries';
import { type PlacedShop, plotShops } from './shop-plot';

const PROOFS_READ = 100;

/** A brand learns a shop's position from its proofs, so those are what is drawn. */
function shopsOptions(campaignId: string) {
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

const SIDE = 100;

/** No map tiles: nobody outside learns where a brand's shops are, and it draws without a network. */
export function AreasCard({ campaign }: { campaign: Campaign }) {
  const t = useMessages('campaigns');
  const language = useLanguage();
  const errorWords = useErrorWords();
  const { data: shops, error } = useQuery(shopsOptions(campaign.id));
  const areas = campaign.areas.join(', ') || t('areas.all');
  if (!shops?.length) {
    return (
      <Card title={t('areas.title')} description={areas}>
        {shops && <p className="text-muted">{t('areas.none')}</p>}
        {!shops && error && <p className="text-muted">{errorWords(error)}</p>}
      </Card>
    );
  }
  const { spots, barM, barShare } = plotShops(shops);
  return (
    <Card title={t('areas.title')} description={areas}>
      <svg
        role="img"
        aria-label={t('areas.plot')}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        className="mx-auto block w-full max-w-sm rounded-md bg-sunken"
      >
        {spots.map(({ shopId, shopName, x, y }) => (
          <circle
            key={shopId}
            cx={x * SIDE}
            cy={y * SIDE}
            r={2}
            className="fill-role stroke-surface"
            strokeWidth={0.6}
          >
            <title>{shopName}</title>
          </circle>
        ))}
        <path
          d={`M4 ${SIDE - 5}v2h${barShare * SIDE}v-2`}
          className="fill-none stroke-ink"
          strokeWidth={0.6}
        />
      </svg>
      <p className="mt-2 text-muted text-sm">
        {t('areas.plotText', { count: shops.length, areas, scale: formatDistance(barM, language) })}
      </p>
    </Card>
  );
}
