import { DAY_MS, defineStates, type Role, theSystem } from '../kernel';
import type { ConfigKey } from './config';
import { platformPolicy } from './policy';

/** Settings that decide who gets how much, or where money goes: one proposes, another confirms. */
export const TWO_PERSON_KEYS: readonly ConfigKey[] = [
  'fee_tiers',
  'gst_bps',
  'payable_days',
  'bizman_activation_paise',
  'bizman_first_proof_paise',
  'bizman_day_60_paise',
  'bizman_bonus_tiers',
  'upi_id',
  'upi_name',
  'supplier',
  'super_admin_hours',
];

export function needsSecondPerson(key: ConfigKey): boolean {
  return TWO_PERSON_KEYS.includes(key);
}

/** Roles that open the console. */
export const TEAM_ROLES = ['admin', 'super_admin'] as const satisfies readonly Role[];
export type TeamRole = (typeof TEAM_ROLES)[number];

export function isTeamRole(role: Role): role is TeamRole {
  return TEAM_ROLES.some((each) => each === role);
}

export const PROPOSAL_KINDS = [
  'setting',
  'role',
  'service_key',
  'factor_reset',
  'account_recovery',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** After this time without a decision it has to be proposed again. */
export const PROPOSAL_LIFE_MS = 7 * DAY_MS;

export const PROPOSAL_STATES = [
  'proposed',
  'confirmed',
  'applied',
  'withdrawn',
  'rejected',
  'expired',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Why somebody cannot confirm a proposal. */
export const CONFIRM_OBSTACLES = ['own', 'beneficiary', 'too_new', 'expired'] as const;
export type ConfirmObstacle = (typeof CONFIRM_OBSTACLES)[number];

const { writeConfig } = platformPolicy;

export const proposalStates = defineStates<ProposalState>({
  noun: 'proposal',
  states: PROPOSAL_STATES,
  initial: 'proposed',
  transitions: [
    { from: 'proposed', to: 'confirmed', by: writeConfig, via: 'proposal_confirm' },
    { from: 'proposed', to: 'withdrawn', by: writeConfig, via: 'proposal_withdraw' },
    { from: 'proposed', to: 'rejected', by: writeConfig, via: 'proposal_reject' },
    { from: 'proposed', to: 'expired', by: theSystem(), via: 'platform.expire-proposals' },
    // Until its day has come it can still be stopped.
    { from: 'confirmed', to: 'withdrawn', by: writeConfig, via: 'proposal_withdraw' },
    { from: 'confirmed', to: 'rejected', by: writeConfig, via: 'proposal_reject' },
    // Proposals of demo visitors expire with the demo.
    { from: 'proposed', to: 'withdrawn', by: theSystem(), via: 'demo.close-config' },
    { from: 'confirmed', to: 'withdrawn', by: theSystem(), via: 'demo.close-config' },
    { from: 'confirmed', to: 'applied', by: theSystem(), via: 'platform.apply-proposals' },
  ],
});
