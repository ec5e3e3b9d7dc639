import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { readProofCaseRef, reviewInBulkRef } from './review.queries';

/** As many as one command takes. */
export const MOST_AT_ONCE = 50;

interface BulkReviewOptions {
  readonly onApproved: (ids: readonly string[]) => void;
  readonly onRefused: () => void;
}

/** Which proofs are chosen, and approving them together. Each is answered on its own. */
export function useBulkReview({ onApproved, onRefused }: BulkReviewOptions) {
  const t = useMessages('review');
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>([]);

  async function approve(ids: readonly string[]): Promise<void> {
    try {
      const input = { ids: [...ids].slice(0, MOST_AT_ONCE) };
      const { approved, refused } = await contractClient.runCommand(reviewInBulkRef, input);
      onApproved(approved);
      void queryClient.invalidateQueries({ queryKey: [readProofCaseRef.name] });
      setChosen([]);
      showToast({
        title: t('bulk.done', { count: approved.length }),
        ...(refused.length > 0
          ? { description: t('bulk.refused', { count: refused.length }) }
          : {}),
        tone: refused.length > 0 ? 'neutral' : 'success',
      });
      if (refused.length > 0) onRefused();
    } catch (error) {
      showToast({ title: t('act.failed'), description: errors(errorKey(error)), tone: 'danger' });
      onRefused();
    }
  }

  return {
    chosen,
    choose: (id: string, isChosen: boolean) =>
      setChosen((ids) => (isChosen ? [...ids, id] : ids.filter((known) => known !== id))),
    chooseAll: (ids: readonly string[]) => setChosen(ids.slice(0, MOST_AT_ONCE)),
    clear: () => setChosen([]),
    approve,
  };
}
