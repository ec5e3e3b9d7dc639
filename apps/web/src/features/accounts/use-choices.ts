import type { Choice, NotificationChoices } from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { contractClient } from '@/api/browser-client';
import { errorKey } from '@/api/error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/toast-store';
import { choicesOptions, setChoiceRef } from './settings.queries';

function withChoice(all: NotificationChoices, chosen: Choice): NotificationChoices {
  const items = all.items.map((item) =>
    item.kind === chosen.kind && item.channel === chosen.channel ? { ...chosen } : item,
  );
  return { ...all, items };
}

/** Takes hold at once; what the server refuses goes back, with a word about it. */
export function useChoices() {
  const t = useMessages('settings');
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const { queryKey } = choicesOptions();

  function show(choice: Choice) {
    queryClient.setQueryData(queryKey, (all) => all && withChoice(all, choice));
  }

  return async (choice: Choice): Promise<void> => {
    await queryClient.cancelQueries({ queryKey });
    show(choice);
    try {
      await contractClient.runCommand(setChoiceRef, choice);
    } catch (error) {
      show({ ...choice, is_on: !choice.is_on });
      showToast({ title: t('notKept'), description: errors(errorKey(error)), tone: 'danger' });
    }
  };
}
