import type { Choice, NotificationChoices } from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { sendCommand } from '@/commands/send-command';
import { useMessages } from '@/i18n';
import { withChoice } from '@/offline/commands/accounts';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { choicesOptions, setChoiceRef } from './choices.queries';

/** Takes hold at once, also without a network; what the server refuses goes back, with a word. */
export function useChoices() {
  const t = useMessages('settings');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const { queryKey } = choicesOptions();

  function show(choice: Choice) {
    queryClient.setQueryData<NotificationChoices>(
      queryKey,
      (all) => all && withChoice(all, choice),
    );
  }

  return async (choice: Choice): Promise<void> => {
    await queryClient.cancelQueries({ queryKey });
    show(choice);
    const outcome = await sendCommand(setChoiceRef, choice);
    if (outcome.kind !== 'refused') return;
    show({ ...choice, is_on: !choice.is_on });
    showToast({
      title: t('notKept'),
      description: errorWords(outcome.error),
      tone: 'danger',
    });
  };
}
