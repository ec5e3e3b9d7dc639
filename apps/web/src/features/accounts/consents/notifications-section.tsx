import {
  CHOSEN_CHANNELS,
  type Choice,
  isFixedChoice,
  type NotificationChoices,
  type NotificationKind,
} from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { BellRing, Check, Plus } from 'lucide-react';
import { useCommand } from '@/commands/use-command';
import { LoadedCard } from '@/features/accounts/loaded-card';
import { useMessages } from '@/i18n';
import { withChoice } from '@/offline/commands/accounts';
import { Switch } from '@/ui/fields/switch';
import { choicesOptions, setChoiceRef } from './choices.queries';
import { useConsents } from './use-consents';

export function NotificationsSection() {
  const t = useMessages('settings');
  return (
    <LoadedCard
      title={t('section.notifications')}
      description={t('choice.text')}
      options={choicesOptions()}
    >
      {(choices) => <Choices choices={choices} />}
    </LoadedCard>
  );
}

function Choices({ choices }: { choices: NotificationChoices }) {
  const t = useMessages('settings');
  const account = useMessages('account');
  const { change } = useConsents();
  const kinds = [...new Set(choices.items.map(({ kind }) => kind))];
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 rounded-lg bg-sunken px-3 py-2.5 text-sm">
        <BellRing aria-hidden className="size-5 shrink-0 text-role-ink" />
        {t('choice.always')}
      </p>
      <Switch
        label={account('me.whatsapp_opt_in')}
        description={account('me.whatsappWhy')}
        checked={choices.whatsapp_opt_in}
        onChange={(isGiven) => void change('whatsapp', isGiven)}
      />
      <ul className="divide-y divide-line border-line border-t">
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} choices={choices} />
        ))}
      </ul>
    </div>
  );
}

function KindRow({ kind, choices }: { kind: NotificationKind; choices: NotificationChoices }) {
  const t = useMessages('settings');
  return (
    <li className="flex flex-col gap-3 py-4 xl:flex-row xl:items-center xl:justify-between">
      <div className="min-w-0">
        <p className="font-semibold">{t(`kind.${kind}`)}</p>
        <p className="text-muted text-sm">{t(`kind.${kind}.text`)}</p>
      </div>
      <div className="grid grid-cols-pair gap-2 sm:grid-cols-4 xl:w-[30rem] xl:shrink-0">
        {CHOSEN_CHANNELS.map((channel) => {
          const isFixed = isFixedChoice(kind, channel);
          const isShut = channel === 'whatsapp' && !choices.whatsapp_opt_in;
          const chosen = choices.items.find(
            (item) => item.kind === kind && item.channel === channel,
          );
          const label = t(`channel.${channel}`);
          const what = { kind: t(`kind.${kind}`), channel: label };
          return (
            <ChoiceChip
              key={channel}
              choice={{ kind, channel }}
              label={label}
              about={t(isFixed ? 'choice.fixed' : isShut ? 'choice.shut' : 'choice.about', what)}
              isOn={(chosen?.is_on ?? false) && !isShut}
              isDisabled={isFixed || isShut}
            />
          );
        })}
      </div>
    </li>
  );
}

/** Takes hold at once, also without a network; what the server refuses goes back, with a word. */
function useChoice() {
  const t = useMessages('settings');
  const queryClient = useQueryClient();
  const { queryKey } = choicesOptions();
  const { run } = useCommand(setChoiceRef);

  function show(choice: Choice) {
    queryClient.setQueryData<NotificationChoices>(
      queryKey,
      (all) => all && withChoice(all, choice),
    );
  }

  return (choice: Choice) =>
    run(choice, {
      onStart: async () => {
        await queryClient.cancelQueries({ queryKey });
        show(choice);
      },
      onRefused: () => show({ ...choice, is_on: !choice.is_on }),
      refused: t('notKept'),
    });
}

interface ChoiceChipProps {
  choice: Omit<Choice, 'is_on'>;
  label: string;
  /** What it turns on or off, read aloud with the label. */
  about: string;
  isOn: boolean;
  isDisabled: boolean;
}

/** One way of hearing about one thing: pressed is on. */
function ChoiceChip({ choice, label, about, isOn, isDisabled }: ChoiceChipProps) {
  const set = useChoice();
  const Icon = isOn ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={about}
      disabled={isDisabled}
      onClick={() => void set({ ...choice, is_on: !isOn })}
      className={clsx(
        'flex min-h-touch items-center justify-center gap-1.5 rounded-lg border px-3 font-medium text-sm transition-colors',
        isOn
          ? 'border-success bg-success-soft text-success-ink'
          : 'border-line-strong/60 bg-surface text-muted hover:bg-sunken',
        isDisabled && 'cursor-not-allowed border-dashed',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </button>
  );
}
