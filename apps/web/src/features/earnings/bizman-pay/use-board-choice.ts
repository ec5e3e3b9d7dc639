import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { readLeaderboardRef, setLeaderboardChoiceRef } from './bizpay.queries';

/** Whether one's name is among the bizmen of an area. */
export function useBoardChoice() {
  const t = useMessages('bizpay');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function choose(isTakingPart: boolean): Promise<void> {
    setIsBusy(true);
    try {
      await contractClient.runCommand(setLeaderboardChoiceRef, { is_taking_part: isTakingPart });
      await queryClient.invalidateQueries({ queryKey: [readLeaderboardRef.name] });
      showToast({ title: t(isTakingPart ? 'board.in' : 'board.out'), tone: 'success' });
    } catch (error) {
      showToast({ title: errorWords(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, choose };
}
