import * as z from 'zod/mini';
import { brandCardView } from '../accounts';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  paiseField,
  searchField,
  textField,
  timeField,
} from '../kernel';
import { SHOP_TYPES } from '../shops';
import { campaignsPolicy } from './policy';
import { PAYOUT_LIMITS } from './price';
import {
  CAMPAIGN_STATES,
  DAYS_TO_SUBMIT,
  FENCE_M,
  MAX_PROOF_PHOTOS,
  MAX_SLOTS,
  PAYMENT_NATURES,
  PLACEMENT_TYPES,
} from './rules';

const MAX_TITLE_LENGTH = 120;
const MAX_BRIEF_LENGTH = 2_000;
const MAX_AREA_LENGTH = 120;
const MAX_AREAS = 100;
const MAX_PATH_LENGTH = 300;

const whole = (least: number, most: number) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most));

/** Everything a draft may have; the launch requires what is missing. */
const draftFields = {
  title: z.optional(textField(MAX_TITLE_LENGTH)),
  brief: z.optional(textField(MAX_BRIEF_LENGTH, 0)),
  sample_photo_path: z.optional(z.nullable(textField(MAX_PATH_LENGTH))),
  placement_type: z.optional(z.enum(PLACEMENT_TYPES)),
  areas: z.optional(z.array(textField(MAX_AREA_LENGTH)).check(z.maxLength(MAX_AREAS))),
  shop_types: z.optional(z.array(z.enum(SHOP_TYPES))),
  /** A campaign for this one shop. */
  shop_id: z.optional(z.nullable(idField)),
  payout_paise: z.optional(
    paiseField.check(z.minimum(PAYOUT_LIMITS.leastPaise), z.maximum(PAYOUT_LIMITS.mostPaise)),
  ),
  slots: z.optional(whole(1, MAX_SLOTS)),
  starts_at: z.optional(z.nullable(timeField)),
  ends_at: z.optional(z.nullable(timeField)),
  photos_needed: z.optional(whole(1, MAX_PROOF_PHOTOS)),
  fence_m: z.optional(whole(FENCE_M.least, FENCE_M.most)),
  days_to_submit: z.optional(whole(DAYS_TO_SUBMIT.least, DAYS_TO_SUBMIT.most)),
  payment_nature: z.optional(z.enum(PAYMENT_NATURES)),
};

export const campaignView = z.object({
  id: idField,
  brand_id: idField,
  brand_name: z.string(),
  brand_logo_path: z.nullable(z.string()),
  title: z.string(),
  brief: z.string(),
  sample_photo_path: z.nullable(z.string()),
  placement_type: z.nullable(z.enum(PLACEMENT_TYPES)),
  areas: z.array(z.string()),
  shop_types: z.array(z.enum(SHOP_TYPES)),
  shop_id: z.nullable(idField),
  payout_paise: z.nullable(paiseField),
  slots: z.nullable(z.number()),
  slots_taken: z.number(),
  slots_done: z.number(),
  fee_bps: z.nullable(z.number()),
  gst_bps: z.nullable(z.number()),
  starts_at: z.nullable(timeField),
  ends_at: z.nullable(timeField),
  photos_needed: z.number(),
  fence_m: z.number(),
  days_to_submit: z.number(),
  payment_nature: z.enum(PAYMENT_NATURES),
  status: z.enum(CAMPAIGN_STATES),
  launched_at: z.nullable(timeField),
  created_at: timeField,
  updated_at: timeField,
  version: z.number(),
});
export type Campaign = z.output<typeof campaignView>;

export const createCampaign = defineCommand({
  name: 'campaign_create',
  summary: 'Begin a campaign as a draft; its id is made by the caller',
  input: z.object({ id: idField, ...draftFields, title: textField(MAX_TITLE_LENGTH) }),
  output: campaignView,
  access: campaignsPolicy.manage,
  entity: 'campaigns',
  queueable: true,
});

