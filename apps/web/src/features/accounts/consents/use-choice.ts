import type { Choice, NotificationChoices } from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { withChoice } from '@/offline/commands/accounts';
import { choicesOptions, setChoiceRef } from './choices.queries';

/** Takes hold at once, also without a network; what the server refuses goes back, with a word. */
export function useChoice() {
  const t = useMessages('settings');
  const queryClient = useQueryClient();
  const { queryKey } = choicesOptions();
  const { run } = useCommand(setChoiceRef);

  function show(choices: readonly Choice[]) {
    queryClient.setQueryData<NotificationChoices>(
      queryKey,
      (all) => all && choices.reduce(withChoice, all),
    );
  }

  return async (choices: readonly Choice[]) => {
    await queryClient.cancelQueries({ queryKey });
    show(choices);
    for (const choice of choices) {
      await run(choice, {
        onRefused: () => show([{ ...choice, is_on: !choice.is_on }]),
        refused: t('notKept'),
      });
    }
  };
}
