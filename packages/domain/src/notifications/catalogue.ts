import type { NotificationKind } from '../accounts';
import type { PayloadOf } from './payloads';
import { isNotificationType, type NotificationType } from './types';

/** The audience; the notifying feature knows the person. */
export type Told =
  | 'the store'
  | 'the brand'
  | 'the bizman'
  | 'the payee'
  | 'the person'
  | 'the other side'
  | 'both sides'
  | 'admins'
  | 'the other super admins'
  | 'the proposer';

interface Entry<T extends NotificationType> {
  /** Under which of a person's choices it falls; those say by which ways it goes out. */
  readonly kind: NotificationKind;
  readonly told: Told;
  /** Where its subject opens. */
  readonly link: (payload: PayloadOf<T>) => string;
  /** The time it speaks of runs out: it is not held back to come with others. */
  readonly isUrgent?: true;
  /** Email and message are sent at once with the change; only devices are notified from here. */
  readonly isSentApart?: true;
}

const dealLink = ({ deal_id }: { deal_id: string }) => `/deal/${deal_id}`;
const campaignLink = ({ campaign_id }: { campaign_id: string }) => `/campaign/${campaign_id}`;
const orderLink = ({ order_id }: { order_id: string }) => `/order/${order_id}`;
const shopLink = ({ shop_id }: { shop_id: string }) => `/shop/${shop_id}`;
const leadLink = ({ lead_id }: { lead_id: string }) => `/leads/${lead_id}`;
const bookingLink = ({ booking_id }: { booking_id: string }) => `/adspace/${booking_id}`;
const proofLink = ({ proof_id }: { proof_id: string }) => `/proof/${proof_id}`;
const to = (path: string) => () => path;

const deal = { kind: 'deals', link: dealLink } as const;
const order = { kind: 'orders', link: orderLink } as const;
const booking = { kind: 'ad_spaces', link: bookingLink } as const;
const shop = { kind: 'shops', link: shopLink } as const;
const lead = { kind: 'shops', told: 'the bizman', link: leadLink } as const;
const wallet = { kind: 'money', told: 'the brand', link: to('/wallet') } as const;
const proposal = {
  kind: 'account',
  told: 'the other super admins',
  link: to('/dashboard'),
} as const;
const outcome = { ...proposal, told: 'the proposer' } as const;
const earnings = { kind: 'money', told: 'the payee', link: to('/earnings') } as const;

/** For each event: the recipients, their choices, and the link. */
export const CATALOGUE: { readonly [T in NotificationType]: Entry<T> } = {
  activation_requested: { kind: 'shops', told: 'admins', link: to('/activations') },
  bizman_action: { kind: 'account', told: 'the store', link: shopLink },
  booking_accepted: { ...booking, told: 'the brand' },
  booking_cancelled: { ...booking, told: 'the other side' },
  booking_ended: { ...booking, told: 'both sides' },
  booking_expired: { ...booking, told: 'the brand' },
  booking_rejected: { ...booking, told: 'the brand' },
  booking_requested: { ...booking, told: 'the store', isUrgent: true },
  booking_started: { ...booking, told: 'both sides' },
  booking_week_begun: { kind: 'ad_spaces', told: 'the store', link: dealLink },
  campaign_completed: { kind: 'money', told: 'the brand', link: campaignLink },
  campaign_funds_low: wallet,
  campaign_slots_low: { kind: 'deals', told: 'the brand', link: campaignLink },
  deal_accepted: { ...deal, told: 'the brand' },
  deal_cancelled: { ...deal, told: 'the brand' },
  deal_due_soon: { ...deal, told: 'the store', isUrgent: true },
  deal_expired: { ...deal, told: 'the store' },
  deal_expiring: { ...deal, told: 'the store', isUrgent: true },
  deal_offered: { ...deal, told: 'the store' },
  deal_overridden: { ...deal, told: 'both sides' },
  deal_withdrawn: { ...deal, told: 'the store' },
  demo_requested: { kind: 'shops', told: 'admins', link: to('/demo-requests') },
  earning_payable: earnings,
  factors_reset: { kind: 'account', told: 'the person', link: to('/settings') },
  invoice_issued: wallet,
  lead_account_failed: lead,
  lead_converted: lead,
  lead_rejected: lead,
  order_cancelled: { ...order, told: 'the other side' },
  order_confirmed: { ...order, told: 'the store' },
  order_delivered: { ...order, told: 'the store', isUrgent: true },
  order_dispatched: { ...order, told: 'the store' },
  order_dispute_answered: { ...order, told: 'the store' },
  order_dispute_decided: { ...order, told: 'both sides' },
  order_dispute_opened: { ...order, told: 'admins' },
  order_disputed: { ...order, told: 'the brand', isUrgent: true },
  order_paid: { ...order, told: 'both sides' },
  order_paid_late: { ...order, told: 'the store' },
  order_placed: { ...order, told: 'the brand' },
  order_received: { ...order, told: 'the brand' },
  order_rejected: { ...order, told: 'the store' },
  order_window_closed: { ...order, told: 'both sides' },
  payout_failed: earnings,
  payout_paid: earnings,
  proof_approved: { kind: 'proofs', told: 'the store', link: dealLink },
  proof_rejected: { kind: 'proofs', told: 'the store', link: proofLink },
  proposal_confirmed: outcome,
  proposal_expired: outcome,
  proposal_account_recovery: proposal,
  proposal_factor_reset: proposal,
  proposal_rejected: outcome,
  proposal_role: proposal,
  proposal_service_key: proposal,
  proposal_setting: proposal,
  refund_paid: wallet,
  refund_rejected: wallet,
  review_due: { kind: 'proofs', told: 'admins', link: to('/review'), isUrgent: true },
  security_changed: {
    kind: 'account',
    told: 'the person',
    link: ({ token }) => `/not-me?token=${token}`,
    isUrgent: true,
    isSentApart: true,
  },
  shop_assigned: { ...shop, told: 'the bizman' },
  shop_bizman_changed: { ...shop, told: 'the store' },
  shop_unassigned: { kind: 'shops', told: 'the bizman', link: to('/manage-shops') },
  sms_running_out: { kind: 'account', told: 'admins', link: to('/notifications'), isUrgent: true },
  topup_confirmed: wallet,
  topup_rejected: wallet,
};

type Payload = Readonly<Record<string, unknown>>;

/** For a stored row: types of a later version are in the list too, and open there. */
export function kindOfNotice(type: string): NotificationKind {
  return isNotificationType(type) ? CATALOGUE[type].kind : 'account';
}

export function isSentApart(type: string): boolean {
  return isNotificationType(type) && CATALOGUE[type].isSentApart === true;
}

/** A payload is stored as validated when it was created. */
export function linkOfNotice(type: string, payload: Payload): string {
  if (!isNotificationType(type)) return '/notifications';
  const link = CATALOGUE[type].link as (payload: Payload) => string;
  return link(payload);
}

export function typesOfKind(kind: NotificationKind): NotificationType[] {
  return (Object.keys(CATALOGUE) as NotificationType[]).filter(
    (type) => CATALOGUE[type].kind === kind,
  );
}
