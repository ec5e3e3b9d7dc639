import { isBankReference, type Topup, tidyReference } from '@chowk/domain/wallets';
import { type FormEvent, useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { claimTopupRef } from '@/features/wallets/wallets.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextField } from '@/ui/fields/text-field';

/** The bank's own number makes a payment found in seconds instead of searched for. */
export function ClaimForm({ topup }: { topup: Topup }) {
  const t = useMessages('wallets');
  const [typed, setTyped] = useState(topup.claimed_reference ?? '');
  const [claimed, setClaimed] = useState(topup.claimed_reference);
  const [isWrong, setIsWrong] = useState(false);
  const { isBusy, refusalWords, run } = useCommand(claimTopupRef, {
    onDone: ({ claimed_reference }) => setClaimed(claimed_reference),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const reference = tidyReference(typed);
    setIsWrong(!isBankReference(reference));
    if (isBankReference(reference)) void run({ id: topup.id, claimed_reference: reference });
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <TextField
        label={t('claim.label')}
        hint={t('claim.hint')}
        error={isWrong ? t('claim.wrong') : refusalWords}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      {claimed && <Banner tone="success" title={t('claim.saved', { reference: claimed })} />}
      <Button type="submit" variant="secondary" className="self-start" isLoading={isBusy}>
        {t('claim.send')}
      </Button>
    </form>
  );
}
