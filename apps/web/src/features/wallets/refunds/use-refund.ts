import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import {
  confirmRefundRef,
  MOVED_BY_REFUND,
  rejectRefundRef,
  requestRefundRef,
} from './refunds.queries';

/** Asking for money back, and deciding on it; each answers whether it was done. */
export function useRefund() {
  const queryClient = useQueryClient();
  const errorWords = useErrorWords();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(errorWords(error));
      return false;
    } finally {
      for (const name of MOVED_BY_REFUND) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
      setIsBusy(false);
    }
  }

  return {
    problem,
    isBusy,
    ask: (amount_paise: number) =>
      run(() => contractClient.runCommand(requestRefundRef, { id: newId(), amount_paise })),
    confirm: (id: string, bank_reference: string) =>
      run(() => contractClient.runCommand(confirmRefundRef, { id, bank_reference })),
    reject: (id: string, reason: string) =>
      run(() => contractClient.runCommand(rejectRefundRef, { id, reason })),
  };
}
