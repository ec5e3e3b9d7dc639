import { claimTopup, type Topup } from '@chowk/domain/wallets';
import { useState } from 'react';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { claimTopupRef } from '@/features/wallets/wallets.queries';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextField } from '@/ui/fields/text-field';

/** The bank's own number makes a payment found in seconds instead of searched for. */
export function ClaimForm({ topup }: { topup: Topup }) {
  const t = useMessages('wallets');
  const [claimed, setClaimed] = useState(topup.claimed_reference);
  const { run } = useCommand(claimTopupRef);
  const form = useCommandForm({
    schema: claimTopup.input,
    saved: { claimed_reference: claimed ?? '' },
    words: { claimed_reference: t('claim.wrong') },
    save: async (_, { claimed_reference }) => {
      const after = outputOrThrow(await run({ id: topup.id, claimed_reference }));
      setClaimed(after?.claimed_reference ?? claimed_reference);
      return { claimed_reference };
    },
  });
  return (
    <form {...form.box} className="flex flex-col gap-3">
      <TextField
        label={t('claim.label')}
        hint={t('claim.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('claimed_reference')}
      />
      <FormOutcome form={form} />
      {claimed && <Banner tone="success" title={t('claim.saved', { reference: claimed })} />}
      <Button type="submit" variant="secondary" className="self-start" isLoading={form.isBusy}>
        {t('claim.send')}
      </Button>
    </form>
  );
}
