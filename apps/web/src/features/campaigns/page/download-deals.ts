import type { Campaign } from '@chowk/domain/campaigns';
import { csvText, istDay, PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import type { Translate } from '@/i18n';
import { listAll } from '@/lists/list-all';
import { saveFile } from '@/ui/table/save-file';
import { listCampaignDealsRef } from './campaign-page.queries';

const HEADER = [
  'deal.shop',
  'deal.area',
  'deal.status',
  'deal.payout',
  'deal.due',
  'deal.submitted',
  'deal.approved',
] as const;

/** Every deal of the campaign with what became of it. */
export async function downloadDeals({ id }: Campaign, t: Translate<'campaigns'>): Promise<void> {
  const deals = await listAll((page) =>
    contractClient.runQuery(listCampaignDealsRef, { ...page, campaign_id: id }),
  );
  const rows = deals.map((deal) => [
    deal.shop_name,
    deal.area,
    t(`dealStatus.${deal.status}`),
    deal.payout_paise / PAISE_PER_RUPEE,
    deal.due_at,
    deal.submitted_at,
    deal.approved_at,
  ]);
  const text = csvText(
    HEADER.map((key) => t(key)),
    rows,
  );
  saveFile(`chowk-campaign-${istDay(Date.now())}-${id.slice(-6)}.csv`, text);
}
