import { formatPaise, type InputOf } from '@chowk/domain/kernel';
import type { confirmTopup, Topup } from '@chowk/domain/wallets';
import { outputOrThrow } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { confirmTopupRef, rejectTopupRef } from '@/features/wallets/ledger/ledger.queries';
import { useMessages } from '@/i18n';

type Found = Omit<InputOf<typeof confirmTopup>, 'id'>;

/** Confirms or rejects one payment; each throws what it was refused for. */
export function useTopupDecision(
  { id, amount_paise, brand_name: brand }: Topup,
  onDone: () => void,
) {
  const t = useMessages('money');
  const { run } = useCommands();
  return {
    confirm: async (found: Found) => {
      const amount = formatPaise(found.amount_paise ?? amount_paise);
      const done = t('topup.confirmed', { amount, brand });
      outputOrThrow(await run(confirmTopupRef, { id, ...found }, { done, onDone }));
    },
    reject: async (reason: string) => {
      const done = t('topup.rejected', { brand });
      outputOrThrow(await run(rejectTopupRef, { id, reason }, { done, onDone }));
    },
  };
}
