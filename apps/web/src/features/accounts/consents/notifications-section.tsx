import {
  type ChoiceGroup,
  groupChanges,
  groupChoices,
  type NotificationChoices,
} from '@chowk/domain/accounts';
import { ChevronDown } from 'lucide-react';
import { LoadedCard } from '@/features/accounts/loaded-card';
import { useMessages } from '@/i18n';
import { Switch } from '@/ui/fields/switch';
import { ChoiceTable } from './choice-table';
import { choicesOptions } from './choices.queries';
import { useChoice } from './use-choice';
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

/** One switch for news that belongs together; each way by itself only for those who ask for more. */
function Choices({ choices }: { choices: NotificationChoices }) {
  const t = useMessages('settings');
  const account = useMessages('account');
  const { change } = useConsents();
  return (
    <div className="flex flex-col gap-2">
      <ul className="divide-y divide-line">
        {groupChoices(choices.items).map(({ group, is_on }) => (
          <li key={group} className="py-1">
            <GroupSwitch group={group} isOn={is_on} choices={choices} />
          </li>
        ))}
        <li className="py-1">
          <Switch
            label={account('me.whatsapp_opt_in')}
            description={account('me.whatsappWhy')}
            checked={choices.whatsapp_opt_in}
            onChange={(isGiven) => void change('whatsapp', isGiven)}
          />
        </li>
      </ul>
      <details className="group border-line border-t">
        <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between font-semibold text-primary-ink">
          {t('choice.more')}
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ChoiceTable choices={choices} />
      </details>
    </div>
  );
}

interface GroupSwitchProps {
  group: ChoiceGroup;
  isOn: boolean;
  choices: NotificationChoices;
}

function GroupSwitch({ group, isOn, choices }: GroupSwitchProps) {
  const t = useMessages('settings');
  const set = useChoice();
  return (
    <Switch
      label={<span className="font-semibold">{t(`group.${group}`)}</span>}
      description={t(`group.${group}.text`)}
      checked={isOn}
      onChange={(is_on) => void set(groupChanges(choices.items, { group, is_on }))}
    />
  );
}
