import {
  CHOSEN_CHANNELS,
  type Choice,
  isFixedChoice,
  type NotificationChoices,
  type NotificationKind,
} from '@chowk/domain/accounts';
import clsx from 'clsx';
import { Check, Plus } from 'lucide-react';
import { useMessages } from '@/i18n';
import { useChoice } from './use-choice';

/** Every kind of news by every way, for those who want to say it exactly. */
export function ChoiceTable({ choices }: { choices: NotificationChoices }) {
  const kinds = [...new Set(choices.items.map(({ kind }) => kind))];
  return (
    <ul className="divide-y divide-line border-line border-t">
      {kinds.map((kind) => (
        <KindRow key={kind} kind={kind} choices={choices} />
      ))}
    </ul>
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
      onClick={() => void set([{ ...choice, is_on: !isOn }])}
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
