import { updatePayoutDetails } from '@chowk/domain/accounts';
import { type InputOf, inputIn, problemsIn } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { answerIn } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { useRowForm } from '@/commands/use-row-form';
import { payoutDetailsOptions, updatePayoutDetailsRef } from '@/features/accounts/settings.queries';
import type { MessageKey } from '@/i18n';
import { storeAnswer } from '@/offline/cache/snapshots';

export type PayoutValues = Record<'upi_id' | 'pan', string>;
type PayoutErrorKey = Extract<MessageKey<'settings'>, `payout.wrong.${string}`>;
type Changes = InputOf<typeof updatePayoutDetails>;

const EMPTY: PayoutValues = { upi_id: '', pan: '' };

/** An empty field keeps what is saved, so it is never wrong. */
function filledIn(values: PayoutValues): Partial<PayoutValues> {
  return Object.fromEntries(Object.entries(values).filter(([, typed]) => typed.trim() !== ''));
}

/** What was typed stays on every refusal. It is kept nowhere else: a PAN does not lie around. */
export function usePayoutForm() {
  const queryClient = useQueryClient();
  const { run } = useCommand(updatePayoutDetailsRef);
  const { input } = updatePayoutDetails;

  async function send(changes: Changes) {
    const after = answerIn(await run(changes));
    if (!after) return;
    await storeAnswer(queryClient, payoutDetailsOptions().queryKey, after);
  }

  const form = useRowForm<PayoutValues, PayoutErrorKey>({
    saved: EMPTY,
    isDirty: (values) => Object.keys(filledIn(values)).length > 0,
    problemsOf: (values) => problemsIn(input, filledIn(values)),
    wordsOf: ({ path, rule }) => {
      if (rule === 'pan_holder') return 'payout.wrong.pan_holder';
      return path === 'pan' || path === 'upi_id' ? `payout.wrong.${path}` : undefined;
    },
    save: async (values) => {
      await send(inputIn(input, filledIn(values)) as Changes);
      return EMPTY;
    },
  });
  return {
    ...form,
    remove: async (name: keyof PayoutValues) => {
      await send({ [name]: null });
      form.tellSaved();
    },
  };
}
