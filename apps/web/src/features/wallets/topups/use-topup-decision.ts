import { ChowkError, formatPaise } from '@chowk/domain/kernel';
import type { Topup } from '@chowk/domain/wallets';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import {
  confirmTopupRef,
  listLedgerRef,
  readLedgerTotalsRef,
  rejectTopupRef,
} from '@/features/wallets/ledger/ledger.queries';
import { listTopupsRef } from '@/features/wallets/wallets.queries';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';

const CHANGED = [listTopupsRef, listLedgerRef, readLedgerTotalsRef];

/** Confirms or rejects one payment; while one is under way another press does nothing. */
export function useTopupDecision(topup: Topup, onDone: () => void) {
  const t = useMessages('money');
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function run(words: string, work: () => Promise<Topup>) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
      showToast({ title: words, tone: 'success' });
      onDone();
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
      for (const { name } of CHANGED) void queryClient.invalidateQueries({ queryKey: [name] });
    }
  }

  return {
    isBusy,
    problem,
    isReferenceUsed: problem instanceof ChowkError && problem.code === 'REFERENCE_USED',
    confirm: (bankReference: string, amountPaise: number) =>
      run(t('topup.confirmed', { amount: formatPaise(amountPaise), brand: topup.brand_name }), () =>
        contractClient.runCommand(confirmTopupRef, {
          id: topup.id,
          bank_reference: bankReference,
          ...(amountPaise === topup.amount_paise ? {} : { amount_paise: amountPaise }),
        }),
      ),
    reject: (reason: string) =>
      run(t('topup.rejected', { brand: topup.brand_name }), () =>
        contractClient.runCommand(rejectTopupRef, { id: topup.id, reason }),
      ),
  };
}
