import type {
  Choice,
  giveConsent,
  NotificationChoices,
  Profile,
  updateProfile,
} from '@chowk/domain/accounts';
import type { InputOf } from '@chowk/domain/kernel';
import { defineKind } from './command-kind';
import { foldChange } from './fold-change';

type ProfileChange = InputOf<typeof updateProfile>;

const CHOICES = 'notification_choices_list {}';

/** The choices as they are once this one holds. */
export function withChoice(all: NotificationChoices, chosen: Choice): NotificationChoices {
  const items = all.items.map((item) =>
    item.kind === chosen.kind && item.channel === chosen.channel ? { ...chosen } : item,
  );
  return { ...all, items };
}

/**
 * As the server has it afterwards: each change counts one more. What was remembered before profiles
 * had versions has none to count from.
 */
function changed(
  profile: Partial<Profile>,
  { version = profile.version, ...changes }: ProfileChange,
) {
  return { ...profile, ...changes, ...(version === undefined ? {} : { version: version + 1 }) };
}

export const ACCOUNT_KINDS = [
  // A person has one profile; changes to it keep their order.
  defineKind<ProfileChange>({
    type: 'profile_update',
    row: () => ({ collection: 'profiles', id: 'own' }),
    changesAnswer: {
      name: (_, actor) => `profile_read ${JSON.stringify({ id: actor })}`,
      apply: (profile, change) => profile && changed(profile, change),
    },
    fold: (input, waiting) => foldChange('profile_update', input, waiting),
    isChange: true,
    edit: {
      at: () => ({ to: '/settings/$section', params: { section: 'profile' } }),
      draft: (_, actor) => `profile.${actor}`,
    },
  }),
  // Each purpose is a choice of its own. The server answers with all of them: what was agreed to
  // here is known here, also when no screen that shows it was open as it arrived.
  defineKind<InputOf<typeof giveConsent>>({
    type: 'consent_give',
    row: ({ purpose }) => ({ collection: 'consents', id: purpose }),
    answers: 'consents_list {}',
    isOwn: true,
    isLastWord: true,
  }),
  // One way of hearing of one kind of news, on or off: the last word counts.
  defineKind<Choice>({
    type: 'notification_choice_set',
    row: ({ kind, channel }) => ({ collection: 'notification_choices', id: `${kind} ${channel}` }),
    answers: CHOICES,
    isOwn: true,
    isLastWord: true,
    changesAnswer: {
      name: () => CHOICES,
      apply: (all, { kind, channel, is_on }) =>
        all && withChoice(all as NotificationChoices, { kind, channel, is_on }),
    },
  }),
];
