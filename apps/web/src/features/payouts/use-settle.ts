import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import type { Outcome } from './bank-answer';
import { batchLinesOptions, listBatchesRef, settleBatchRef } from './payouts.queries';

/** Enters what the bank did. The same line twice changes nothing, so a lost answer can be asked again. */
export function useSettle(batchId: string, onDone: () => void) {
  const t = useMessages('money');
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function settle(outcomes: readonly Outcome[]) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await contractClient.runCommand(settleBatchRef, { id: batchId, lines: [...outcomes] });
      const paid = outcomes.filter((outcome) => 'bank_reference' in outcome).length;
      const failed = outcomes.length - paid;
      showToast({ title: t('payout.entered', { paid, failed }), tone: 'success' });
      onDone();
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
      void queryClient.invalidateQueries({ queryKey: batchLinesOptions(batchId).queryKey });
      void queryClient.invalidateQueries({ queryKey: [listBatchesRef.name] });
    }
  }

  return { isBusy, problem, settle };
}
