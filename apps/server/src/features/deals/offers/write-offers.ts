import { HOUR_MS } from '@chowk/domain/kernel';
import { deals } from '../../../db/schema/deals';
import type { CampaignRow, SystemWork } from '../../campaigns';
import type { DealRow } from '../deal-rows';

function offerEnds({ ends_at }: CampaignRow, nowMs: number, hours: number): Date {
  const expiresMs = nowMs + hours * HOUR_MS;
  return new Date(ends_at ? Math.min(expiresMs, ends_at.getTime()) : expiresMs);
}

export function isOffering(campaign: CampaignRow, nowMs: number): boolean {
  const { status, starts_at, ends_at } = campaign;
  const hasBegun = (starts_at?.getTime() ?? 0) <= nowMs;
  return status === 'live' && hasBegun && (ends_at === null || ends_at.getTime() > nowMs);
}

/** As the system, the campaign locked. A shop that has an offer of it keeps the one it has. */
export async function writeOffers(
  { tx, newId, nowMs }: SystemWork,
  campaign: CampaignRow,
  shops: readonly { readonly id: string }[],
  hours: number,
): Promise<DealRow[]> {
  const { payout_paise } = campaign;
  if (payout_paise === null || shops.length === 0) return [];
  return tx
    .insert(deals)
    .values(
      shops.map((shop) => ({
        id: newId(),
        campaign_id: campaign.id,
        shop_id: shop.id,
        brand_id: campaign.brand_id,
        payout_paise,
        offer_expires_at: offerEnds(campaign, nowMs, hours),
        created_at: new Date(nowMs),
        updated_at: new Date(nowMs),
      })),
    )
    .onConflictDoNothing()
    .returning();
}
