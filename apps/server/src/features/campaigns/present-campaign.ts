import type { Campaign } from '@chowk/domain/campaigns';
import type { Tx } from '../../db';
import { type BrandFace, brandFaces, type CampaignRow } from './campaign-rows';

export function campaignShown(row: CampaignRow, brand: BrandFace | undefined): Campaign {
  return {
    id: row.id,
    brand_id: row.brand_id,
    brand_name: brand?.brand_name ?? '',
    brand_logo_path: brand?.logo_path ?? null,
    title: row.title,
    brief: row.brief,
    sample_photo_path: row.sample_photo_path,
    placement_type: row.placement_type,
    areas: row.areas,
    shop_types: row.shop_types,
    shop_id: row.shop_id,
    payout_paise: row.payout_paise,
    slots: row.slots,
    slots_taken: row.slots_taken,
    slots_done: row.slots_done,
    fee_bps: row.fee_bps,
    gst_bps: row.gst_bps,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    photos_needed: row.photos_needed,
    fence_m: row.fence_m,
    days_to_submit: row.days_to_submit,
    payment_nature: row.payment_nature,
    status: row.status,
    launched_at: row.launched_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** As the person. */
export async function presentCampaign(tx: Tx, row: CampaignRow): Promise<Campaign> {
  const faces = await brandFaces(tx, [row.brand_id]);
  return campaignShown(row, faces.get(row.brand_id));
}
