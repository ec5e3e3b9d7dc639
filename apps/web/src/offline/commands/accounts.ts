import type {
  Choice,
  Consent,
  giveConsent,
  NotificationChoices,
  Profile,
  updateProfile,
} from '@chowk/domain/accounts';
import type { InputOf } from '@chowk/domain/kernel';
import { defineKind, typedDraft } from './command-kind';
import { foldChange } from './fold-change';

type ProfileChange = InputOf<typeof updateProfile>;

const CHOICES = ['notification_choices_list', {}] as const;
const CONSENTS = ['consents_list', {}] as const;

interface Consents {
  readonly items: readonly Consent[];
}

export function withChoice(all: NotificationChoices, chosen: Choice): NotificationChoices {
  const items = all.items.map((item) =>
    item.kind === chosen.kind && item.channel === chosen.channel ? { ...chosen } : item,
  );
  return { ...all, items };
}

/** The server raises the version with each change. Snapshots of older builds have no version. */
function changed(
  profile: Partial<Profile>,
  { version = profile.version, ...changes }: ProfileChange,
) {
  return { ...profile, ...changes, ...(version === undefined ? {} : { version: version + 1 }) };
}

export const ACCOUNT_KINDS = [
  // A person has one profile, so changes to it stay in order.
  defineKind<ProfileChange>({
    type: 'profile_update',
    row: () => ({ collection: 'profiles', id: 'own' }),
    changesQueries: [
      {
        queryKey: (_, id) => ['profile_read', { id }],
        apply: (profile, change) => changed(profile, change),
      },
    ],
    fold: (input, waiting) => foldChange('profile_update', input, waiting),
    isChange: true,
    edit: {
      at: () => ({ to: '/settings/$section', params: { section: 'profile' } }),
      draft: (_, actor) => typedDraft('profile', actor),
    },
  }),
  // Each purpose is a choice of its own. The server returns all of them, so the snapshot is up to
  // date even if no screen that shows it was open when the command arrived.
  defineKind<InputOf<typeof giveConsent>>({
    type: 'consent_give',
    row: ({ purpose }) => ({ collection: 'consents', id: purpose }),
    answers: CONSENTS,
    // Newest first, as on the server.
    changesQueries: [
      {
        queryKey: () => CONSENTS,
        apply: (known, { purpose, version }, { doneMs }) => {
          const given_at = new Date(doneMs).toISOString();
          const given: Consent = { purpose, version, given_at, withdrawn_at: null };
          return { ...known, items: [given, ...(known as Consents).items] };
        },
      },
    ],
    asSelf: true,
    isLastWord: true,
    dependentsContinue: true,
  }),
  // One kind of notification through one channel: the last choice counts.
  defineKind<Choice>({
    type: 'notification_choice_set',
    row: ({ kind, channel }) => ({ collection: 'notification_choices', id: `${kind} ${channel}` }),
    answers: CHOICES,
    asSelf: true,
    isLastWord: true,
    changesQueries: [
      {
        queryKey: () => CHOICES,
        apply: (all, { kind, channel, is_on }) =>
          withChoice(all as NotificationChoices, { kind, channel, is_on }),
      },
    ],
  }),
];
