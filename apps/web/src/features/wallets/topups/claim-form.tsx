import { isBankReference, type Topup, tidyReference } from '@chowk/domain/wallets';
import { type FormEvent, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextField } from '@/ui/fields/text-field';

interface ClaimFormProps {
  topup: Topup;
  onClaim: (id: string, reference: string) => Promise<Topup>;
}

/** The bank's own number makes a payment found in seconds instead of searched for. */
export function ClaimForm({ topup, onClaim }: ClaimFormProps) {
  const t = useMessages('wallets');
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState(topup.claimed_reference ?? '');
  const [claimed, setClaimed] = useState(topup.claimed_reference);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const reference = tidyReference(typed);
    if (!isBankReference(reference)) return setProblem(t('claim.wrong'));
    setProblem(undefined);
    setIsBusy(true);
    try {
      setClaimed((await onClaim(topup.id, reference)).claimed_reference);
    } catch (error) {
      setProblem(errorWords(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('claim.label')}
        hint={t('claim.hint')}
        error={problem}
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
