import { isNotificationType, type NotificationType } from '@chowk/domain/notifications';
import clsx from 'clsx';
import {
  BadgeCheck,
  Ban,
  Bell,
  BriefcaseBusiness,
  Camera,
  CircleX,
  Clock,
  FileText,
  HandCoins,
  type LucideProps,
  Megaphone,
  Package,
  PackageCheck,
  ShieldAlert,
  Store,
  Truck,
  WalletCards,
} from 'lucide-react';
import type { ComponentType } from 'react';

type Tone = 'good' | 'bad' | 'soon' | 'plain';
type Look = readonly [Icon: ComponentType<LucideProps>, tone: Tone];

const LOOKS: Readonly<Record<NotificationType, Look>> = {
  activation_requested: [Store, 'soon'],
  bizman_action: [BriefcaseBusiness, 'plain'],
  booking_accepted: [Megaphone, 'good'],
  booking_cancelled: [Ban, 'bad'],
  booking_ended: [Megaphone, 'plain'],
  booking_expired: [Clock, 'bad'],
  booking_rejected: [CircleX, 'bad'],
  booking_requested: [Megaphone, 'soon'],
  booking_started: [Megaphone, 'good'],
  booking_week_begun: [Camera, 'soon'],
  campaign_completed: [BadgeCheck, 'good'],
  campaign_funds_low: [WalletCards, 'soon'],
  campaign_slots_low: [Megaphone, 'soon'],
  deal_accepted: [BadgeCheck, 'good'],
  deal_cancelled: [Ban, 'bad'],
  deal_due_soon: [Clock, 'soon'],
  deal_expired: [Clock, 'bad'],
  deal_expiring: [Clock, 'soon'],
  deal_offered: [HandCoins, 'good'],
  deal_overridden: [FileText, 'plain'],
  deal_withdrawn: [Ban, 'bad'],
  demo_requested: [Megaphone, 'soon'],
  earning_payable: [HandCoins, 'good'],
  factors_reset: [ShieldAlert, 'bad'],
  invoice_issued: [FileText, 'plain'],
  lead_account_failed: [CircleX, 'bad'],
  lead_converted: [Store, 'good'],
  lead_rejected: [CircleX, 'bad'],
  order_cancelled: [Ban, 'bad'],
  order_confirmed: [PackageCheck, 'good'],
  order_delivered: [PackageCheck, 'good'],
  order_dispatched: [Truck, 'plain'],
  order_dispute_answered: [PackageCheck, 'plain'],
  order_dispute_decided: [PackageCheck, 'good'],
  order_dispute_opened: [Clock, 'soon'],
  order_disputed: [CircleX, 'bad'],
  order_paid: [HandCoins, 'good'],
  order_paid_late: [HandCoins, 'plain'],
  order_placed: [Package, 'soon'],
  order_received: [PackageCheck, 'good'],
  order_rejected: [CircleX, 'bad'],
  order_window_closed: [PackageCheck, 'good'],
  payout_failed: [CircleX, 'bad'],
  payout_paid: [HandCoins, 'good'],
  proof_approved: [BadgeCheck, 'good'],
  proof_rejected: [Camera, 'bad'],
  proposal_confirmed: [BadgeCheck, 'good'],
  proposal_expired: [Clock, 'plain'],
  proposal_account_recovery: [ShieldAlert, 'soon'],
  proposal_factor_reset: [ShieldAlert, 'soon'],
  proposal_rejected: [CircleX, 'bad'],
  proposal_role: [ShieldAlert, 'soon'],
  proposal_service_key: [ShieldAlert, 'soon'],
  proposal_setting: [ShieldAlert, 'soon'],
  refund_paid: [WalletCards, 'good'],
  refund_rejected: [CircleX, 'bad'],
  review_due: [Clock, 'soon'],
  security_changed: [ShieldAlert, 'bad'],
  shop_assigned: [Store, 'good'],
  shop_bizman_changed: [BriefcaseBusiness, 'plain'],
  shop_unassigned: [Store, 'plain'],
  sms_running_out: [Megaphone, 'soon'],
  topup_confirmed: [WalletCards, 'good'],
  topup_rejected: [CircleX, 'bad'],
};

const UNKNOWN: Look = [Bell, 'plain'];

const TONES: Readonly<Record<Tone, string>> = {
  good: 'bg-success-soft text-success-ink',
  bad: 'bg-danger-soft text-danger-ink',
  soon: 'bg-warning-soft text-warning-ink',
  plain: 'bg-role-soft text-role-ink',
};

export function NoticeIcon({ type }: { type: string }) {
  const [Icon, tone] = isNotificationType(type) ? LOOKS[type] : UNKNOWN;
  return (
    <span
      aria-hidden
      className={clsx('grid size-11 shrink-0 place-items-center rounded-full', TONES[tone])}
    >
      <Icon className="size-5" />
    </span>
  );
}
