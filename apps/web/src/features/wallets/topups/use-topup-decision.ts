import { ChowkError, formatPaise } from '@chowk/domain/kernel';
import type { Topup } from '@chowk/domain/wallets';
import { useCommands } from '@/commands/use-command';
import { confirmTopupRef, rejectTopupRef } from '@/features/wallets/ledger/ledger.queries';
import { useMessages } from '@/i18n';

/** Confirms or rejects one payment; while one is under way another press does nothing. */
export function useTopupDecision(topup: Topup, onDone: () => void) {
  const t = useMessages('money');
  const { run, isBusy, refusal, refusalWords } = useCommands();
  const { id, amount_paise, brand_name: brand } = topup;
  return {
    isBusy,
    problem: refusalWords,
    isReferenceUsed: refusal instanceof ChowkError && refusal.code === 'REFERENCE_USED',
    confirm: (bank_reference: string, paise: number) =>
      run(
        confirmTopupRef,
        { id, bank_reference, ...(paise === amount_paise ? {} : { amount_paise: paise }) },
        { done: t('topup.confirmed', { amount: formatPaise(paise), brand }), onDone },
      ),
    reject: (reason: string) =>
      run(rejectTopupRef, { id, reason }, { done: t('topup.rejected', { brand }), onDone }),
  };
}
