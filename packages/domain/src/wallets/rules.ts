import { defineStates, rupees } from '../kernel';
import { walletsPolicy } from './policy';

/**
 * Whose money it is. An amount is positive when the holder of the account gets it; only `bank`,
 * the world outside, goes below zero, by exactly what lies with us.
 */
export const ACCOUNT_KINDS = [
  'bank',
  'brand_wallet',
  'campaign_hold',
  'order_hold',
  'payee',
  'in_transit',
  'platform_fees',
  'gst_payable',
  'tds_payable',
  'platform_expense',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Accounts of somebody or something; the others exist once. */
export const OWNED_KINDS: readonly AccountKind[] = [
  'brand_wallet',
  'campaign_hold',
  'order_hold',
  'payee',
];

export const LEDGER_KINDS = [
  'topup',
  'hold',
  'release',
  'earning',
  'reversal',
  'payout_sent',
  'payout_paid',
  'payout_failed',
  'payout_withheld',
  'refund_requested',
  'refund_paid',
  'refund_returned',
  'bonus',
  'order_paid',
  'order_settled',
  'order_refund',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const TOPUP_STATES = ['requested', 'confirmed', 'rejected'] as const;
export type TopupState = (typeof TOPUP_STATES)[number];

export const topupStates = defineStates<TopupState>({
  noun: 'topup',
  states: TOPUP_STATES,
  initial: 'requested',
  transitions: [
    { from: 'requested', to: 'requested', by: walletsPolicy.own, via: 'wallet_topup_claim' },
    { from: 'requested', to: 'confirmed', by: walletsPolicy.settle, via: 'wallet_topup_confirm' },
    { from: 'requested', to: 'rejected', by: walletsPolicy.settle, via: 'wallet_topup_reject' },
  ],
});

export const TOPUP_LIMITS = { leastPaise: rupees(100), mostPaise: rupees(1_00_00_000) } as const;

const REFERENCE_PREFIX = 'CHK';

/** Since February 2025 a UPI reference holds letters and digits only, 35 at most. */
export function topupReference(id: string): string {
  return REFERENCE_PREFIX + id.replaceAll('-', '').toUpperCase();
}

const BANK_REFERENCE = /^[A-Z0-9]{6,35}$/;

/** A UTR or UPI reference without the spaces people copy it with. */
export function tidyReference(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

export function isBankReference(text: string): boolean {
  return BANK_REFERENCE.test(text);
}

export interface UpiRequest {
  readonly upiId: string;
  readonly name: string;
  readonly amountPaise: number;
  readonly reference: string;
  /** What it is for, as both banks show it. */
  readonly purpose?: string;
}

/** What a payment app reads from the QR code. */
export function upiLink({
  upiId,
  name,
  amountPaise,
  reference,
  purpose = 'Chowk wallet',
}: UpiRequest): string {
  const rupeesText = `${Math.trunc(amountPaise / 100)}.${String(amountPaise % 100).padStart(2, '0')}`;
  const fields = {
    pa: upiId,
    pn: name,
    am: rupeesText,
    cu: 'INR',
    tr: reference,
    tn: `${purpose} ${reference}`,
  };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
