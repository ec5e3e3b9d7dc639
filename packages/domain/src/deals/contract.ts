import * as z from 'zod/mini';
import { PAYMENT_NATURES } from '../campaigns';
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
import { dealsPolicy } from './policy';
import { DEAL_STATES, DEAL_TABS, DECLINE_REASONS } from './rules';

const MAX_NOTE_LENGTH = 500;

/** Spec section 3; the proof's own row has the rest. */
export const proofMetaView = z.object({
  notes: z.nullable(z.string()),
  uploaded_at: timeField,
  uploaded_by: idField,
});

export const dealView = z.object({
  id: idField,
  campaign_id: idField,
  campaign_title: z.string(),
  brand_name: z.string(),
  shop_id: idField,
  shop_name: z.string(),
  area: z.nullable(z.string()),
  status: z.enum(DEAL_STATES),
  payout_paise: paiseField,
  photos_needed: z.number(),
  /** The days of its campaign: within them the display stays up, see `displayDays`. */
  display_from: z.nullable(timeField),
  display_until: z.nullable(timeField),
  proof_urls: z.array(z.string()),
  proof_meta: z.nullable(proofMetaView),
  notes: z.nullable(z.string()),
  offer_expires_at: timeField,
  accepted_at: z.nullable(timeField),
  due_at: z.nullable(timeField),
  submitted_at: z.nullable(timeField),
  approved_at: z.nullable(timeField),
  disputed_at: z.nullable(timeField),
  /** Why its photos were sent back, while new ones are asked for: a reason of proofs. */
  reject_reason: z.nullable(z.string()),
  created_at: timeField,
  updated_at: timeField,
  version: z.number(),
});
export type Deal = z.output<typeof dealView>;

const oneDeal = z.object({ id: idField });

/** The version last seen; a conflict returns both. Without it the deal's state decides. */
const seenVersion = z.optional(z.number().check(z.int(), z.minimum(1)));

export const offerDeal = defineCommand({
  name: 'deal_offer',
  summary: 'Have your shop offered a live campaign that is meant for shops like it, as by its link',
  input: z.object({ campaign_id: idField }),
  output: dealView,
  access: dealsPolicy.take,
  entity: 'deals',
});

export const acceptDeal = defineCommand({
  name: 'deal_accept',
  summary: 'Take a place of the campaign; the last place goes to exactly one shop',
  input: z.object({ id: idField, version: seenVersion }),
  output: dealView,
  access: dealsPolicy.take,
  entity: 'deals',
  queueable: true,
  actable: true,
});

export const declineDeal = defineCommand({
  name: 'deal_decline',
  summary: 'Say no to an offer, and why',
  input: z.object({
    id: idField,
    version: seenVersion,
    reason: z.enum(DECLINE_REASONS),
    note: z.optional(textField(MAX_NOTE_LENGTH, 0)),
  }),
  output: dealView,
  access: dealsPolicy.take,
  entity: 'deals',
  queueable: true,
  actable: true,
});

export const cancelDeal = defineCommand({
  name: 'deal_cancel',
  summary: 'Give an accepted place back',
  input: z.object({ id: idField, note: z.optional(textField(MAX_NOTE_LENGTH, 0)) }),
  output: dealView,
  access: dealsPolicy.take,
  entity: 'deals',
  actable: true,
});

export const withdrawDeal = defineCommand({
  name: 'deal_withdraw',
  summary: 'Take back an offer no shop has accepted yet',
  input: oneDeal,
  output: dealView,
  access: dealsPolicy.withdraw,
  entity: 'deals',
});

export const overrideDeal = defineCommand({
  name: 'deal_override',
  summary: 'Set any status, with a reason; the ledger follows with a reversal, never an edit',
  input: z.object({
    id: idField,
    status: z.enum(DEAL_STATES),
    reason: textField(MAX_NOTE_LENGTH, 5),
  }),
  output: dealView,
  access: dealsPolicy.override,
  entity: 'deals',
});

export const listDeals = defineQuery({
  name: 'deals_list',
  path: '/deals',
  summary: 'Deals of your shops or your campaigns, or all for an admin, the newest first',
  params: z.object({
    ...pageParams,
    tab: z.optional(z.enum(DEAL_TABS)),
    campaign_id: z.optional(idField),
    shop_id: z.optional(idField),
    search: z.optional(searchField),
  }),
  output: pageOf(dealView),
  access: dealsPolicy.read,
  actable: true,
});

export const readDeal = defineQuery({
  name: 'deal_read',
  path: '/deals/{id}',
  summary: 'One deal',
  params: oneDeal,
  output: dealView,
  access: dealsPolicy.read,
  actable: true,
});

/** How a payment of one nature is taxed for you today: the law's row, and what of its year is used up. */
const taxTermsView = z.object({
  nature: z.enum(PAYMENT_NATURES),
  section: z.string(),
  rate_bps: z.number(),
  no_pan_rate_bps: z.number(),
  year_threshold_paise: paiseField,
  year_so_far_paise: paiseField,
});

/** As the law and the store's own papers are today; what is withheld is settled at the approval. */
export const payoutTermsView = z.object({
  has_pan: z.boolean(),
  /** The most days from sending the photos to the money. */
  review_days: z.number(),
  payable_days: z.number(),
  taxes: z.array(taxTermsView),
});
export type PayoutTerms = z.output<typeof payoutTermsView>;

export const readPayoutTerms = defineQuery({
  name: 'payout_terms_read',
  path: '/payout_terms',
  summary: 'What is withheld from what your shops are paid for a deal, and when the money comes',
  params: z.object({}),
  output: payoutTermsView,
  access: dealsPolicy.take,
  actable: true,
});
