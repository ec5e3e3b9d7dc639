import { formatPaise } from '@chowk/domain/kernel';
import { isBankReference, TOPUP_LIMITS, type Topup, tidyReference } from '@chowk/domain/wallets';
import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Checkbox } from '@/ui/fields/checkbox';
import { MoneyField } from '@/ui/fields/number/money-field';
import { TextField } from '@/ui/fields/text-field';
import { useTopupDecision } from './use-topup-decision';

const LONGEST_TYPED = 60;

export function ConfirmTopupForm({ topup, onDone }: { topup: Topup; onDone: () => void }) {
  const t = useMessages('money');
  const decision = useTopupDecision(topup, onDone);
  const [typed, setTyped] = useState(topup.claimed_reference ?? '');
  const [paise, setPaise] = useState<number | null>(topup.amount_paise);
  const [isSure, setIsSure] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const reference = tidyReference(typed);
  const isAmount = paise !== null && paise > 0 && paise <= TOPUP_LIMITS.mostPaise;
  const isOther = isAmount && paise !== topup.amount_paise;
  const announced = formatPaise(topup.amount_paise);

  function referenceProblem(): string | undefined {
    if (wasTried && !isBankReference(reference)) return t('wrongReference');
    return decision.isReferenceUsed ? t('usedReference') : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    // A slip of the finger must not credit a hundred times what came.
    const isAgreed = !isOther || isSure;
    if (isAmount && isAgreed && isBankReference(reference)) void decision.confirm(reference, paise);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField
        label={t('bankReference')}
        error={referenceProblem()}
        value={typed}
        maxLength={LONGEST_TYPED}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <MoneyField
        label={t('topup.really')}
        value={paise}
        error={
          wasTried && !isAmount
            ? t('topup.wrongAmount', {
                least: formatPaise(1),
                most: formatPaise(TOPUP_LIMITS.mostPaise),
              })
            : undefined
        }
        hint={isOther ? t('topup.differs', { amount: announced }) : undefined}
        onChange={(value) => {
          setPaise(value);
          setIsSure(false);
        }}
      />
      {isOther && (
        <Checkbox
          label={t('topup.sure', { amount: formatPaise(paise) })}
          checked={isSure}
          {...(wasTried && !isSure ? { error: t('topup.unsure') } : {})}
          onChange={(event) => setIsSure(event.target.checked)}
        />
      )}
      {decision.problem && !decision.isReferenceUsed && (
        <Banner tone="danger" title={decision.problem} text={t('typed')} />
      )}
      <Button type="submit" isLoading={decision.isBusy}>
        {t('topup.confirm')}
      </Button>
    </form>
  );
}
