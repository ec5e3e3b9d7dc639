import { defineStates } from '../kernel';
import { accountsPolicy } from './policy';

export const PROFILE_STATES = ['active', 'suspended'] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];

/** A suspended person is signed out at once and cannot sign in until reinstated. */
export const profileStates = defineStates<ProfileState>({
  noun: 'profile',
  states: PROFILE_STATES,
  initial: 'active',
  transitions: [
    { from: 'active', to: 'suspended', by: accountsPolicy.judge, via: 'profile_suspend' },
    { from: 'suspended', to: 'active', by: accountsPolicy.judge, via: 'profile_reinstate' },
  ],
});
