import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { handleDemoRequestRef, listDemoRequestsRef } from './demo-requests.queries';

export function useHandleRequest() {
  const t = useMessages('content');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [busyId, setBusyId] = useState<string>();

  async function handle(id: string) {
    if (busyId) return;
    setBusyId(id);
    try {
      // The request's own id is the key: pressed twice, it is handled once.
      await contractClient.runCommand(handleDemoRequestRef, { id }, { idempotencyKey: id });
      showToast({ title: t('calls.handled'), tone: 'success' });
    } catch (error) {
      showToast({ title: t('edit.failed'), description: errorWords(error), tone: 'danger' });
    } finally {
      setBusyId(undefined);
      await queryClient.invalidateQueries({ queryKey: [listDemoRequestsRef.name] });
    }
  }

  return { busyId, handle };
}
