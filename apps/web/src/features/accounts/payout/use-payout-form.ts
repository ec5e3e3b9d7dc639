import type { PayoutDetails } from '@chowk/domain/accounts';
import { ChowkError } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import { asFieldErrors } from '@/features/accounts/field-errors';
import { payoutDetailsOptions, updatePayoutDetailsRef } from '@/features/accounts/settings.queries';
import type { MessageKey } from '@/i18n';
import { storeAnswer } from '@/offline/cache/store-answer';
import {
  type PayoutValues,
  payoutChanges,
  payoutErrors,
  payoutServerErrors,
} from './payout-values';

const EMPTY: PayoutValues = { upi_id: '', pan: '' };

const resolver: Resolver<PayoutValues> = (values) => {
  const errors = asFieldErrors(payoutErrors(values));
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** What was typed stays on every refusal. It is kept nowhere else: a PAN does not lie around. */
export function usePayoutForm() {
  const queryClient = useQueryClient();
  const form = useForm<PayoutValues>({ defaultValues: EMPTY, resolver });
  const [problem, setProblem] = useState<MessageKey<'errors'>>();
  const [isSaved, setIsSaved] = useState(false);

  async function send(changes: { upi_id?: string | null; pan?: string | null }) {
    const after: PayoutDetails = await contractClient.runCommand(updatePayoutDetailsRef, changes);
    await storeAnswer(queryClient, payoutDetailsOptions().queryKey, after);
    setIsSaved(true);
  }

  function refuse(error: unknown) {
    const known = error instanceof ChowkError ? (error.details?.fields ?? []) : [];
    const fields = Object.entries(payoutServerErrors(known));
    for (const [name, message] of fields) form.setError(name as keyof PayoutValues, { message });
    if (fields.length === 0) setProblem(errorKey(error));
  }

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    setIsSaved(false);
    try {
      await send(payoutChanges(values));
      form.reset(EMPTY);
    } catch (error) {
      refuse(error);
    }
  });

  return {
    form,
    submit,
    problem,
    isSaved,
    remove: (name: keyof PayoutValues) => send({ [name]: null }),
  };
}
