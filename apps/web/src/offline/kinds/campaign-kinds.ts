import type { Campaign, createCampaign } from '@chowk/domain/campaigns';
import type { InputOf } from '@chowk/domain/kernel';
import { defineKind } from './command-kind';

type NewCampaign = InputOf<typeof createCampaign>;

/** A draft as the list shows it until the server has made it; the wizard keeps the rest. */
function draftOf(input: NewCampaign, atMs: number): Campaign {
  const at = new Date(atMs).toISOString();
  return {
    brand_id: '',
    brand_name: '',
    brief: '',
    sample_photo_path: null,
    placement_type: null,
    areas: [],
    shop_types: [],
    shop_id: null,
    payout_paise: null,
    slots: null,
    slots_taken: 0,
    slots_done: 0,
    fee_bps: null,
    gst_bps: null,
    starts_at: null,
    ends_at: null,
    photos_needed: 1,
    fence_m: 0,
    days_to_submit: 0,
    payment_nature: 'platform_supply',
    launched_at: null,
    created_at: at,
    updated_at: at,
    version: 0,
    ...input,
    status: 'draft',
  };
}

export const CAMPAIGN_KINDS = [
  defineKind<NewCampaign>({
    type: 'campaign_create',
    row: ({ id }) => ({ collection: 'campaigns', id }),
    change: {
      in: 'campaigns',
      // What the server made already is shown as it made it.
      apply: (campaign, input, atMs) => campaign ?? draftOf(input, atMs),
    },
  }),
];
