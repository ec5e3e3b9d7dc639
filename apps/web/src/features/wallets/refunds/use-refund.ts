import { answerIn } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { confirmRefundRef, rejectRefundRef, requestRefundRef } from './refunds.queries';

/** Asking for money back, and deciding on it; each throws what it was refused for. */
export function useRefund() {
  const { run } = useCommands();
  return {
    ask: async (amount_paise: number) => {
      answerIn(await run(requestRefundRef, (id) => ({ id, amount_paise })));
    },
    confirm: async (id: string, bank_reference: string) => {
      answerIn(await run(confirmRefundRef, { id, bank_reference }));
    },
    reject: async (id: string, reason: string) => {
      answerIn(await run(rejectRefundRef, { id, reason }));
    },
  };
}
