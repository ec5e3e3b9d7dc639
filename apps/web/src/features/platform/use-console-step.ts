import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';

/** One step at a time; afterwards the list it changed is asked for anew. */
export function useConsoleStep(list: { readonly name: string }) {
  const t = useMessages('switches');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /** Answers whether it was done. */
  async function take(done: string, send: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await send();
      await queryClient.invalidateQueries({ queryKey: [list.name] });
      showToast({ title: done, tone: 'success' });
      return true;
    } catch (error) {
      showToast({ title: t('notDone'), description: errorWords(error), tone: 'danger' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, take };
}
