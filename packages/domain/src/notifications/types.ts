/** Everything somebody is told of by themselves; the web app has words for each in both languages. */
export const NOTIFICATION_TYPES = [
  'bizman_action',
  'campaign_completed',
  'deal_accepted',
  'deal_cancelled',
  'deal_expired',
  'deal_offered',
  'deal_overridden',
  'deal_withdrawn',
  'invoice_issued',
  'lead_converted',
  'lead_rejected',
  'payout_failed',
  'payout_paid',
  'proof_approved',
  'proof_rejected',
  'refund_paid',
  'refund_rejected',
  'topup_confirmed',
  'topup_rejected',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
