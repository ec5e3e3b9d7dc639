import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { reviewInBulkRef } from './review.queries';

/** As many as one command takes. */
export const MOST_AT_ONCE = 50;

interface BulkReviewOptions {
  readonly onApproved: (ids: readonly string[]) => void;
  readonly onRefused: () => void;
}

/** Which proofs are chosen, and approving them together. Each is answered on its own. */
export function useBulkReview({ onApproved, onRefused }: BulkReviewOptions) {
  const t = useMessages('review');
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const { run } = useCommand(reviewInBulkRef, {
    onDone: ({ approved, refused }) => {
      onApproved(approved);
      setChosen([]);
      if (refused.length > 0) onRefused();
    },
    done: ({ approved, refused }) => ({
      title: t('bulk.done', { count: approved.length }),
      ...(refused.length > 0
        ? { description: t('bulk.refused', { count: refused.length }), tone: 'neutral' }
        : {}),
    }),
    refused: t('act.failed'),
    onRefused,
  });

  return {
    chosen,
    choose: (id: string, isChosen: boolean) =>
      setChosen((ids) => (isChosen ? [...ids, id] : ids.filter((known) => known !== id))),
    chooseAll: (ids: readonly string[]) => setChosen(ids.slice(0, MOST_AT_ONCE)),
    clear: () => setChosen([]),
    approve: async (ids: readonly string[]) => {
      await run({ ids: [...ids].slice(0, MOST_AT_ONCE) });
    },
  };
}
