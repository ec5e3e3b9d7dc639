import { useCommands } from '@/commands/use-command';
import { confirmRefundRef, rejectRefundRef, requestRefundRef } from './refunds.queries';

/** Asking for money back, and deciding on it. */
export function useRefund() {
  const { run, refusalWords, isBusy } = useCommands();
  return {
    problem: refusalWords,
    isBusy,
    ask: (amount_paise: number) => run(requestRefundRef, (id) => ({ id, amount_paise })),
    confirm: (id: string, bank_reference: string) => run(confirmRefundRef, { id, bank_reference }),
    reject: (id: string, reason: string) => run(rejectRefundRef, { id, reason }),
  };
}
