import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { setLeaderboardChoiceRef } from './bizpay.queries';

/** Whether one's name is among the bizmen of an area. */
export function useBoardChoice() {
  const t = useMessages('bizpay');
  const { isBusy, run } = useCommand(setLeaderboardChoiceRef, {
    refused: true,
    isShownFirst: true,
  });
  const choose = (is_taking_part: boolean) =>
    run({ is_taking_part }, { done: t(is_taking_part ? 'board.in' : 'board.out') });
  return { isBusy, choose };
}
