import { DAY_MS, defineStates, HOUR_MS, MINUTE_MS, theSystem } from '../kernel';
import { leadsPolicy } from './policy';

export const LEAD_STATES = [
  'pending',
  'phone_verified',
  'activation_requested',
  'converted',
  'rejected',
] as const;
export type LeadState = (typeof LEAD_STATES)[number];

const { own, decide } = leadsPolicy;
const system = theSystem();

export const leadStates = defineStates<LeadState>({
  noun: 'lead',
  states: LEAD_STATES,
  initial: 'pending',
  transitions: [
    { from: 'pending', to: 'pending', by: own, via: 'lead_update' },
    { from: 'pending', to: 'phone_verified', by: own, via: 'lead_verify_phone' },
    { from: 'phone_verified', to: 'phone_verified', by: own, via: 'lead_update' },
    // Another number is another proof.
    { from: 'phone_verified', to: 'pending', by: system, via: 'lead.phone-changed' },
    {
      from: 'phone_verified',
      to: 'activation_requested',
      by: own,
      via: 'lead_request_activation',
    },
    { from: 'activation_requested', to: 'converted', by: decide, via: 'activation_approve' },
    { from: 'activation_requested', to: 'rejected', by: decide, via: 'activation_reject' },
  ],
});

export const ACCOUNT_CREATION_STATES = ['pending', 'created', 'failed'] as const;
export type AccountCreationState = (typeof ACCOUNT_CREATION_STATES)[number];

export const accountCreationStates = defineStates<AccountCreationState>({
  noun: 'account_creation',
  states: ACCOUNT_CREATION_STATES,
  initial: 'pending',
  transitions: [
    { from: 'pending', to: 'created', by: system, via: 'account.created' },
    { from: 'pending', to: 'failed', by: system, via: 'account.failed' },
    { from: 'failed', to: 'created', by: system, via: 'account.created' },
    { from: 'failed', to: 'failed', by: system, via: 'account.failed' },
  ],
});

export const ACTIVATION_STATES = ['requested', 'approved', 'rejected'] as const;
export type ActivationState = (typeof ACTIVATION_STATES)[number];

export const MAX_LEAD_PHOTOS = 6;

/** How the owner's phone is proved. One number gets few codes, and each bears few guesses. */
export const LEAD_CODE = {
  lifeMs: 10 * MINUTE_MS,
  guesses: 5,
  resendMs: MINUTE_MS,
  perPhone: { most: 5, withinMs: DAY_MS },
  perSender: { most: 40, withinMs: HOUR_MS },
} as const;

export const CODE_OUTCOMES = ['verified', 'wrong', 'spent', 'expired'] as const;
export type CodeOutcome = (typeof CODE_OUTCOMES)[number];
