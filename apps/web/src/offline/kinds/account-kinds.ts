import type { giveConsent } from '@chowk/domain/accounts';
import type { InputOf } from '@chowk/domain/kernel';
import { defineKind } from './command-kind';

export const ACCOUNT_KINDS = [
  // A person has one profile; changes to it keep their order.
  defineKind<unknown>({
    type: 'profile_update',
    row: () => ({ collection: 'profiles', id: 'own' }),
  }),
  // Each purpose is a choice of its own. The server answers with all of them: what was agreed to
  // here is known here, also when no screen that shows it was open as it arrived.
  defineKind<InputOf<typeof giveConsent>>({
    type: 'consent_give',
    row: ({ purpose }) => ({ collection: 'consents', id: purpose }),
    answers: 'consents_list {}',
  }),
];
