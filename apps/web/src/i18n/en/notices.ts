/** What somebody is told, by the type of the notification; the holes are its payload in words. */
export const notices = {
  bizman_action: 'Your business manager performed an action: {action}',
  campaign_completed: '{campaign_title} is complete; {refunded} came back to your wallet',
  deal_accepted: '{shop_name} accepted {campaign_title}',
  deal_cancelled: '{shop_name} gave back its place in {campaign_title}',
  deal_expired: '{campaign_title}: the time is over',
  deal_offered: 'New offer: {campaign_title}, {payout} for you',
  deal_overridden: '{campaign_title}: our team changed the status',
  deal_withdrawn: '{campaign_title}: the brand took the offer back',
  invoice_issued: 'Invoice {number} is ready',
  payout_failed: '{amount} could not be paid: {failure}',
  payout_paid: '{amount} was paid to you',
  proof_approved: '{campaign_title}: approved, {payout} earned',
  proof_rejected: '{campaign_title}: your proof was sent back',
  topup_confirmed: '{amount} is in your wallet',
  topup_rejected: 'Your payment of {amount} was not found',
} as const;
