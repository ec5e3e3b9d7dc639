import { defineStates, theSystem } from '../kernel';
import type { ConfigKey } from './config';
import { platformPolicy } from './policy';

/** Figures that decide who gets how much, or where money goes: one proposes, another confirms. */
export const TWO_PERSON_KEYS: readonly ConfigKey[] = [
  'fee_tiers',
  'gst_bps',
  'bizman_activation_paise',
  'bizman_first_proof_paise',
  'bizman_day_60_paise',
  'bizman_bonus_tiers',
  'upi_id',
];

export function needsSecondPerson(key: ConfigKey): boolean {
  return TWO_PERSON_KEYS.includes(key);
}

export const CONFIG_CHANGE_STATES = ['proposed', 'confirmed', 'applied', 'withdrawn'] as const;
export type ConfigChangeState = (typeof CONFIG_CHANGE_STATES)[number];

const { writeConfig } = platformPolicy;

export const configChangeStates = defineStates<ConfigChangeState>({
  noun: 'config_change',
  states: CONFIG_CHANGE_STATES,
  initial: 'proposed',
  transitions: [
    { from: 'proposed', to: 'confirmed', by: writeConfig, via: 'config_change_confirm' },
    { from: 'proposed', to: 'withdrawn', by: writeConfig, via: 'config_change_withdraw' },
    // Until its day has come it can still be called off.
    { from: 'confirmed', to: 'withdrawn', by: writeConfig, via: 'config_change_withdraw' },
    { from: 'confirmed', to: 'applied', by: theSystem(), via: 'platform.apply-config' },
  ],
});
