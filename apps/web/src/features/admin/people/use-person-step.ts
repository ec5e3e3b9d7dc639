import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { listPeopleRef, readPersonRef } from './people.queries';

/** One step about a person at a time; afterwards everything shown of people is asked for anew. */
export function usePersonStep() {
  const t = useMessages('office');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  /** Answers whether it was done. Why not is said at the field, where there is one. */
  async function take(
    done: string,
    send: () => Promise<unknown>,
    sayAtField?: (problem: string) => void,
  ): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await send();
      showToast({ title: done, tone: 'success' });
      return true;
    } catch (error) {
      const description = errorWords(error);
      if (sayAtField) sayAtField(description);
      else showToast({ title: t('notDone'), description, tone: 'danger' });
      return false;
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
      for (const { name } of [readPersonRef, listPeopleRef, { name: 'audit_logs_list' }]) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
    }
  }

  return { isBusy, take };
}
