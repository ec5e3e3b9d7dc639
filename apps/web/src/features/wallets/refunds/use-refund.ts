import { outputOrThrow } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { confirmRefundRef, rejectRefundRef, requestRefundRef } from './refunds.queries';

/** Asking for money back, and deciding on it; each throws what it was refused for. */
export function useRefund() {
  const { run } = useCommands();
  return {
    ask: async (amount_paise: number) => {
      outputOrThrow(await run(requestRefundRef, (id) => ({ id, amount_paise })));
    },
    confirm: async (id: string, bank_reference: string) => {
      outputOrThrow(await run(confirmRefundRef, { id, bank_reference }));
    },
    reject: async (id: string, reason: string) => {
      outputOrThrow(await run(rejectRefundRef, { id, reason }));
    },
  };
}
