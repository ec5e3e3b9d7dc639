import { defineKind } from './command-kind';

export const ACCOUNT_KINDS = [
  // A person has one profile; changes to it keep their order.
  defineKind<unknown>({
    type: 'profile_update',
    row: () => ({ collection: 'profiles', id: 'own' }),
  }),
];
