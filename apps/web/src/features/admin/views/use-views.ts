import type { ExportableList, SavedView } from '@chowk/domain/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { deleteViewRef, listSavedViewsRef, savedViewsOptions, saveViewRef } from './views.queries';

/** The views somebody keeps of a list. */
export function useViews(list: ExportableList) {
  const t = useMessages('views');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const { data } = useQuery(savedViewsOptions(list));
  const [isBusy, setIsBusy] = useState(false);

  async function take(done: string, send: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await send();
      await queryClient.invalidateQueries({ queryKey: [listSavedViewsRef.name] });
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
    views: data?.items ?? [],
    keep: (name: string, filter: Readonly<Record<string, string>>) =>
      take(t('kept', { name }), () =>
        contractClient.runCommand(saveViewRef, { id: newId(), list, name, filter }),
      ),
    forget: ({ id, name }: SavedView) =>
      take(t('forgotten', { name }), () => contractClient.runCommand(deleteViewRef, { id })),
  };
}
