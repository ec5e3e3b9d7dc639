import { HOLD_REASONS } from '../accounts';
import { defineStates, only, theSystem } from '../kernel';

export const EARNING_STATES = [
  'pending',
  'payable',
  'in_payout',
  'paid',
  'failed',
  'spent',
  'reversed',
] as const;
export type EarningState = (typeof EARNING_STATES)[number];

export const EARNING_KINDS = [
  'placement',
  'shop_activation',
  'first_proof',
  'day_60',
  'monthly_bonus',
  'order_refund',
] as const;
export type EarningKind = (typeof EARNING_KINDS)[number];

/** Why a person is not paid now; they are in the next batch once the reason is gone. */
export const WITHHELD_REASONS = [...HOLD_REASONS, 'no_details', 'changed'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

const system = theSystem();
const admin = only('admin');

export const earningStates = defineStates<EarningState>({
  noun: 'earning',
  states: EARNING_STATES,
  initial: 'pending',
  transitions: [
    { from: 'pending', to: 'payable', by: system, via: 'earning.mature' },
    { from: 'payable', to: 'in_payout', by: admin, via: 'payout_batch_create' },
    { from: 'payable', to: 'spent', by: only('retailer'), via: 'order_place' },
    { from: 'in_payout', to: 'paid', by: admin, via: 'payout_paid' },
    { from: 'in_payout', to: 'failed', by: admin, via: 'payout_failed' },
    { from: 'in_payout', to: 'payable', by: admin, via: 'payout_withheld' },
    { from: 'failed', to: 'payable', by: system, via: 'earning.retry' },
    { from: 'pending', to: 'reversed', by: admin, via: 'deal_override' },
    { from: 'payable', to: 'reversed', by: admin, via: 'deal_override' },
    { from: 'failed', to: 'reversed', by: admin, via: 'deal_override' },
  ],
});
