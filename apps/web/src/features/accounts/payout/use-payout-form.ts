import { updatePayoutDetails } from '@chowk/domain/accounts';
import type { InputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { payoutDetailsOptions, updatePayoutDetailsRef } from '@/features/accounts/settings.queries';
import { inWords } from '@/forms/checks';
import { useCommandForm } from '@/forms/use-command-form';
import { type MessageKey, useMessages } from '@/i18n';
import { storeAnswer } from '@/offline/cache/snapshots';

export type PayoutValues = Record<'upi_id' | 'pan', string>;
type PayoutErrorKey = Extract<MessageKey<'settings'>, `payout.wrong.${string}`>;
type Changes = InputOf<typeof updatePayoutDetails>;

const EMPTY: PayoutValues = { upi_id: '', pan: '' };

const WORDS: Readonly<Record<string, PayoutErrorKey>> = {
  pan_holder: 'payout.wrong.pan_holder',
  pan: 'payout.wrong.pan',
  upi_id: 'payout.wrong.upi_id',
};

/** An empty field keeps what is saved, so it is never wrong. */
function filledIn(values: PayoutValues): Partial<PayoutValues> {
  return Object.fromEntries(Object.entries(values).filter(([, typed]) => typed.trim() !== ''));
}

/** What was typed stays on every refusal. It is kept nowhere else: a PAN does not lie around. */
export function usePayoutForm() {
  const t = useMessages('settings');
  const queryClient = useQueryClient();
  const { run } = useCommand(updatePayoutDetailsRef);

  async function send(changes: Changes) {
    const after = outputOrThrow(await run(changes));
    if (!after) return;
    await storeAnswer(queryClient, payoutDetailsOptions().queryKey, after);
  }

  const form = useCommandForm({
    schema: updatePayoutDetails.input,
    saved: EMPTY,
    given: filledIn,
    words: inWords(WORDS, t),
    isDirty: (values: PayoutValues) => Object.keys(filledIn(values)).length > 0,
    save: async (_, changes) => send(changes),
  });
  return {
    ...form,
    remove: async (name: keyof PayoutValues) => {
      await send({ [name]: null });
      form.tellSaved();
    },
  };
}