export const updateCampaign = defineCommand({
  name: 'campaign_update',
  summary: 'Change a draft; refused when somebody changed it meanwhile',
  input: z.object({ id: idField, version: z.number(), ...draftFields }),
  output: campaignView,
  access: campaignsPolicy.manage,
  entity: 'campaigns',
  queueable: true,
});

const oneCampaign = z.object({ id: idField });

export const launchCampaign = defineCommand({
  name: 'campaign_launch',
  summary: 'Hold the money of every placement and start offering them to shops',
  input: z.object({
    id: idField,
    version: z.number(),
    /** What the brand was shown; another sum is refused instead of taken. */
    hold_paise: paiseField,
  }),
  output: campaignView,
  access: campaignsPolicy.manage,
  entity: 'campaigns',
});

export const pauseCampaign = defineCommand({
  name: 'campaign_pause',
  summary: 'Offer no more placements; what shops have taken goes on',
  input: oneCampaign,
  output: campaignView,
  access: campaignsPolicy.manage,
  entity: 'campaigns',
});

export const resumeCampaign = defineCommand({
  name: 'campaign_resume',
  summary: 'Offer placements again',
  input: oneCampaign,
  output: campaignView,
  access: campaignsPolicy.manage,
  entity: 'campaigns',
});

export const cancelCampaign = defineCommand({
  name: 'campaign_cancel',
  summary: 'End a campaign; the money of placements no shop has taken comes back',
  input: oneCampaign,
  output: z.object({ campaign: campaignView, refunded_paise: paiseField }),
  access: campaignsPolicy.cancel,
  entity: 'campaigns',
});

export const readCampaign = defineQuery({
  name: 'campaign_read',
  path: '/campaigns/{id}',
  summary: 'One campaign: your own, one you have a deal of, or any for an admin',
  params: oneCampaign,
  output: campaignView,
  access: campaignsPolicy.read,
  actable: true,
});

export const readCampaignBrand = defineQuery({
  name: 'campaign_brand_read',
  path: '/campaigns/{id}/brand',
  summary: 'The brand behind a campaign you may read, as shops see it',
  params: oneCampaign,
  output: brandCardView,
  access: campaignsPolicy.read,
  actable: true,
});

export const listCampaigns = defineQuery({
  name: 'campaigns_list',
  path: '/campaigns',
  summary: 'Your campaigns, or all for an admin, the newest first',
  params: z.object({
    ...pageParams,
    status: z.optional(z.enum(CAMPAIGN_STATES)),
    search: z.optional(searchField),
  }),
  output: pageOf(campaignView),
  access: campaignsPolicy.cancel,
});

const moneyOfHold = z.object({
  held_paise: paiseField,
  reserved_paise: paiseField,
  earned_paise: paiseField,
  refunded_paise: paiseField,
});

export const readCampaignMoney = defineQuery({
  name: 'campaign_money_read',
  path: '/campaigns/{id}/money',
  summary: 'Where the held money is: reserved, earned by shops, given back; read from the ledger',
  params: oneCampaign,
  output: moneyOfHold,
  access: campaignsPolicy.cancel,
});

export const readFeasibility = defineQuery({
  name: 'campaign_feasibility_read',
  path: '/campaign_feasibility',
  summary: 'How many shops would match, how many will likely accept, and what it would cost',
  params: z.object({
    /** Comma-separated; empty means all. */
    areas: z.optional(z.string()),
    shop_types: z.optional(z.string()),
    /** For this one shop, whatever the aim says. */
    shop_id: z.optional(idField),
    payout_paise: z.optional(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(PAYOUT_LIMITS.mostPaise)),
    ),
    slots: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_SLOTS))),
  }),
  output: z.object({
    matching_shops: z.number(),
    expected_acceptances: z.number(),
    fee_bps: z.number(),
    gst_bps: z.number(),
    placement_paise: paiseField,
    hold_paise: paiseField,
    wallet_paise: paiseField,
  }),
  access: campaignsPolicy.manage,
});
