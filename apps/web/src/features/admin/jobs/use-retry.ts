import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { jobsOptions, retryJobRef } from './jobs.queries';

export function useRetry() {
  const t = useMessages('office');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [busyId, setBusyId] = useState<string>();

  async function retry(id: string) {
    if (busyId) return;
    setBusyId(id);
    try {
      // The job's own id is the key: pressed twice, it goes back once.
      await contractClient.runCommand(retryJobRef, { id }, { idempotencyKey: id });
      showToast({ title: t('jobs.retried'), tone: 'success' });
    } catch (error) {
      showToast({ title: t('notDone'), description: errorWords(error), tone: 'danger' });
    } finally {
      setBusyId(undefined);
      await queryClient.invalidateQueries({ queryKey: jobsOptions().queryKey });
    }
  }

  return { busyId, retry };
}
