import type { Person } from '@chowk/domain/admin';
import { ChowkError } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { reinstateRef, suspendRef } from './people.queries';

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
  const { run } = useTask();

  /** Done when all were asked about; a line that broke leaves the rest chosen. */
  const takeAll = (step: BulkStep, people: readonly Person[], reason: string) =>
    run(() => askEach(step, people, reason), {
      done: ({ done, refused }) => ({
        title: t('bulk.done', { count: done }),
        tone: done > 0 ? 'success' : 'danger',
        ...(refused > 0 ? { description: t('bulk.refused', { count: refused }) } : {}),
      }),
      command: suspendRef.name,
    });

  return { takeAll };
}
