import type { Person } from '@chowk/domain/admin';
import { ChowkError } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { listPeopleRef, reinstateRef, suspendRef } from './people.queries';

export type BulkStep = 'suspend' | 'reinstate';

const FIRST_SERVER_FAULT = 500;

/** The server said no to this one; the others are asked all the same. */
const isRefusal = (error: unknown) =>
  error instanceof ChowkError && error.status < FIRST_SERVER_FAULT && error.status !== 401;

/** One command a person, so that each stands in the trail on its own. */
async function askEach(step: BulkStep, people: readonly Person[], reason: string) {
  const counts = { done: 0, refused: 0 };
  for (const { id } of people) {
    try {
      await contractClient.runCommand(step === 'suspend' ? suspendRef : reinstateRef, {
        id,
        reason,
      });
      counts.done++;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      counts.refused++;
    }
  }
  return counts;
}

export function useBulkStep() {
  const t = useMessages('office');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /** Answers whether all were asked about; a line that broke leaves the rest chosen. */
  async function takeAll(step: BulkStep, people: readonly Person[], reason: string) {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      const { done, refused } = await askEach(step, people, reason);
      showToast({
        title: t('bulk.done', { count: done }),
        tone: done > 0 ? 'success' : 'danger',
        ...(refused > 0 ? { description: t('bulk.refused', { count: refused }) } : {}),
      });
      return true;
    } catch (error) {
      showToast({ title: t('notDone'), description: errorWords(error), tone: 'danger' });
      return false;
    } finally {
      setIsBusy(false);
      void queryClient.invalidateQueries({ queryKey: [listPeopleRef.name] });
    }
  }

  return { isBusy, takeAll };
}
