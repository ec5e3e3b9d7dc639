import { defineStates, theSystem } from '../kernel';
import { campaignsPolicy } from './policy';

export const PLACEMENT_TYPES = [
  'shelf',
  'counter',
  'window',
  'poster',
  'standee',
  'signboard',
  'sampling',
] as const;
export type PlacementType = (typeof PLACEMENT_TYPES)[number];

/** A booked ad space has a campaign of its own for its money and proofs, which nobody manages. */
export const CAMPAIGN_KINDS = ['campaign', 'booking'] as const;

export const CAMPAIGN_STATES = ['draft', 'live', 'paused', 'completed', 'cancelled'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

const { manage, cancel } = campaignsPolicy;

/** Going live holds the money; cancelling gives back what no shop has taken. */
export const campaignStates = defineStates<CampaignState>({
  noun: 'campaign',
  states: CAMPAIGN_STATES,
  initial: 'draft',
  transitions: [
    { from: 'draft', to: 'draft', by: manage, via: 'campaign_update' },
    { from: 'draft', to: 'live', by: manage, via: 'campaign_launch' },
    { from: 'live', to: 'paused', by: manage, via: 'campaign_pause' },
    { from: 'paused', to: 'live', by: manage, via: 'campaign_resume' },
    { from: 'draft', to: 'cancelled', by: cancel, via: 'campaign_cancel' },
    { from: 'live', to: 'cancelled', by: cancel, via: 'campaign_cancel' },
    { from: 'paused', to: 'cancelled', by: cancel, via: 'campaign_cancel' },
    { from: 'live', to: 'completed', by: theSystem(), via: 'campaign.close' },
    { from: 'paused', to: 'completed', by: theSystem(), via: 'campaign.close' },
  ],
});

/** What a shop's payout counts as for tax; settled per campaign, because advisers differ. */
export const PAYMENT_NATURES = ['platform_supply', 'contract_work', 'benefit'] as const;
export type PaymentNature = (typeof PAYMENT_NATURES)[number];

export const MAX_SLOTS = 10_000;
export const MAX_PROOF_PHOTOS = 5;
export const FENCE_M = { least: 20, most: 1_000, usual: 100 } as const;
export const DAYS_TO_SUBMIT = { least: 1, most: 30, usual: 5 } as const;

/** The bucket of a campaign's sample photo, visible to shops with an offer. */
export const SAMPLE_PHOTO_BUCKET = 'product-images';
