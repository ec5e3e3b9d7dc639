import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import type { Outcome } from './bank-answer';
import { settleBatchRef } from './payouts.queries';

/** Enters what the bank did. The same line twice changes nothing, so a lost answer can be asked again. */
export function useSettle(batchId: string, onDone: () => void) {
  const t = useMessages('money');
  const { isBusy, refusalWords, run } = useCommand(settleBatchRef, { onDone });

  function settle(outcomes: readonly Outcome[]) {
    const paid = outcomes.filter((outcome) => 'bank_reference' in outcome).length;
    const failed = outcomes.length - paid;
    return run(
      { id: batchId, lines: [...outcomes] },
      { done: t('payout.entered', { paid, failed }) },
    );
  }

  return { isBusy, problem: refusalWords, settle };
}
