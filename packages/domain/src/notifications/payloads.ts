import * as z from 'zod/mini';
import { SECURITY_CHANGES } from '../accounts';
import { idField, paiseField, timeField } from '../kernel';
import { PROPOSAL_KINDS } from '../platform';
import type { NotificationType } from './types';

const text = z.string();
const amount = { amount_paise: paiseField };
const deal = { deal_id: idField, campaign_title: text };
const campaign = { campaign_id: idField, campaign_title: text };
const shop = { shop_id: idField, shop_name: text };
const order = {
  order_id: idField,
  brand_name: text,
  shop_name: text,
  ...amount,
  reason: text,
};
const lead = {
  lead_id: idField,
  shop_name: text,
  reason: z.nullable(text),
  shop_id: z.nullable(idField),
};
const refund = {
  refund_id: idField,
  ...amount,
  bank_reference: z.optional(z.nullable(text)),
  reason: z.optional(z.nullable(text)),
};
/** `proposer` is who asks for a second yes. */
const proposal = { proposal_id: idField, proposer: text };
/** What became of one's own; `subject` is the person, the key's name or the setting. */
const outcome = { proposal_id: idField, proposal: z.enum(PROPOSAL_KINDS), subject: text };
/** `reason` is set for refusals. */
const booking = {
  booking_id: idField,
  brand_name: text,
  shop_name: text,
  space_name: text,
  ...amount,
  reason: z.optional(text),
};

/** The payload of each type: what its words and its link need. */
export const PAYLOADS = {
  activation_requested: z.object({ request_id: idField, shop_name: text, area: text }),
  bizman_action: z.object({
    action: text,
    subject: z.optional(text),
    shop_id: idField,
    bizman_id: idField,
  }),
  booking_accepted: z.object(booking),
  booking_cancelled: z.object(booking),
  booking_ended: z.object(booking),
  booking_expired: z.object(booking),
  booking_rejected: z.object(booking),
  booking_requested: z.object(booking),
  booking_started: z.object(booking),
  booking_week_begun: z.object({
    deal_id: idField,
    brand_name: text,
    space_name: text,
    until: timeField,
  }),
  campaign_completed: z.object({ ...campaign, refunded_paise: paiseField }),
  campaign_funds_low: z.object({ ...campaign, balance_paise: paiseField }),
  campaign_slots_low: z.object({ ...campaign, left: z.number(), slots: z.number() }),
  deal_accepted: z.object({ ...deal, shop_name: text }),
  deal_cancelled: z.object({ ...deal, shop_name: text }),
  deal_due_soon: z.object({ ...deal, until: timeField }),
  deal_expired: z.object(deal),
  deal_expiring: z.object({ ...deal, payout_paise: paiseField, until: timeField }),
  deal_offered: z.object({ ...deal, payout_paise: paiseField }),
  deal_overridden: z.object({ ...deal, status: text, reason: text }),
  deal_withdrawn: z.object({ ...deal, shop_name: z.optional(text) }),
  demo_requested: z.object({ request_id: idField, name: text, city: text }),
  earning_payable: z.object({ earning_id: idField, count: z.number(), ...amount }),
  factors_reset: z.object({}),
  invoice_issued: z.object({ invoice_id: idField, number: text, month: text }),
  lead_account_failed: z.object(lead),
  lead_converted: z.object(lead),
  lead_rejected: z.object(lead),
  order_cancelled: z.object(order),
  order_confirmed: z.object(order),
  order_delivered: z.object({ ...order, until: z.optional(timeField) }),
  order_dispatched: z.object(order),
  order_dispute_answered: z.object(order),
  order_dispute_decided: z.object(order),
  order_dispute_opened: z.object(order),
  order_disputed: z.object(order),
  order_paid: z.object(order),
  order_paid_late: z.object(order),
  order_placed: z.object(order),
  order_received: z.object(order),
  order_rejected: z.object(order),
  order_window_closed: z.object(order),
  payout_failed: z.object({ payout_id: idField, ...amount, failure: z.nullable(text) }),
  payout_paid: z.object({ payout_id: idField, ...amount, failure: z.nullable(text) }),
  proof_approved: z.object({ proof_id: idField, ...deal, payout_paise: paiseField }),
  proof_rejected: z.object({
    proof_id: idField,
    ...deal,
    reason: text,
    note: z.optional(z.nullable(text)),
  }),
  proposal_confirmed: z.object({ ...outcome, decider: text }),
  proposal_expired: z.object(outcome),
  proposal_account_recovery: z.object({ ...proposal, person: text }),
  proposal_factor_reset: z.object({ ...proposal, person: text }),
  proposal_rejected: z.object({ ...outcome, decider: text }),
  proposal_role: z.object({ ...proposal, person: text, role: text }),
  proposal_service_key: z.object({ ...proposal, name: text }),
  proposal_setting: z.object({ ...proposal, setting: text }),
  refund_paid: z.object(refund),
  refund_rejected: z.object(refund),
  review_due: z.object({ count: z.number(), until: timeField }),
  /** The token opens the page that locks the account, and nothing else. */
  security_changed: z.object({ change: z.enum(SECURITY_CHANGES), token: text }),
  shop_assigned: z.object(shop),
  shop_bizman_changed: z.object(shop),
  shop_unassigned: z.object(shop),
  sms_running_out: z.object({ sent: z.number(), limit: z.number() }),
  topup_confirmed: z.object({ topup_id: idField, ...amount }),
  topup_rejected: z.object({ topup_id: idField, ...amount }),
} as const satisfies Record<NotificationType, z.ZodMiniType>;

export type PayloadOf<T extends NotificationType> = z.input<(typeof PAYLOADS)[T]>;
