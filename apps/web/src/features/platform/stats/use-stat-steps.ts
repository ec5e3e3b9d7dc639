import type { PlatformStat } from '@chowk/domain/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { deletePlatformStatRef, listPlatformStatsRef, savePlatformStatRef } from './stats.queries';

export function useStatSteps() {
  const t = useMessages('stats');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function take(done: string, send: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await send();
      await queryClient.invalidateQueries({ queryKey: [listPlatformStatsRef.name] });
      showToast({ title: done, tone: 'success' });
      return true;
    } catch (error) {
      showToast({ title: t('notDone'), description: errorWords(error), tone: 'danger' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    /** Answers whether it was done. */
    save: (stat: PlatformStat) =>
      take(t('saved'), () => contractClient.runCommand(savePlatformStatRef, stat)),
    remove: ({ id }: PlatformStat) =>
      take(t('removed'), () => contractClient.runCommand(deletePlatformStatRef, { id })),
  };
}
