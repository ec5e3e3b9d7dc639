import { defineStates } from '../kernel';
import { accountsPolicy } from './policy';

export const PROFILE_STATES = ['active', 'suspended', 'deleted'] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];

/**
 * A suspended person is signed out at once and cannot sign in until reinstated. Of a deleted one
 * only an empty row is left, for the books to point at.
 */
export const profileStates = defineStates<ProfileState>({
  noun: 'profile',
  states: PROFILE_STATES,
  initial: 'active',
  transitions: [
    { from: 'active', to: 'suspended', by: accountsPolicy.judge, via: 'profile_suspend' },
    { from: 'suspended', to: 'active', by: accountsPolicy.judge, via: 'profile_reinstate' },
    { from: 'active', to: 'deleted', by: accountsPolicy.changeOwn, via: 'account_delete' },
  ],
});
